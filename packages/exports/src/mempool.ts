import type { TransactionSummary } from '@mcm/rosetta-client'
import { mcm } from './amounts'
import { utc } from './file-names'
import { jsonLine, jsonStream } from './json'
import type { ByteStream, ExportOptions, Source } from './stream'

/**
 * The time and height at which the mempool was read.
 *
 * @example
 * ```ts
 * import { mempoolJson, type MempoolSnapshot, readText } from '@mcm/exports'
 *
 * const snapshot: MempoolSnapshot = { takenAt: new Date('2026-09-04T05:36:38Z'), block: 1_078_535 }
 * const json = JSON.parse(await readText(mempoolJson([], snapshot))) as { metadata: object }
 * json.metadata // => { taken_at: '2026-09-04T05:36:38.000Z', block_number: 1_078_535 }
 * ```
 */
export interface MempoolSnapshot {
  /** Time at which the mempool was read. */
  takenAt: Date
  /** Height of the tip at that time, if known. */
  block?: number | undefined
}

/**
 * Returns the mempool as JSON: `metadata`, followed by `transactions`, one per line, with exact
 * amounts as strings.
 *
 * @example
 * ```ts
 * import { mempoolJson, readText } from '@mcm/exports'
 *
 * const summaries = items.map(({ summary }) => summary)
 * const json = await readText(mempoolJson(summaries, { takenAt: new Date() }))
 * const { transactions } = JSON.parse(json) as { transactions: { sent_mcm: string }[] }
 * transactions[0]?.sent_mcm // => '5.000000000'
 * ```
 */
export function mempoolJson(
  transactions: Source<TransactionSummary>,
  { takenAt, block }: MempoolSnapshot,
  options: ExportOptions = {},
): ByteStream {
  const metadata = { taken_at: utc(takenAt.getTime()), block_number: block ?? null }
  return jsonStream(
    transactions,
    { list: 'transactions', before: { metadata } },
    options,
    (summary) => jsonLine(pending(summary)),
  )
}

function pending({
  hash,
  status,
  source,
  destinations,
  sent,
  fee,
  change,
  blockToLive,
}: TransactionSummary) {
  return {
    hash,
    status,
    source,
    destinations: destinations.map(({ address, amount, memo }) => ({
      address,
      amount_mcm: mcm(amount),
      amount_raw: amount,
      memo,
    })),
    sent_mcm: mcm(sent),
    sent_raw: sent,
    fee_mcm: mcm(fee),
    fee_raw: fee,
    change_mcm: change === null ? null : mcm(change),
    change_raw: change,
    block_to_live: blockToLive,
  }
}
