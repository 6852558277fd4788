import { expect, test, type Page } from '@playwright/test'
import { createDevnet } from '@mcm/devnet/core'
import { sandboxOptions } from '../src/features/sandbox/settings'
import { exampleValues } from '../src/samples/example-values'
import { sample, state, tryNow } from './support/samples'

// Nothing but the site can be reached.
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort('internetdisconnected'),
  )
})

const initial = createDevnet(sandboxOptions).chain.tip.index

const server = (page: Page) => page.getByRole('button', { name: /^Server:/ })
const panel = (page: Page) => page.locator('#server')
const result = (page: Page) => panel(page).locator('[data-part=result]')
const output = (page: Page) => page.locator('[data-part=output]')
const height = (index: number) => `Block ${index.toLocaleString('en-US')},`

async function openSandbox(page: Page): Promise<void> {
  await server(page).click()
  await panel(page)
    .getByRole('radio', { name: /^Sandbox/ })
    .check()
  await expect(panel(page)).toContainText(height(initial))
}

const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click()

test('the sandbox responds when the default server doesn’t, and the reader can go back', async ({
  page,
}) => {
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
  await expect(output(page)).toContainText(`"index": ${initial}`)
  await expect(page.locator('[data-part=hint]')).toHaveText(
    '127.0.0.1:4479 didn’t respond, so requests in this tab go to the sandbox, a chain inside this page. Samples show its values and the URL http://localhost:8080, where you can run the same chain.',
  )
  const link = page.getByRole('link', { name: 'Run samples in a terminal' })
  await expect(link).toHaveAttribute('href', '/docs/sandbox#terminal')
  await expect(server(page)).toContainText('Sandbox')

  // The choice lasts for the tab.
  await page.goto('/docs/accounts')
  await expect(server(page)).toContainText('Sandbox')
  await tryNow(page, 'account-balance').click()
  await expect(output(page)).toContainText('"balances"')

  const url = 'http://127.0.0.1:4479'
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  await page.route(`${url}/**`, (route) => route.fulfill({ headers, json: {} }))
  await page.getByRole('button', { name: 'Back to 127.0.0.1:4479' }).click()
  await expect(page.locator('[data-part=endpoint]')).toHaveText(url)
  await expect(server(page)).toContainText('127.0.0.1:4479')
})

test('samples show the sandbox and values of its chain, and are sent to it', async ({ page }) => {
  await page.goto('/docs/accounts')
  await openSandbox(page)
  await expect(panel(page)).toContainText('but not the sandbox')
  await page.keyboard.press('Escape')
  const curl = sample(page, 'account-balance').locator('[data-panel~=curl]')
  await expect(curl).toContainText('http://localhost:8080/account/balance')
  await expect(curl).not.toContainText(exampleValues.holder)
  await tryNow(page, 'account-balance').click()
  await expect(state(page)).toContainText('200 OK')
  await expect(output(page)).toContainText('"balances"')
})

test('mines, pays and reorganizes, and the next page has the same chain', async ({ page }) => {
  await page.goto('/docs/network')
  await openSandbox(page)
  await press(page, 'Mine a block')
  await expect(panel(page)).toContainText(height(initial + 1))

  await panel(page).getByLabel('MCM').fill('2.5')
  await press(page, 'Pay')
  await expect(result(page)).toContainText(/^Paid 2\.5 MCM in transaction 0x[0-9a-f]{64}\.$/)
  await expect(panel(page)).toContainText(height(initial + 3))

  await press(page, 'Reorg two blocks')
  await expect(result(page)).toContainText(/^Orphaned .* and .*; the new branch has .* and .*\.$/)

  await page.goto('/docs/blocks')
  await expect(server(page)).toContainText('Sandbox')
  await server(page).click()
  await expect(panel(page)).toContainText(height(initial + 3))
  await press(page, 'Start over')
  await expect(panel(page)).toContainText(height(initial))
})

test('limits the rate until the fault is switched off', async ({ page }) => {
  await page.goto('/docs/network')
  await openSandbox(page)
  await panel(page).getByText('Faults', { exact: true }).click()
  const limit = panel(page).getByRole('button', { name: 'Rate limit me' })
  await limit.click()
  await expect(limit).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(async () => {
    for (let request = 0; request < 3; request += 1) {
      await tryNow(page, 'network-status').click()
      await expect(tryNow(page, 'network-status')).toHaveText('Try Now')
    }
    await expect(state(page)).toContainText('429: too many requests', { timeout: 100 })
  }).toPass()

  await server(page).click()
  await limit.click()
  await expect(limit).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
})

test('hides what a browser hides of a real server', async ({ page }) => {
  await page.goto('/docs/transactions')
  await openSandbox(page)
  await panel(page).getByText('Faults', { exact: true }).click()
  await press(page, 'No search or events')
  await expect(result(page)).toHaveText('No search or events: on.')
  await page.keyboard.press('Escape')
  await tryNow(page, 'search-transactions').click()
  await expect(state(page)).toHaveText('Failed to fetch')
})

test('the playground sends a payment', async ({ page }) => {
  await page.goto('/docs/playground')
  const playground = page.locator('[data-island=playground]')
  await expect(playground).toContainText('Connected to the sandbox')
  await playground.getByRole('button', { name: 'Run remaining steps' }).click()
  await expect(playground.locator('[data-step="9"]')).toContainText(/Confirmed in block [\d,]+/)
  await expect(playground.locator('[data-state=done]')).toHaveCount(10)
})

test('live events follow the sandbox', async ({ page }) => {
  await page.goto('/docs/events')
  await openSandbox(page)
  await page.keyboard.press('Escape')
  const live = page.locator('[data-island=live-events]')
  await live.getByRole('button', { name: 'Start' }).click()
  await expect(live.locator('[data-part=state]')).toContainText('Following Sandbox: block')
})

test('is loaded only when it is used, and the choice of a server is the explorer’s', async ({
  page,
}) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/docs/network')
  await server(page).click()
  await panel(page)
    .getByRole('radio', { name: /^Custom/ })
    .check()
  await panel(page).getByLabel('URL').fill('not a URL')
  await press(page, 'Use')
  await expect(panel(page).getByRole('alert')).toContainText('https://localhost:8443')
  await panel(page).getByLabel('URL').fill('https://mesh.example:8443/')
  await press(page, 'Use')
  await expect(server(page)).toContainText('mesh.example:8443')
  const curl = sample(page, 'network-status').locator('[data-panel~=curl]')
  await expect(curl).toContainText('https://mesh.example:8443/network/status')
  expect(await page.evaluate(() => localStorage.getItem('api-endpoint'))).toBe(
    'https://mesh.example:8443',
  )
  expect(await page.evaluate(() => document.cookie)).toContain(
    `api-endpoint=${encodeURIComponent('https://mesh.example:8443')}`,
  )
  expect(workers).toEqual([])
})
