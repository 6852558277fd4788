import type { BlockIdentifier } from './schema/identifiers'
import type { OperationStatus } from './schema/operation'
import type { SearchTransaction } from './schema/search'
import type { Transaction } from './schema/transaction'

/** Who received how much. */
export interface TransactionDestination {
  /** The tag as `0x` and 40 hex digits. */
  address: string
  /** nanoMCM. */
  amount: bigint
  /** Without the padding; empty when there is none. */
  memo: string
}

/** One picture of a transaction, the same whichever call rendered it. */
export interface TransactionSummary {
  /** `0x` and 64 hex digits; of a reward the hash of its block. */
  hash: string
  /** A payment, or the new money of a block. */
  kind: 'transfer' | 'reward'
  /** What became of it. */
  status: OperationStatus
  /** The tag that spent, `0x` and 40 hex digits; `null` for a reward, which is new money. */
  source: string | null
  /** In the order the chain demands: by address, then memo, then amount. The change is not among them. */
  destinations: TransactionDestination[]
  /** Sum of the destinations in nanoMCM. */
  sent: bigint
  /** nanoMCM; 0 for a reward. */
  fee: bigint
  /**
   * Tag of the miner that received the fee or the reward; `null` in the mempool, and for a search row:
   * after a reorg the search index keeps the `FEE` account of the first miner. Read it from the block.
   */
  miner: string | null
  /** What left the source for good, in nanoMCM: sent and fee; 0 for a reward. */
  debited: bigint
  /** What went back to the source, in nanoMCM; `null` from /block on servers before June 2025, which leave it out. */
  change: bigint | null
  /** Last block height that may contain it, 0 for no limit; `null` where the server does not say. */
  blockToLive: bigint | null
  /** The block that holds it, where the call says: only search does. */
  block: BlockIdentifier | null
  /** When the index stored it, milliseconds since 1970, where the call says. Not the block's time. */
  indexedAt: number | null
}

const NOBODY = /^0x0+$/

/**
 * Makes one picture of a transaction from /block, /block/transaction, /mempool/transaction or
 * /search/transactions. They differ in the order of operations, in what the source is debited, in how
 * the change appears and in whether an empty memo is written; the summary does not, except that only
 * search gives `block` and `indexedAt`, and that it doesn't give `miner`.
 */
export function summarizeTransaction(
  transaction: Transaction | SearchTransaction,
): TransactionSummary {
  const { operations, metadata } = transaction
  const ofType = (type: string) => operations.filter((operation) => operation.type === type)
  const [reward] = ofType('REWARD')
  const [spend] = ofType('SOURCE_TRANSFER')
  const [charge] = ofType('FEE')
  const source = spend?.account?.address ?? null

  const received = [...ofType('DESTINATION_TRANSFER'), ...ofType('REWARD')].map((operation) => ({
    address: operation.account?.address ?? '',
    amount: BigInt(operation.amount.value),
    memo: stripPadding(operation.metadata?.memo ?? ''),
  }))
  // The protocol forbids paying oneself, so a destination that is the source is search's change.
  const destinations = received.filter(({ address }) => address !== source)
  const sent = total(destinations)
  const fee = BigInt(charge?.amount.value ?? metadata?.fee_total ?? 0)
  const returned = spend?.metadata?.change_amount ?? metadata?.change_total
  const changed = received.length > destinations.length

  const isSearchRow = 'timestamp' in transaction
  const miner = isSearchRow ? undefined : (reward ?? charge)?.account?.address
  return {
    hash: transaction.transaction_identifier.hash,
    kind: reward ? 'reward' : 'transfer',
    status: operations[0]?.status ?? 'UNKNOWN',
    source,
    destinations: destinations.sort(byChainOrder),
    sent,
    fee,
    miner: miner === undefined || NOBODY.test(miner) ? null : miner,
    debited: reward ? 0n : sent + fee,
    change: reward
      ? 0n
      : returned !== undefined
        ? BigInt(returned)
        : changed
          ? total(received) - sent
          : null,
    blockToLive: metadata?.block_to_live === undefined ? null : BigInt(metadata.block_to_live),
    block: isSearchRow ? (transaction.block_identifier ?? null) : null,
    indexedAt: isSearchRow ? transaction.timestamp : null,
  }
}

/** A memo without the NULs that fill it up to 16 characters. */
export function stripPadding(memo: string): string {
  return memo.replaceAll('\0', '')
}

function total(entries: readonly TransactionDestination[]): bigint {
  return entries.reduce((sum, { amount }) => sum + amount, 0n)
}

function byChainOrder(a: TransactionDestination, b: TransactionDestination): number {
  return compare(a.address, b.address) || compare(a.memo, b.memo) || compare(a.amount, b.amount)
}

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
