import { mcm } from './amounts'
import { number, text, type Column } from './columns'
import { csvStream, type CsvOptions } from './csv'
import { jsonStream, rowLine } from './json'
import type { LedgerAccount } from './ledger-dat'
import type { RichListMetadata } from './rich-list-pages'
import type { ByteStream, ExportOptions, Source } from './stream'

/**
 * Options for writing addresses.
 *
 * @example
 * ```ts
 * import { type AddressFormat, readText, richListCsv } from '@mcm/exports'
 *
 * import { toBase58 } from '@mcm/address'
 *
 * const inBase58: AddressFormat = { formatAddress: toBase58 }
 * const csv = await readText(richListCsv([{ address: account.address, balance: 5n }], inBase58))
 * csv.includes(toBase58(account.address)) // => true
 * ```
 */
export interface AddressFormat {
  /**
   * Formats a row's address, for example with `toBase58` from `@mcm/address`. By default, addresses
   * are unchanged.
   */
  formatAddress?: ((address: string) => string) | undefined
}

/** Returns the columns of a rich list file. Ranks start at 1. */
function richListColumns({
  formatAddress = (address) => address,
}: AddressFormat): Column<LedgerAccount>[] {
  return [
    number('rank', (_, index) => index + 1),
    text('address', ({ address }) => formatAddress(address)),
    number('balance_mcm', ({ balance }) => mcm(balance)),
    number('balance_raw', ({ balance }) => balance),
  ]
}

/**
 * Returns a rich list as CSV: rank, address, balance_mcm, balance_raw. Accounts must be in order of
 * rank.
 *
 * @example
 * ```ts
 * import { readText, richListCsv } from '@mcm/exports'
 *
 * const csv = await readText(richListCsv([{ address: account.address, balance: 5n }]))
 * csv.split('\r\n')[0] // => 'rank,address,balance_mcm,balance_raw'
 * ```
 */
export function richListCsv(
  accounts: Source<LedgerAccount>,
  options: CsvOptions & AddressFormat = {},
): ByteStream {
  return csvStream(accounts, richListColumns(options), options)
}

/**
 * Returns a rich list as JSON: `accounts` with the CSV columns as keys, followed by `metadata`. The
 * metadata is last because a list can change during the download. Balances are exact strings.
 *
 * @param metadata Returns the metadata. It is called after the last account has been written.
 *
 * @example
 * ```ts
 * import { readText, RichList, richListJson } from '@mcm/exports'
 *
 * const list = new RichList(mochimo.stats.richList().pages())
 * const json = await readText(richListJson(list, () => list.metadata))
 * const { accounts, metadata } = JSON.parse(json) as {
 *   accounts: object[]
 *   metadata: { total_accounts: number }
 * }
 * accounts.length // => metadata.total_accounts
 * ```
 */
export function richListJson(
  accounts: Source<LedgerAccount>,
  metadata: () => RichListMetadata,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  return jsonStream(
    accounts,
    { list: 'accounts', after: () => ({ metadata: metadata() }) },
    options,
    rowLine(richListColumns(options)),
  )
}
