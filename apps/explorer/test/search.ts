import type { Devnet } from '@mcm/devnet/core'
import { page, userEvent } from 'vitest/browser'

export const HEX = '3f1fba7025c7d37470e7260117a72b7de9f5ca59'
/** The same address. */
export const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

export const HERO = 'Search by Address / Block Number / Hash'
export const HEADER = 'Search in the blockchain...'
export const box = (placeholder = HEADER) => page.getByPlaceholder(placeholder, { exact: true })

/** Types a text into a visible search box, and searches for it. */
export async function searchFor(text: string, placeholder = HEADER): Promise<void> {
  await box(placeholder).fill(text)
  await userEvent.keyboard('{Enter}')
}

/** How the page says it read a search. */
export const how = () => page.getByRole('region', { name: /^(How we read|Search again)/ })
export const rules = () => how().getByRole('listitem')

/** Mines until a block has a transaction; returns its hash. */
export function confirmedIn(devnet: Devnet): string {
  for (;;) {
    const [transaction] = devnet.mine()[0]?.transactions ?? []
    if (transaction) return transaction.id
  }
}
