import type { AccountNumber, Block, Transaction } from './types'

/** Status of a block in the server's database. */
export type BlockStatus = 'SUCCESS' | 'PENDING' | 'SPLIT' | 'ORPHANED'

/** A row of the table of blocks. */
export interface IndexedBlock {
  /** Row id. */
  readonly sequence: number
  readonly block: Block
  /** Time the row was written, in seconds. */
  readonly storedAt: number
  status: BlockStatus
}

/** A transaction in a block. If mined in two competing blocks, it has two rows. */
export interface IndexedTransaction {
  /** Id of the transaction, given when it was first written; all its rows share it. */
  readonly id: number
  readonly transaction: Transaction
  readonly in: IndexedBlock
  /**
   * The block it was first indexed with. Time and transfers are stored once per transaction, so
   * search results keep this block's miner for the fee, even if the transaction is now in another
   * block.
   */
  readonly first: IndexedBlock
  /** Whether another row has the same transaction. */
  shared: boolean
}

export interface SearchQuery {
  readonly account?: AccountNumber
  /** 0x and 64 lower case hex digits. */
  readonly hash?: string
  readonly maxBlock?: number
  readonly type?: string
  readonly status?: string
  readonly offset: number
  readonly limit: number
}

export interface SearchResult {
  readonly rows: readonly IndexedTransaction[]
  /** Number of distinct transactions, which can have two rows each. */
  readonly total: number
}

/** Returns all accounts that find a transaction: payer, payees, and the miner stored with the fee. */
export function parties({ transaction, first }: IndexedTransaction): Set<AccountNumber> {
  const parties = new Set([transaction.source])
  for (const { account } of transaction.destinations) parties.add(account)
  if (transaction.fee > 0n) parties.add(first.block.miner)
  return parties
}

/** Returns whether the row matches the query. Its list already matches the account or hash. */
export function matches(row: IndexedTransaction, query: SearchQuery): boolean {
  const { account, hash, maxBlock, type, status } = query
  if (status !== undefined && row.in.status !== status) return false
  if (maxBlock !== undefined && row.in.block.index > maxBlock) return false
  if (hash !== undefined && account !== undefined && !parties(row).has(account)) return false
  return type === undefined || hasTransfer(row, type, account)
}

/** Returns whether the transaction has a transfer of this type, for this account if given. */
function hasTransfer(
  { transaction, first }: IndexedTransaction,
  type: string,
  account: AccountNumber | undefined,
): boolean {
  const isAsked = (party: AccountNumber): boolean => account === undefined || account === party
  switch (type) {
    case 'SOURCE_TRANSFER':
      return isAsked(transaction.source)
    case 'DESTINATION_TRANSFER':
      return (
        transaction.destinations.some((destination) => isAsked(destination.account)) ||
        (transaction.change > 0n && isAsked(transaction.source))
      )
    case 'FEE':
      return transaction.fee > 0n && isAsked(first.block.miner)
    default:
      // Rewards are not indexed, and no row has the type TRANSFER that /network/options announces.
      return false
  }
}

/** Returns the number of rows up to this height. */
export function countUpTo(rows: readonly IndexedTransaction[], maxBlock: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.in.block.index ?? 0) <= maxBlock) low = middle + 1
    else high = middle
  }
  return low
}

/** Inserts a row by height and row id, nearly always at the end. */
export function insert(rows: IndexedTransaction[], row: IndexedTransaction): void {
  let at = rows.length
  while (at > 0) {
    const before = rows[at - 1]
    if (!before || !isAfter(before, row)) break
    at--
  }
  if (at === rows.length) rows.push(row)
  else rows.splice(at, 0, row)
}

function isAfter(a: IndexedTransaction, b: IndexedTransaction): boolean {
  const difference = a.in.block.index - b.in.block.index
  return difference === 0 ? a.id > b.id : difference > 0
}
