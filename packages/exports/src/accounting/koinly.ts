import { mcm } from '../amounts'
import { number, text, type Column } from '../columns'
import { csvStream } from '../csv'
import { utc } from '../file-names'
import type { MovementType } from '../movements'
import type { AddressFormat } from '../rich-list'
import type { HistoryAccount, HistoryItem } from '../running-balance'
import type { ByteStream, ExportOptions, Source } from '../stream'
import { accountedRows, CURRENCY, descriptionWithMemo, isMined } from './accounted-rows'

/** A row of Koinly's file. Koinly calls outgoing amounts sent and incoming ones received. */
interface KoinlyRow {
  time: number
  transaction: string
  type: MovementType
  /** The change of the balance, in nanoMCM. It is negative if the account sent it. */
  amount: bigint
  tag: 'mining' | 'cost' | null
  description: string
}

/**
 * Yields one row per transaction and movement type, and one for the fee.
 *
 * Payments of the same transaction are added up, because Koinly skips a second row with the same
 * time, amount and hash. A fee has its own row, because Koinly ignores the fee columns of anything
 * but a trade.
 */
async function* koinlyRows(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  formatAddress: (address: string) => string,
): AsyncGenerator<KoinlyRow> {
  let group: KoinlyRow | undefined
  let fee = 0n
  let more = 0
  function* finish(): Generator<KoinlyRow> {
    if (!group) return
    yield more === 0 ? group : { ...group, description: `${group.description}, and ${more} more` }
    if (fee > 0n) yield { ...group, amount: -fee, tag: 'cost', description: 'Transaction fee' }
  }
  for await (const row of accountedRows(items, account)) {
    const { time, transaction, type, amount } = row
    if (group?.transaction === transaction && group.type === type) {
      group.amount += amount
      more += 1
    } else {
      yield* finish()
      const tag = isMined(row) ? 'mining' : null
      const description = descriptionWithMemo(row, formatAddress)
      group = { time, transaction, type, amount, tag, description }
      fee = 0n
      more = 0
    }
    fee += row.fee ?? 0n
  }
  yield* finish()
}

const isSent = ({ type }: KoinlyRow) => type === 'SENT'
const unused = () => null

const COLUMNS: Column<KoinlyRow>[] = [
  text('Date', ({ time }) => utc(time).slice(0, 19).replace('T', ' ')),
  number('Sent Amount', (row) => (isSent(row) ? mcm(-row.amount) : null)),
  text('Sent Currency', (row) => (isSent(row) ? CURRENCY : null)),
  number('Received Amount', (row) => (isSent(row) ? null : mcm(row.amount))),
  text('Received Currency', (row) => (isSent(row) ? null : CURRENCY)),
  number('Fee Amount', unused),
  text('Fee Currency', unused),
  number('Net Worth Amount', unused),
  text('Net Worth Currency', unused),
  text('Tag', ({ tag }) => tag),
  text('Description', ({ description }) => description),
  text('TxHash', ({ transaction }) => transaction),
]

/**
 * Returns an account's history as Koinly's universal CSV, latest first. Amounts are positive, in the
 * column for their direction. A transaction has one row for its payments and one, with the tag
 * `cost`, for the fee that the account paid. What the account earned as a miner has the tag
 * `mining`. Times are in UTC. Orphaned payments are omitted.
 *
 * @example
 * ```ts
 * import { addressHistoryKoinly, readText } from '@mcm/exports'
 *
 * const account = { address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }
 * const file = await readText(addressHistoryKoinly([], account))
 * file.startsWith('Date,Sent Amount,Sent Currency,Received Amount,') // => true
 * ```
 *
 * @param items The account's transactions, latest first, as for `addressHistoryCsv`.
 * @throws {RangeError} Through the stream, if a transaction's time is unknown.
 * @see https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data
 * @see https://support.koinly.io/en/articles/9490023-what-are-tags
 * @see https://support.koinly.io/en/articles/9789363-how-duplicate-detection-works-in-koinly
 */
export function addressHistoryKoinly(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  const { signal, onProgress, formatAddress = (address) => address } = options
  const rows = koinlyRows(items, account, formatAddress)
  return csvStream(rows, COLUMNS, { signal, onProgress })
}
