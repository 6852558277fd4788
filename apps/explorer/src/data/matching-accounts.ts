import type { RichAccount } from './rich-list-queries'

/** An address in both of its forms. */
interface AddressForms {
  /** In hex. */
  address: string
  base58: string
}

/**
 * Returns the text to search for in addresses: lowercase, without 0x, and empty if there is nothing
 * to search for.
 */
export function readNeedle(text: string): string {
  return text.trim().toLowerCase().replace(/^0x/, '')
}

/** Returns the accounts whose address contains the needle, in hex or Base58. */
export function matchingAccounts(accounts: readonly RichAccount[], needle: string): RichAccount[] {
  return accounts.filter((account) => containsNeedle(account, needle))
}

/** Returns whether the address contains the needle, in hex or Base58. */
export function containsNeedle({ address, base58 }: AddressForms, needle: string): boolean {
  return readNeedle(address).includes(needle) || base58.toLowerCase().includes(needle)
}
