import { expect, test } from '@playwright/test'
import { choose, sample } from './support/samples'

const isCut = (box: HTMLElement) => {
  const code = box.querySelector('pre')
  return code !== null && code.scrollHeight > code.clientHeight + 1
}

test('a long sample expands to all its lines and collapses again', async ({ page }) => {
  await page.goto('/docs/construction')
  const panel = sample(page, 'construction-payloads').locator('[data-panel~=curl]')
  const box = panel.locator('[data-cut]')
  const button = panel.getByRole('button', { name: /^Show all \d+ lines$/ })
  expect(await box.evaluate(isCut)).toBe(true)
  await button.click()
  const fewer = panel.getByRole('button', { name: 'Show fewer lines' })
  await expect(fewer).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveCount(0)
  expect(await fewer.locator('..').evaluate(isCut)).toBe(false)
  await fewer.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(await box.evaluate(isCut)).toBe(true)
})

test('a long sample expands when the browser scrolls in it', async ({ page }) => {
  await page.goto('/docs/construction')
  const panel = sample(page, 'construction-payloads').locator('[data-panel~=curl]')
  await panel.locator('[data-cut] pre').evaluate((code) => (code.scrollTop = 200))
  await expect(panel.getByRole('button', { name: 'Show fewer lines' })).toBeVisible()
})

test('copies a whole example response', async ({ page }) => {
  await page.goto('/docs/blocks')
  const response = page.locator('[data-response=block]')
  await response.getByRole('button', { name: 'Copy' }).click()
  await expect(response.getByText('Copied!')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(text)).toHaveProperty('block.transactions')
})

test('samples are beside the fields on wide screens and below them on narrow ones', async ({
  page,
}) => {
  await page.goto('/docs/blocks')
  const fields = page.locator('[data-call="/block"] [data-fields]').first()
  const code = sample(page, 'block')
  for (const [width, beside] of [
    [1520, true],
    [1280, false],
    [1000, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const left = await fields.boundingBox()
    const right = await code.boundingBox()
    expect((right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0), `at ${width}`).toBe(beside)
  }
})

test('the buttons of a sample are beside its tabs, and below the code on phones', async ({
  page,
}) => {
  for (const width of [1600, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, id] of [
      ['/docs', 'network-status'],
      ['/docs/events', 'events-blocks'],
    ] as const) {
      await page.goto(path)
      const tabs = await sample(page, id).getByRole('tablist').boundingBox()
      const copy = await sample(page, id).getByRole('button', { name: 'Copy' }).boundingBox()
      const tried = await sample(page, id).getByRole('button', { name: 'Try Now' }).boundingBox()
      const [start, end] = [tabs?.y ?? 0, (tabs?.y ?? 0) + (tabs?.height ?? 0)]
      for (const button of [copy, tried]) {
        const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2
        const isBeside = middle > start && middle < end
        const isPhone = width < 400
        expect(isBeside, `${path} at ${width}`).toBe(!isPhone)
        if (isPhone) {
          const code = await sample(page, id).locator('pre:visible').boundingBox()
          const below = (button?.y ?? 0) - (code?.y ?? 0) - (code?.height ?? 0)
          expect(below, `${path} at ${width}`).toBeGreaterThanOrEqual(0)
          expect(below, `${path} at ${width}`).toBeLessThan(10)
        } else
          expect(button?.x, `${path} at ${width}`).toBeGreaterThan(
            (tabs?.x ?? 0) + (tabs?.width ?? 0),
          )
      }
    }
  }
})

test('the buttons of a sample stay where they are while a request runs', async ({ page }) => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/docs')
    await page.route('**/network/status', async (route) => {
      await held
      await route.continue()
    })
    const buttons = sample(page, 'network-status').locator('button[data-copy], button[data-try]')
    const boxes = () => Promise.all([buttons.first().boundingBox(), buttons.last().boundingBox()])
    const before = await boxes()
    await buttons.last().click()
    await expect(buttons.last()).toHaveText('Testing...')
    expect(await boxes(), `at ${width}`).toEqual(before)
    respond()
    await expect(buttons.last()).toHaveText('Try Now')
    expect(await boxes(), `at ${width}`).toEqual(before)
    await page.unroute('**/network/status')
  }
})

test('the introduction shows the chosen server as base URL, and copies it', async ({ page }) => {
  await choose(page, 'http://127.0.0.1:9')
  await page.goto('/docs')
  const url = page.locator('[data-copy-target]', { has: page.locator('[data-server-url]') })
  await expect(url.locator('code')).toHaveText('http://127.0.0.1:9')
  await url.getByRole('button', { name: 'Copy' }).click()
  await expect(url.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('http://127.0.0.1:9')
})

test('on phones, the rows of a wide table are lists of labeled values', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [path, section] of [
    ['/docs/blocks', 'kinds'],
    ['/docs/errors', 'error-codes'],
  ] as const) {
    await page.goto(path)
    const table = page.locator(`#${section} ~ .table`).first()
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0)
    const cell = table.locator('td[data-label]').first()
    const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content)
    expect(label, path).toBe(`"${await cell.getAttribute('data-label')}"`)
  }
})

test('all languages of a sample fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs')
  const tabs = sample(page, 'network-status').getByRole('tablist')
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})

test('the first screen of the introduction shows a whole call', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/docs')
  await expect(sample(page, 'network-status')).toBeInViewport({ ratio: 1 })
})

test('the outline is at the side of every page where it fits', async ({ page }) => {
  const outline = page.getByRole('navigation', { name: 'On this page' })
  for (const path of ['/docs', '/docs/events', '/docs/errors']) {
    await page.goto(path)
    for (const width of [1180, 1280, 1520, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const main = await page.getByRole('main').boundingBox()
      const box = await outline.boundingBox()
      expect(box?.x, `${path} at ${width}`).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the outline is above the text on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/errors')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline).toBeHidden()
  await page.getByText('On this page').filter({ visible: true }).click()
  await outline.getByRole('link', { name: 'Rate limits' }).click()
  await expect(page).toHaveURL(/#rate-limits$/)
  await expect(page.locator('#rate-limits')).toBeInViewport()
})
