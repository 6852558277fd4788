/**
 * Measures the built explorer with the CPU slowed down four times: the time from an interaction to
 * the next paint and, while long lists scroll, the frames, the rows in the page and the heap. Fails
 * if a limit is exceeded. `pnpm run bench:interactions -- [--only mempool]`
 */
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startDevnet } from '@mcm/devnet'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import { watchInteractions, type Measures } from './support/watch-interactions'

const SLOWDOWN = 4
const PAINT_ALLOWED_MS = 100
const ROWS_ALLOWED = 200
const PENDING = 3000

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
  config: () => ({
    endpoints: [
      { label: 'Bench', url, requestsPerMinute: 60_000 },
      { label: 'Same', url: url.replace('127.0.0.1', 'localhost') },
    ],
    links: {},
  }),
})
await listen(site, 0)
const address = site.address()
const port = typeof address === 'object' && address ? address.port : 0
const browser = await chromium.launch(chromiumLaunch)
const rows: Record<string, Record<string, number | string>> = {}

/** Runs one scenario in a page of its own and records what it took. */
async function measure(
  name: string,
  path: string,
  ready: (page: Page) => Promise<unknown>,
  act: (page: Page) => Promise<unknown>,
) {
  if (!name.includes(values.only)) return
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  // tsx wraps functions in a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watchInteractions)
  await page.goto(`http://localhost:${port}${path}`)
  await ready(page)
  await page.waitForTimeout(1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await heapOf(session)
  await page.evaluate(() => (globalThis as unknown as { restart: () => void }).restart())
  await act(page)
  await page.waitForTimeout(1000)
  const measured = await page.evaluate(
    () => (globalThis as unknown as { measures: Measures }).measures,
  )
  rows[name] = {
    'slowest paint (ms)': measured.slowest,
    interaction: measured.slowestName,
    'frames over 34 ms': `${measured.slowFrames} of ${measured.frames}`,
    'rows in the page': measured.rows,
    'heap (MB)': `${before.toFixed(1)} → ${(await heapOf(session)).toFixed(1)}`,
  }
  if (measured.slowest > PAINT_ALLOWED_MS || measured.rows > ROWS_ALLOWED) process.exitCode = 1
  await page.close()
}

async function heapOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function scroll(page: Page, steps: number) {
  await page.mouse.move(200, 400)
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
}

const table = (page: Page, name: RegExp) =>
  page.getByRole('table', { name }).getByRole('link').first().waitFor({ timeout: 120_000 })

await measure(
  'search',
  '/about',
  (page) => page.getByRole('contentinfo').waitFor(),
  async (page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.keyboard.type('1079753', { delay: 120 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
  },
)
await measure(
  'endpoint',
  '/',
  (page) => table(page, /^Latest blocks/),
  async (page) => {
    await page.getByRole('button', { name: /^API endpoint / }).click()
    await page.getByRole('radio', { name: /Same/ }).click()
    await page.waitForTimeout(1500)
  },
)
await measure(
  'watchlist',
  '/',
  (page) => table(page, /^Latest blocks/),
  async (page) => {
    await page.getByRole('button', { name: /watch/i }).first().click()
    await page.keyboard.press('Escape')
  },
)
await measure(
  'mempool, 3,000 rows',
  '/mempool',
  async (page) => {
    await page.getByRole('table', { name: /^Pending Transactions \(3,/ }).waitFor()
    await page
      .getByText(/of 3,\d{3} loaded/)
      .first()
      .waitFor({ state: 'hidden', timeout: 300_000 })
  },
  async (page) => {
    await page.getByRole('radio', { name: 'Highest fee' }).click({ force: true })
    await scroll(page, 100)
  },
)
await measure(
  'address',
  `/address/${devnet.chain.busiest}`,
  (page) => table(page, /^Latest Transactions/),
  async (page) => {
    await scroll(page, 200)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('radio', { name: 'In', exact: true }).click({ force: true })
  },
)
await measure(
  'rich list, scroll',
  '/richlist',
  (page) => table(page, /^Accounts/),
  (page) => scroll(page, 200),
)
await measure(
  'blocks, filter',
  '/blocks',
  (page) => table(page, /./),
  (page) => page.getByRole('radio').nth(1).click({ force: true }),
)
await measure(
  'statistics, range',
  '/statistics',
  (page) => page.getByText('100 of 100').waitFor({ timeout: 120_000 }),
  async (page) => {
    await page.getByRole('radio', { name: '250' }).click({ force: true })
    await page.waitForTimeout(3000)
  },
)

console.log(`Chromium ${browser.version()}, CPU slowed down ${SLOWDOWN} times\n`)
console.table(rows)
console.log(`Limits: ${PAINT_ALLOWED_MS} ms to the next paint, ${ROWS_ALLOWED} rows in the page`)
await browser.close()
site.closeAllConnections()
site.close()
await close()
