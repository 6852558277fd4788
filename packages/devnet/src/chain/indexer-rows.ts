import type { AccountNumber, Block, Transaction } from './types'

/** Status of a block in the server's database. */
export type BlockStatus = 'SUCCESS' | 'PENDING' | 'SPLIT' | 'ORPHANED'

/** A row of the block table. */
export interface IndexedBlock {
  /** ID of the row. */
  readonly sequence: number
  readonly block: Block
  /** Time when the row was written, in seconds. */
  readonly storedAt: number
  status: BlockStatus
}

/**
 * A row for a transaction in a block. A transaction that was mined in two competing blocks has two
 * rows.
 */
export interface IndexedTransaction {
  /** ID of the transaction, assigned when it was first written. All of its rows share this ID. */
  readonly id: number
  readonly transaction: Transaction
  readonly in: IndexedBlock
  /**
   * The block with which the transaction was first indexed. Time and transfers are stored once per
   * transaction, so search results keep this block's miner for the fee, even if the transaction is
   * now in another block.
   */
  readonly first: IndexedBlock
  /** Whether another row contains the same transaction. */
  shared: boolean
}

export interface SearchQuery {
  readonly account?: AccountNumber
  /** Hash of the transaction: 0x followed by 64 lowercase hex digits. */
  readonly hash?: string
  readonly maxBlock?: number
  readonly type?: string
  readonly status?: string
  readonly offset: number
  readonly limit: number
}

export interface SearchResult {
  readonly rows: readonly IndexedTransaction[]
  /** Number of distinct transactions, some of which may have two rows. */
  readonly total: number
}

/**
 * Returns all accounts whose search finds the transaction: the payer, the payees and the miner
 * stored with the fee.
 */
export function parties({ transaction, first }: IndexedTransaction): Set<AccountNumber> {
  const parties = new Set([transaction.source])
  for (const { account } of transaction.destinations) parties.add(account)
  if (transaction.fee > 0n) parties.add(first.block.miner)
  return parties
}

/**
 * Returns whether the row matches the query. The list that contains the row already matches the
 * query's account or hash.
 */
export function matches(row: IndexedTransaction, query: SearchQuery): boolean {
  const { account, hash, maxBlock, type, status } = query
  if (status !== undefined && row.in.status !== status) return false
  if (maxBlock !== undefined && row.in.block.index > maxBlock) return false
  if (hash !== undefined && account !== undefined && !parties(row).has(account)) return false
  return type === undefined || hasTransfer(row, type, account)
}

/**
 * Returns whether the transaction has a transfer of the given type and, if an account is given, for
 * that account.
 */
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

/** Returns the number of rows up to the given height. */
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

/** Inserts a row in the order of height and row ID, which is nearly always at the end. */
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
