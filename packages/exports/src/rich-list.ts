import { mcm } from './amounts'
import { number, text, type Column } from './columns'
import { csvStream, type CsvOptions } from './csv'
import { jsonStream, rowLine } from './json'
import type { LedgerAccount } from './ledger-dat'
import type { RichListMetadata } from './rich-list-pages'
import type { ExportOptions, Source } from './stream'

/** How addresses are written. */
export interface AddressFormat {
  /** Makes the address of a row. Default: as the API gives it. `toBase58` of `@mcm/address` suits. */
  formatAddress?: ((address: string) => string) | undefined
}

/** The columns of a rich list file. The rank counts from 1. */
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

/** A rich list as CSV: rank, address, balance_mcm, balance_raw. Accounts in the order of their rank. */
export function richListCsv(
  accounts: Source<LedgerAccount>,
  options: CsvOptions & AddressFormat = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return csvStream(accounts, richListColumns(options), options)
}

/**
 * A rich list as JSON: `accounts` with the columns of the CSV file as keys, then `metadata`, which
 * comes last because a list can change while it is downloaded. Balances are strings, exact.
 *
 * @param metadata Asked for when the last account has been written.
 */
export function richListJson(
  accounts: Source<LedgerAccount>,
  metadata: () => RichListMetadata,
  options: ExportOptions & AddressFormat = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return jsonStream(
    accounts,
    { list: 'accounts', after: () => ({ metadata: metadata() }) },
    options,
    rowLine(richListColumns(options)),
  )
}
