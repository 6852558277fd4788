import type { Page } from '@playwright/test'
import { showTab } from './support/requests'
import { expect, test } from './support/test'
import { control, keep, many, panelOf } from './support/watchlist'

/** Away and back: the tip is asked for at once, not at the next half minute. */
async function comeBack(page: Page) {
  await showTab(page, false)
  await showTab(page, true)
}

test('are asked for only while it is open, one at a time, and once per block', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const rich = devnet.chain.busiest
  const entries = [{ address: rich, dateAdded: 1 }, ...many(4)]
  await keep(page, entries)
  let asked = 0
  let atOnce = 0
  let most = 0
  await page.route(`${url}/account/balance`, async (route) => {
    asked += 1
    most = Math.max(most, (atOnce += 1))
    await route.continue()
  })
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/account/balance') && request.method() === 'POST') atOnce -= 1
  })
  await page.goto('/mempool')
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  expect(asked).toBe(0)

  await page.getByRole('button', { name: control }).click()
  const items = panelOf(page).getByRole('listitem')
  await expect(items.first()).toContainText(/[1-9].*\.\d{9} MCM/)
  await expect(items.last()).toContainText('0.000000000 MCM')
  expect(asked).toBe(5)
  expect(most).toBe(1)

  // Open again at the same tip: nothing is asked anew.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: control }).click()
  await expect(items.last()).toContainText('0.000000000 MCM')
  expect(asked).toBe(5)

  // A new tip asks once more.
  const before = await items.first().innerText()
  devnet.pay({ to: rich, amount: 123_000_000_000n })
  devnet.advance(300)
  await comeBack(page)
  await expect(items.first()).not.toHaveText(before)
  await expect.poll(() => asked).toBe(10)
  expect(most).toBe(1)

  // Closed, a new tip asks nothing.
  await page.keyboard.press('Escape')
  const status = page.waitForRequest(`${url}/network/status`)
  devnet.mine()
  await comeBack(page)
  await status
  await page.waitForTimeout(1500)
  expect(asked).toBe(10)
})

test('are there again when the list is opened much later at the same tip', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await keep(page, [{ address: devnet.chain.busiest, dateAdded: 1 }])
  await page.clock.install()
  await page.goto('/mempool')
  await page.getByRole('button', { name: control }).click()
  const item = panelOf(page).getByRole('listitem')
  await expect(item).toContainText(/[1-9].*\.\d{9} MCM/)
  await page.keyboard.press('Escape')
  // What nobody looks at is dropped after five minutes.
  for (let minute = 0; minute < 6; minute++) await page.clock.runFor(60_000)
  await page.getByRole('button', { name: control }).click()
  await expect(item).toContainText(/[1-9].*\.\d{9} MCM/)
})

test('that fail say so once, and are asked for again on request', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  await keep(page, many(6))
  let asked = 0
  let down = true
  await page.route(`${url}/account/balance`, (route) => {
    if (route.request().method() === 'POST') asked += 1
    return down ? route.abort() : route.continue()
  })
  await page.goto('/mempool')
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await page.getByRole('button', { name: control }).click()
  const panel = panelOf(page)
  await expect(panel).toContainText('Failed to load balance')
  await expect(panel).toContainText('The endpoint does not answer now.')
  expect(asked).toBe(1)
  down = false
  expect(devnet.faults.noNode).toBe(false)
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(panel.getByText('0.000000000 MCM')).toHaveCount(6)
  await expect(panel).not.toContainText('The endpoint does not answer now.')
})
