import type { RichListResponse } from '@mcm/rosetta-client'

const currency = { symbol: 'MCM', decimals: 9 }

/** A small ledger with all edge cases, by balance. */
export const LEDGER: [address: string, balance: bigint][] = [
  ['0x9e983cd9ffb303932db8a5a5633a0c610c0d5f11', 18_446_744_073_709_551_615n],
  ['0x8abccd3b769577636d1f9e610854d28dfcf09ea6', 9_007_199_254_740_993n],
  ['0x3f1fba7025c7d37470e7260117a72b7de9f5ca59', 1_500_000_000n],
  // A full ledger address: 40 bytes, which doesn't fit into a ledger.dat.
  [`0x${'ab'.repeat(40)}`, 1_000_000_000n],
  ['0x0000000000000000000000000000000000000001', 1n],
  ['0xffffffffffffffffffffffffffffffffffffffff', 0n],
]

/** Returns a rich list page as from the client. */
export function richListPage(
  offset: number,
  limit: number,
  { ledger = LEDGER, block = 1_078_535 } = {},
): RichListResponse {
  return {
    block_identifier: { index: block, hash: `0x${block.toString(16).padStart(64, '0')}` },
    last_updated: '2026-09-04T04:36:38+02:00',
    accounts: ledger.slice(offset, offset + limit).map(([address, balance]) => ({
      account_identifier: { address },
      balance: { value: String(balance), currency },
    })),
    total_accounts: ledger.length,
    circulating_supply: {
      value: String(ledger.reduce((sum, [, balance]) => sum + balance, 0n)),
      currency,
    },
  }
}
