import type { Devnet } from '@mcm/devnet/core'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { installClock, runFor } from './clock'
import { routeRequests } from './network'
import type { Chain } from './screen'

const POLL_MS = 5000

export const pendingTable = () => page.getByRole('table', { name: /^Pending Transactions/ })
const confirmedTable = () => page.getByRole('table', { name: /^Recently Confirmed Transactions/ })
const exitingTable = () => page.getByRole('table', { name: /^No Longer Pending/ })
const tables = { pending: pendingTable, confirmed: confirmedTable, exiting: exitingTable }
/** A table's rows without its header and placeholders. */
export const rows = (table: keyof typeof tables) =>
  tables[table]()
    .getByRole('row')
    .filter({ has: page.css('a[href^="/tx/"]') })

/** Waits until the last list has been processed and the timer for the next one is running. */
export async function settled(): Promise<void> {
  await expect.element(page.getByText(/^Next update in [1-5]s$/)).toBeVisible()
}

/** Advances the clock to the next poll and waits for its response. */
export async function nextPoll(): Promise<void> {
  await settled()
  await runFor(POLL_MS)
  await settled()
}

export function pay(devnet: Devnet, amount = 1_500_000_000n): string {
  return devnet.pay({ to: devnet.chain.busiest, amount, memo: 'RENT-12' })
}

/** Opens the page with a pending payment; `vanish` removes it from the page's mempool list. */
export async function openWithPayment(
  { devnet, url }: Chain,
  visit: (path: string) => void,
): Promise<{ row: Locator; left: Locator; vanish: () => void }> {
  const hash = pay(devnet)
  let vanished = false
  routeRequests(`${url}/mempool`, async (_request, forward) => {
    const body = (await (await forward()).json()) as {
      transaction_identifiers?: { hash: string }[]
    }
    const left = body.transaction_identifiers?.filter((one) => !vanished || one.hash !== hash)
    return Response.json(left ? { transaction_identifiers: left } : body)
  })
  installClock()
  visit('/mempool')
  const one = { has: page.css(`a[href="/tx/${hash}"]`) }
  const row = rows('pending').filter(one)
  await expect.element(row).toContainText('1.500000000')
  return { row, left: rows('exiting').filter(one), vanish: () => (vanished = true) }
}
