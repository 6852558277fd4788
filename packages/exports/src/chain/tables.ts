/**
 * How a column is stored: `height` and `int32` are integers, `amount` is nanoMCM as an unsigned
 * 64-bit integer, `time` has millisecond precision in UTC, `hash` has 32 bytes and `tag` has 20.
 *
 * @example
 * ```ts
 * import { type ColumnType } from '@mcm/exports/data-set'
 *
 * const isBytes = (type: ColumnType) => type === 'hash' || type === 'tag'
 * isBytes('tag') // => true
 * ```
 */
export type ColumnType = 'height' | 'int32' | 'amount' | 'time' | 'hash' | 'tag' | 'text'

/**
 * A column of a table of the data set.
 *
 * @example
 * ```ts
 * import { type TableColumn, tables } from '@mcm/exports/data-set'
 *
 * const required = (columns: readonly TableColumn[]) => columns.filter(({ nullable }) => !nullable)
 * required(tables.transfers).length > 0 // => true
 * ```
 */
export interface TableColumn {
  /** Name of the column. */
  readonly name: string
  /** How its values are stored. */
  readonly type: ColumnType
  /** Whether values can be missing. */
  readonly nullable: boolean
  /** Meaning of the values, as a phrase in Markdown. */
  readonly description: string
}

/**
 * Names of the tables, which are also the names of their folders.
 *
 * @example
 * ```ts
 * import { tableNames } from '@mcm/exports/data-set'
 *
 * tableNames // => ['blocks', 'transactions', 'transfers', 'rewards']
 * ```
 */
export const tableNames = ['blocks', 'transactions', 'transfers', 'rewards'] as const

/**
 * Name of a table of the data set.
 *
 * @example
 * ```ts
 * import { type TableName, tables } from '@mcm/exports/data-set'
 *
 * const columnsOf = (table: TableName) => tables[table].map(({ name }) => name)
 * columnsOf('rewards').length > 0 // => true
 * ```
 */
export type TableName = (typeof tableNames)[number]

const column = (
  name: string,
  type: ColumnType,
  description: string,
  nullable = false,
): TableColumn => ({ name, type, nullable, description })

const optional = (name: string, type: ColumnType, description: string): TableColumn =>
  column(name, type, description, true)

const blockNumber = column('block_number', 'height', 'height of the block')
const transactionIndex = column(
  'transaction_index',
  'int32',
  'position in the block, from 0, not counting the reward',
)
const blockTime = column('time', 'time', "the block's time")

/**
 * The columns of each table, in order.
 *
 * @example
 * ```ts
 * import { tables } from '@mcm/exports/data-set'
 *
 * tables.blocks.map(({ name }) => name).includes('hash') // => true
 * ```
 */
export const tables: Readonly<Record<TableName, readonly TableColumn[]>> = {
  blocks: [
    column('number', 'height', 'height'),
    column('hash', 'hash', 'block hash'),
    column('parent_hash', 'hash', "previous block's hash"),
    column('time', 'time', 'when the block was mined (`stime`)'),
    optional('start_time', 'time', 'when mining started (`time0`), which the hash commits to'),
    optional('solve_seconds', 'int32', 'seconds from start to end; null for neogenesis blocks'),
    column('kind', 'text', '`normal`, `pseudo` or `neogenesis`'),
    column('difficulty', 'int32', 'required leading zero bits'),
    column('minimum_fee', 'amount', 'minimum fee per destination'),
    column('transaction_count', 'int32', 'transactions, not counting the reward'),
    column('size', 'int32', 'size in bytes, as reported by the API'),
    column('merkle_root', 'hash', 'Merkle root of the reward and the transaction IDs'),
    column('nonce', 'hash', 'both verses of the nonce'),
    optional('haiku', 'text', "the nonce's first verse; lines are separated by a line feed"),
    optional('miner', 'tag', 'recipient of the reward and the fees'),
    column('reward', 'amount', 'block reward, without fees'),
    column('fees', 'amount', 'sum of the fees'),
    column('moved', 'amount', 'sum of the payments, without change'),
  ],
  transactions: [
    blockNumber,
    transactionIndex,
    blockTime,
    column('id', 'hash', 'transaction ID'),
    column('source', 'tag', "sender's tag"),
    optional('source_hash', 'tag', "hash of the sender's spent key"),
    optional('change_hash', 'tag', "hash of the sender's next key"),
    column('payment_count', 'int32', 'number of payments'),
    column('sent', 'amount', 'sum of the payments'),
    column('fee', 'amount', 'fee'),
    optional('change', 'amount', 'amount that stays with the sender'),
    column('block_to_live', 'amount', 'last height at which it can be mined; 0 for no limit'),
  ],
  transfers: [
    blockNumber,
    transactionIndex,
    column('transfer_index', 'int32', 'position in the transaction, from 0; the change is last'),
    blockTime,
    column('kind', 'text', '`payment`, or `change` if source and destination are the same'),
    column('source', 'tag', "sender's tag"),
    column('destination', 'tag', "recipient's tag"),
    column('amount', 'amount', 'amount'),
    column('memo', 'text', 'memo, or an empty text'),
  ],
  rewards: [
    blockNumber,
    blockTime,
    column('miner', 'tag', 'recipient'),
    column('reward', 'amount', 'block reward'),
    column('fees', 'amount', 'fees of the block, which go to the miner too'),
  ],
}
