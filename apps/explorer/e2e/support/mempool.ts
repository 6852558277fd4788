import type { Devnet, RunningDevnet } from '@mcm/devnet'
import { expect, type Page } from '@playwright/test'

export const POLL = 5000

export const pendingTable = (page: Page) =>
  page.getByRole('table', { name: /^Pending Transactions/ })
export const confirmedTable = (page: Page) =>
  page.getByRole('table', { name: /^Recently Confirmed Transactions/ })
/** The rows of a table without its head and placeholders. */
export const rows = (page: Page, table: 'pending' | 'confirmed') =>
  (table === 'pending' ? pendingTable(page) : confirmedTable(page))
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/tx/"]') })

/** The next answer to a list. */
export function listed(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/mempool'),
  )
}

/** The last list has been taken in, and the time until the next one runs. */
export async function settled(page: Page) {
  await expect(page.getByText(/^Next update in [1-5]s$/)).toBeVisible()
}

/** Runs the page's clock on to the next poll and waits until that is answered. */
export async function nextPoll(page: Page) {
  await settled(page)
  const answered = listed(page)
  await page.clock.runFor(POLL)
  await answered
  await settled(page)
}

export function pay(devnet: Devnet, amount = 1_500_000_000n) {
  return devnet.pay({ to: devnet.chain.busiest, amount, memo: 'RENT-12' })
}

/** Opens the page with a payment that waits; `vanish` leaves it out of what the page is told. */
export async function openWithPayment(page: Page, { devnet, url }: RunningDevnet) {
  const hash = pay(devnet)
  let vanished = false
  await page.route(`${url}/mempool`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const body = (await response.json()) as { transaction_identifiers?: { hash: string }[] }
    const left = body.transaction_identifiers?.filter((one) => !vanished || one.hash !== hash)
    await route.fulfill({ response, json: left ? { transaction_identifiers: left } : body })
  })
  await page.clock.install()
  await page.goto('/mempool')
  const row = rows(page, 'pending').filter({ has: page.locator(`a[href="/tx/${hash}"]`) })
  await expect(row).toContainText('1.500000000')
  return { row, vanish: () => (vanished = true) }
}
