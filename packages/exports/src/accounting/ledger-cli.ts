import { utc } from '../file-names'
import type { AddressFormat } from '../rich-list'
import type { HistoryAccount, HistoryItem } from '../running-balance'
import {
  streamItems,
  textFormat,
  type ByteStream,
  type ExportOptions,
  type Source,
} from '../stream'
import { accountedRows, descriptionOf, type AccountedRow } from './accounted-rows'
import { postingsOf, safe } from './postings'

/**
 * Returns an account's history as a journal for Ledger CLI, latest first.
 * Each payment is a cleared transaction with the transaction hash as its code. The account is
 * `Assets:Mochimo:<address in hex>`. Fees are in `Expenses:Mochimo:Fees`, mining income in
 * `Income:Mochimo:Mining`, and the other side of payments in `Equity:Mochimo:Transfers`. Orphaned
 * payments are omitted.
 *
 * @example
 * ```ts
 * import { addressHistoryLedger, readText } from '@mcm/exports'
 *
 * const account = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const file = await readText(addressHistoryLedger([], account))
 * file // => '; Mochimo address 0x9f810c2447a76e93b17ebff96c0b29952e4355f1\n'
 * ```
 *
 * @param items The account's transactions, latest first, as for `addressHistoryCsv`.
 * @throws {RangeError} Through the stream, if a transaction's time is unknown.
 * @see https://ledger-cli.org/doc/ledger3.html#Journal-Format
 */
export function addressHistoryLedger(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  const { formatAddress = (address) => address } = options
  const head = `; Mochimo address ${safe(formatAddress(account.address))}\n`
  const format = textFormat(head, (row: AccountedRow) => {
    const time = utc(row.time)
    return [
      `\n${time.slice(0, 10)} * (${safe(row.transaction)}) ${safe(descriptionOf(row, formatAddress))}\n`,
      `    ; Time: ${time}\n`,
      row.block ? `    ; Block: ${row.block.index}\n` : '',
      row.memo === '' ? '' : `    ; Memo: ${safe(row.memo)}\n`,
      postingsOf(row, account.address),
    ].join('')
  })
  return streamItems(accountedRows(items, account), format, options)
}
