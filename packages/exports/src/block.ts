import type { Block, Transaction } from '@mcm/rosetta-client'
import { number, text, type Cell, type Column } from './columns'
import { csvRecord, csvStream, csvCell, type CsvOptions } from './csv'
import { utc } from './file-names'
import { jsonStream } from './json'
import type { ByteStream, ExportOptions } from './stream'

/** Returns whether the transaction is the block's reward. */
function isReward({ operations }: Transaction): boolean {
  return operations.length > 0 && operations.every(({ type }) => type === 'REWARD')
}

const TRANSACTION_COLUMNS: readonly Column<Transaction>[] = [
  text('Transaction Hash', ({ transaction_identifier }) => transaction_identifier.hash),
  text('Type', (transaction) => (isReward(transaction) ? 'REWARD' : 'REGULAR')),
  text('Status', ({ operations }) => operations[0]?.status ?? 'UNKNOWN'),
  number('Operation Count', ({ operations }) => operations.length),
]

/**
 * Returns the block's properties for the first lines of its CSV file. Each has a name, a kind of
 * cell and a value.
 */
function facts(block: Block): [name: string, kind: Column<Block>['kind'], value: Cell][] {
  const { metadata } = block
  return [
    ['Number', 'number', block.block_identifier.index],
    ['Hash', 'text', block.block_identifier.hash],
    ['Previous Hash', 'text', block.parent_block_identifier.hash],
    ['Timestamp (ISO)', 'text', utc(block.timestamp)],
    ['Difficulty', 'number', metadata.difficulty],
    ['Size (bytes)', 'number', metadata.block_size],
    ['Transaction Count', 'number', metadata.tx_count],
    ['TRIGG Haiku', 'text', metadata.haiku ?? null],
  ]
}

/**
 * Returns a block as CSV: its properties, one per line, followed by a header row and its
 * transactions. Every line has four cells, as RFC 4180 requires.
 *
 * @example
 * ```ts
 * import { blockCsv, readText } from '@mcm/exports'
 *
 * const lines = (await readText(blockCsv(block))).split('\r\n')
 * lines[0] // => 'Number,1078535,,'
 * ```
 */
export function blockCsv(block: Block, options: CsvOptions = {}): ByteStream {
  const preface = facts(block).map(([name, kind, value]) =>
    csvRecord([name, csvCell(value, { kind, name }), '', '']),
  )
  return csvStream(
    block.transactions,
    TRANSACTION_COLUMNS,
    options,
    preface.join('') + csvRecord(['', '', '', '']),
  )
}

/**
 * Returns a block as JSON: its properties and a summary of its transactions, followed by the
 * transactions as returned by the API, one per line.
 *
 * @example
 * ```ts
 * import { blockJson, readText } from '@mcm/exports'
 *
 * const json = JSON.parse(await readText(blockJson(block))) as { block_number: number }
 * json.block_number // => 1_078_535
 * ```
 */
export function blockJson(block: Block, options: ExportOptions = {}): ByteStream {
  const rewards = block.transactions.filter(isReward).length
  const total = block.transactions.length
  const { metadata } = block
  const before = {
    block_number: block.block_identifier.index,
    hash: block.block_identifier.hash,
    parent_hash: block.parent_block_identifier.hash,
    timestamp: block.timestamp,
    readable_timestamp: utc(block.timestamp),
    metadata,
    haiku: metadata.haiku ?? null,
    is_pseudo_block: rewards === total,
    transaction_summary: { total, reward: rewards, regular: total - rewards },
  }
  return jsonStream(block.transactions, { list: 'transactions', before }, options)
}
