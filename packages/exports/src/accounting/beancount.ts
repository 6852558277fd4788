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
 * Opens the accounts when the file is read alone. Included files can't repeat `open` directives, so
 * several addresses would collide.
 */
const AUTO_ACCOUNTS = 'plugin "beancount.plugins.auto_accounts"'

/**
 * Returns an account's history as a Beancount file, latest first, with the same accounts as
 * `addressHistoryLedger`. Each payment is a transaction whose metadata contains the hash, the time,
 * the block and the memo. Orphaned payments are omitted.
 *
 * @example
 * ```ts
 * import { addressHistoryBeancount, readText } from '@mcm/exports'
 *
 * const account = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const file = await readText(addressHistoryBeancount([], account))
 * file.split('\n')[1] // => 'plugin "beancount.plugins.auto_accounts"'
 * ```
 *
 * @param items The account's transactions, latest first, as for `addressHistoryCsv`.
 * @throws {RangeError} Through the stream, if a transaction's time is unknown.
 * @see https://beancount.github.io/docs/beancount_language_syntax.html
 */
export function addressHistoryBeancount(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  const { formatAddress = (address) => address } = options
  const head = `; Mochimo address ${safe(formatAddress(account.address))}\n${AUTO_ACCOUNTS}\n`
  const format = textFormat(head, (row: AccountedRow) => {
    const time = utc(row.time)
    return [
      `\n${time.slice(0, 10)} * "${safe(descriptionOf(row, formatAddress))}"\n`,
      `  transaction: "${safe(row.transaction)}"\n`,
      `  time: "${time}"\n`,
      row.block ? `  block: ${row.block.index}\n` : '',
      row.memo === '' ? '' : `  memo: "${safe(row.memo)}"\n`,
      postingsOf(row, account.address),
    ].join('')
  })
  return streamItems(accountedRows(items, account), format, options)
}
