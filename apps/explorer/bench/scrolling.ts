/**
 * Scrolls the longest lists of the built explorer with the CPU slowed down four times, and prints the
 * frames a second, rows in the page and the heap. Fails if a limit is exceeded.
 * `pnpm run bench:scrolling -- [--only mempool]`
 */
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startDevnet } from '@mcm/devnet'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import { scrollFrames } from './support/scroll-frames'

const SLOWDOWN = 4
/** A display of 60 Hz may miss single frames, and the first and the last one are cut. */
const DRAWN_ALLOWED = 58
const ROWS_ALLOWED = 200
const HEAP_GROWTH_ALLOWED_MB = 5
const PENDING = 3000
/** A fast flick on a phone. */
const SPEED = 3000
const DISTANCE = 9000

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const { devnet, url, close } = await startDevnet({
  port: 0,
  clock: 'manual',
  blocks: 400,
  accounts: 12_500,
})
devnet.simulate(PENDING)
const site = createSite({
  explorer: new URL('../dist', import.meta.url).pathname,
  config: () => ({ endpoints: [{ label: 'Bench', url, requestsPerMinute: 60_000 }], links: {} }),
})
await listen(site, 0)
const address = site.address()
const port = typeof address === 'object' && address ? address.port : 0
const browser = await chromium.launch(chromiumLaunch)
const results: Record<string, Record<string, number | string>> = {}

const LISTS = [
  ['rich list', '/richlist'],
  ['mempool', '/mempool'],
  ['address', `/address/${devnet.chain.busiest}`],
] as const

for (const [name, path] of LISTS) {
  for (const width of [390, 1280]) {
    if (name.includes(values.only)) await measure(`${name}, ${width} px`, path, width)
  }
}

async function measure(name: string, path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  // tsx wraps functions in a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(`http://localhost:${port}${path}`)
  await page.locator('main tbody tr a').first().waitFor({ timeout: 120_000 })
  const loading = page.getByText(/of 3,\d{3} loaded/).first()
  await loading.waitFor({ state: 'hidden', timeout: 300_000 })
  const height = await loadRows(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await heapOf(session)
  const frames = await scrollFrames(page, session, {
    distance: Math.min(DISTANCE, height - 3000),
    speed: SPEED,
  })
  const growth = (await heapOf(session)) - before
  await page.close()
  results[name] = {
    'frames drawn a second': frames.drawn.toFixed(1),
    'longest gap (ms)': Math.round(frames.longestGap),
    'main thread': frames.mainThread.toFixed(1),
    'blank moments': frames.blank,
    'rows in the page': frames.rows,
    'heap (MB)': `${before.toFixed(1)} ${growth < 0 ? '-' : '+'}${Math.abs(growth).toFixed(1)}`,
    pixels: frames.distance,
  }
  if (
    frames.drawn < DRAWN_ALLOWED ||
    frames.blank > 0 ||
    frames.rows > ROWS_ALLOWED ||
    growth > HEAP_GROWTH_ALLOWED_MB
  ) {
    process.exitCode = 1
  }
}

/** Scrolls on until enough rows are loaded, goes back, and returns the page's height. */
async function loadRows(page: Page) {
  for (let tries = 0; tries < 100; tries++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > DISTANCE + 6000) break
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => scrollTo(0, 1500))
  await page.waitForTimeout(1000)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

async function heapOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

console.log(
  `Chromium ${browser.version()}, CPU slowed down ${SLOWDOWN} times, ${SPEED} pixels a second\n`,
)
console.table(results)
console.log(
  `Limits: ${DRAWN_ALLOWED} frames a second, nothing blank, ${ROWS_ALLOWED} rows in the page, ${HEAP_GROWTH_ALLOWED_MB} MB more heap`,
)
await browser.close()
site.closeAllConnections()
site.close()
await close()
