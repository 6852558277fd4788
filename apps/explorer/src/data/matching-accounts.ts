import type { RichAccount } from './rich-list-queries'

/**
 * Returns the text to search for in addresses: lowercase, without 0x, and empty if there is nothing
 * to search for.
 */
export function readNeedle(text: string): string {
  return text.trim().toLowerCase().replace(/^0x/, '')
}

/** Returns the accounts whose address contains the needle, in hex or Base58. */
export function matchingAccounts(accounts: readonly RichAccount[], needle: string): RichAccount[] {
  return accounts.filter(
    ({ address, base58 }) =>
      address.toLowerCase().replace(/^0x/, '').includes(needle) ||
      base58.toLowerCase().includes(needle),
  )
}
