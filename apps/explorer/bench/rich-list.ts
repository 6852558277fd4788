/**
 * Measures the rich list with 10,000 accounts loaded: rows in the page, and the longest task
 * while scrolling from end to end. Requires a built site; fails above the limits.
 */
import { chromium } from '@playwright/test'
import { startDevnet } from '@mcm/devnet'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'

const ROWS_ALLOWED = 200
const TASK_ALLOWED_MS = 50
const LOADED = 10_000
const SCREENS = 200
const PORT = 4397

interface Measures {
  longest: number
  rows: number
}

const dist = new URL('../dist', import.meta.url).pathname
const { url, close } = await startDevnet({ port: 0, clock: 'manual', blocks: 64, accounts: 12_500 })
const site = createSite({
  explorer: dist,
  config: () => ({ endpoints: [{ label: 'Bench', url }], links: {} }),
})
await listen(site, PORT)
const browser = await chromium.launch(chromiumLaunch)

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // A search without matches loads 10,000 accounts.
  await page.goto(`http://localhost:${PORT}/richlist?q=zzzzzz`)
  await page.getByText('No addresses found matching').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Show all accounts' }).click()
  await page.getByRole('table', { name: 'Accounts' }).waitFor()

  await page.evaluate(() => {
    const measures: Measures = { longest: 0, rows: 0 }
    Object.assign(globalThis, { measures })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        measures.longest = Math.max(measures.longest, duration)
      }
    }).observe({ type: 'longtask' })
  })
  const scroll = async (step: number) => {
    await page.evaluate((step) => scrollBy(0, step), step)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    await page.evaluate(() => {
      const { measures } = globalThis as unknown as { measures: Measures }
      measures.rows = Math.max(measures.rows, document.querySelectorAll('main tr').length)
    })
  }
  for (let screen = 0; screen < SCREENS; screen++) await scroll(900)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const jump of [height, -height, height / 2, -height / 3, height / 4]) await scroll(jump)
  await page.waitForTimeout(500)

  const { longest, rows } = await page.evaluate(
    () => (globalThis as unknown as { measures: Measures }).measures,
  )
  console.log(`accounts loaded          ${LOADED.toLocaleString('en')}`)
  console.log(`most rows in the page    ${rows} (at most ${ROWS_ALLOWED})`)
  console.log(
    `longest task             ${longest === 0 ? 'under 50' : Math.round(longest)} ms (at most ${TASK_ALLOWED_MS})`,
  )
  if (rows >= ROWS_ALLOWED || longest > TASK_ALLOWED_MS) process.exitCode = 1
} finally {
  await browser.close()
  site.closeAllConnections()
  site.close()
  await close()
}
