import type { AccountNumber, Block, Transaction } from './types'

/** What the server's database says about a block. */
export type BlockStatus = 'SUCCESS' | 'PENDING' | 'SPLIT' | 'ORPHANED'

/** A row of the table of blocks. */
export interface IndexedBlock {
  /** Row id. */
  readonly sequence: number
  readonly block: Block
  /** Seconds: when the row was written. */
  readonly storedAt: number
  status: BlockStatus
}

/** A transaction in a block. One that was mined in two competing blocks has two rows. */
export interface IndexedTransaction {
  /** Id of the transaction, given when it was first written; all its rows share it. */
  readonly id: number
  readonly transaction: Transaction
  readonly in: IndexedBlock
  /**
   * The block it was first written with. Time and transfers are stored once per transaction, so this
   * block's miner keeps the fee in search results, also when another block holds it today.
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
  /** Different transactions, although a transaction can have two rows. */
  readonly total: number
}

/** All accounts a transaction is found by: payer, payees, and the miner stored with the fee. */
export function parties({ transaction, first }: IndexedTransaction): Set<AccountNumber> {
  const parties = new Set([transaction.source])
  for (const { account } of transaction.destinations) parties.add(account)
  if (transaction.fee > 0n) parties.add(first.block.miner)
  return parties
}

/** Whether the row is what is asked for; the list it is in fits the account or the hash already. */
export function matches(row: IndexedTransaction, query: SearchQuery): boolean {
  const { account, hash, maxBlock, type, status } = query
  if (status !== undefined && row.in.status !== status) return false
  if (maxBlock !== undefined && row.in.block.index > maxBlock) return false
  if (hash !== undefined && account !== undefined && !parties(row).has(account)) return false
  return type === undefined || hasTransfer(row, type, account)
}

/** Whether the transaction has a transfer of this type, of this account if one is asked for. */
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

/** How many rows are of blocks up to this height. */
export function countUpTo(rows: readonly IndexedTransaction[], maxBlock: number): number {
  let least = 0
  let most = rows.length
  while (least < most) {
    const middle = (least + most) >>> 1
    if ((rows[middle]?.in.block.index ?? 0) <= maxBlock) least = middle + 1
    else most = middle
  }
  return least
}

/** Inserts in order of height and row id, which is nearly always at the end. */
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
