import { mcm } from '../amounts'
import { number, text, type Column } from '../columns'
import { csvStream } from '../csv'
import { PRODUCT_NAME, utc } from '../file-names'
import { effectOf } from '../movements'
import type { AddressFormat } from '../rich-list'
import type { HistoryAccount, HistoryItem } from '../running-balance'
import type { ByteStream, ExportOptions, Source } from '../stream'
import {
  accountedRows,
  CURRENCY,
  descriptionWithMemo,
  isMined,
  type AccountedRow,
} from './accounted-rows'

const isSent = ({ type }: AccountedRow) => type === 'SENT'

function typeOf(row: AccountedRow): string {
  if (isSent(row)) return 'Withdrawal'
  return isMined(row) ? 'Mining' : 'Deposit'
}

/** Formats a time as `04.09.2026 02:36:38`, in UTC. */
function dateOf({ time }: AccountedRow): string {
  const [year, month, day] = utc(time).slice(0, 10).split('-')
  return `${day}.${month}.${year} ${utc(time).slice(11, 19)}`
}

function columns(
  address: string,
  { formatAddress = (address) => address }: AddressFormat,
): Column<AccountedRow>[] {
  return [
    text('Type', typeOf),
    number('Buy Amount', (row) => (isSent(row) ? null : mcm(row.amount))),
    text('Buy Currency', (row) => (isSent(row) ? null : CURRENCY)),
    // CoinTracking's fee column is informational: the fee must be part of the sold amount.
    number('Sell Amount', (row) => (isSent(row) ? mcm(-effectOf(row)) : null)),
    text('Sell Currency', (row) => (isSent(row) ? CURRENCY : null)),
    number('Fee', ({ fee }) => (fee === null ? null : mcm(fee))),
    text('Fee Currency', ({ fee }) => (fee === null ? null : CURRENCY)),
    text('Exchange', () => PRODUCT_NAME),
    text('Trade-Group', () => formatAddress(address)),
    // The optional column for a transaction ID isn't used: its position has changed, and rows with
    // the same ID, such as two payments of a transaction, count as duplicates.
    text('Comment', (row) => `${descriptionWithMemo(row, formatAddress)}, ${row.transaction}`),
    text('Date', dateOf),
  ]
}

/**
 * Returns an account's history as CoinTracking's CSV, latest first. Amounts are positive, in the
 * column for their direction. As CoinTracking requires, the sold amount includes the fee, which its
 * own column repeats. What the account earned as a miner has the type `Mining`. Times are in UTC.
 * Orphaned payments are omitted.
 *
 * @example
 * ```ts
 * import { addressHistoryCoinTracking, readText } from '@mcm/exports'
 *
 * const account = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const file = await readText(addressHistoryCoinTracking([], account))
 * file.startsWith('Type,Buy Amount,Buy Currency,Sell Amount,') // => true
 * ```
 *
 * @param items The account's transactions, latest first, as for `addressHistoryCsv`.
 * @throws {RangeError} Through the stream, if a transaction's time is unknown.
 * @see https://cointracking.info/import/import_csv/ (columns)
 * @see https://cointracking.freshdesk.com/en/support/solutions/articles/29000007202-entering-fees
 * @see https://cointracking.freshdesk.com/en/support/solutions/articles/29000042783-transaction-types
 */
export function addressHistoryCoinTracking(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  const { signal, onProgress } = options
  return csvStream(accountedRows(items, account), columns(account.address, options), {
    signal,
    onProgress,
  })
}
