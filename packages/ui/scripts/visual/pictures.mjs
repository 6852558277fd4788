import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sirv from 'sirv'
import { chromiumLaunch } from '../../../../tooling/test/chromium.mjs'

/** How many stories are captured in parallel. */
const HANDS = Math.max(2, availableParallelism())

/**
 * Taller pages are cut off: a screenshot of ten thousand rows isn't reviewable and doesn't fit
 * a canvas.
 */
const TALLEST = 6000

/** Maximum number of captures while waiting for two identical screenshots in a row. */
const TRIES = 20

/** Makes a page's pixels independent of how it was painted. */
const STEADY = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/**
 * Runs in the page: reports when the story has rendered and its play function has run, and
 * whether it passed.
 */
function watchStory() {
  let channel
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created) {
      channel = created
      created.on('storyFinished', ({ status }) => {
        window.storyFinished = status
      })
      for (const event of ['storyErrored', 'storyMissing', 'storyThrewException']) {
        created.on(event, () => {
          window.storyFinished = 'error'
        })
      }
    },
  })
}

/** The settled page: two identical screenshots in a row. */
async function stillPicture(page) {
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  const { width } = page.viewportSize()
  const shoot = () =>
    page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
      animations: 'disabled',
      caret: 'hide',
    })
  let last = await shoot()
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await shoot()
    if (next.equals(last)) return next
    last = next
    await page.waitForTimeout(50)
  }
  throw new Error(`no two of ${TRIES} screenshots in a row are identical`)
}

/**
 * Returns 'success', or 'error' for a story that threw or whose play function failed; its
 * screenshot shows the error.
 */
async function photograph(context, origin, { id, theme, file }) {
  const page = await context.newPage()
  try {
    await page.addInitScript(watchStory)
    // axe runs in the story tests; here it would only take time.
    const globals = `theme:${theme};a11y.manual:!true`
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    const finished = await page.waitForFunction(() => window.storyFinished, undefined, {
      timeout: 30_000,
    })
    writeFileSync(file, await stillPicture(page))
    return await finished.jsonValue()
  } catch (error) {
    throw new Error(`couldn't capture ${id} in ${theme}`, { cause: error })
  } finally {
    await page.close()
  }
}

/**
 * Captures one PNG per story, theme and width. Returns the file names and the stories that
 * failed.
 */
export async function takePictures({ storybook, folder, only, widths, themes }) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  const ids = Object.values(entries)
    .filter(
      ({ id, type, tags }) => type === 'story' && id.includes(only) && !tags?.includes('!visual'),
    )
    .map(({ id }) => id)
  const serve = sirv(storybook)
  const server = createServer((request, response) => serve(request, response))
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${server.address().port}`
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, ...STEADY],
  })
  const taken = []
  const failed = []
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      })
      const wanted = themes.flatMap((theme) =>
        ids.map((id) => ({ id, theme, name: `${id}.${width}.${theme}.png` })),
      )
      const hand = async () => {
        for (let next = wanted.shift(); next; next = wanted.shift()) {
          const status = await photograph(context, origin, {
            ...next,
            file: join(folder, next.name),
          })
          taken.push(next.name)
          if (status !== 'success') failed.push(next.name)
        }
      }
      await Promise.all(Array.from({ length: HANDS }, hand))
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
  return { taken, failed: failed.toSorted((a, b) => a.localeCompare(b, 'en')) }
}
