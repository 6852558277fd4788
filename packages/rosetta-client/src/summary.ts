import type { BlockIdentifier } from './schema/identifiers'
import type { OperationStatus } from './schema/operation'
import type { SearchTransaction } from './schema/search'
import type { Transaction } from './schema/transaction'

/**
 * A destination of a transaction.
 *
 * @example
 * ```ts
 * import type { TransactionDestination } from '@mcm/rosetta-client'
 *
 * const total = (destinations: readonly TransactionDestination[]) =>
 *   destinations.reduce((sum, { amount }) => sum + amount, 0n)
 * total([{ address: `0x${'ab'.repeat(20)}`, amount: 500n, memo: '' }]) // => 500n
 * ```
 */
export interface TransactionDestination {
  /** The recipient's tag: `0x` followed by 40 hex digits. */
  address: string
  /** Amount in nanoMCM. */
  amount: bigint
  /** Memo without padding, or an empty string. */
  memo: string
}

/**
 * Summary of a transaction in the same format for all calls.
 *
 * @example
 * ```ts
 * import { summarizeTransaction, type TransactionSummary } from '@mcm/rosetta-client'
 *
 * const feeRate = ({ fee, destinations }: TransactionSummary) => fee / BigInt(destinations.length)
 * for await (const transaction of mochimo.search.transactions()) {
 *   feeRate(summarizeTransaction(transaction)) >= 500n // => true
 *   break
 * }
 * ```
 */
export interface TransactionSummary {
  /** Transaction ID: `0x` followed by 64 hex digits. For a reward, this is the block hash. */
  hash: string
  /** Kind of the transaction: a payment or a block reward. */
  kind: 'transfer' | 'reward'
  /** Status of the transaction. */
  status: OperationStatus
  /** The sender's tag (`0x` followed by 40 hex digits), or `null` for a reward. */
  source: string | null
  /**
   * Destinations without the change, in the same order as on the chain: by address, then by memo, then by
   * amount.
   */
  destinations: TransactionDestination[]
  /** Sum of the destinations in nanoMCM. */
  sent: bigint
  /** Fee in nanoMCM, or 0 for a reward. */
  fee: bigint
  /**
   * Tag of the miner that received the fee or reward. This is `null` in the mempool. It is also `null` in
   * search results, because after a reorg the search index still contains the first miner. Get the miner
   * from the block instead.
   */
  miner: string | null
  /** Amount spent by the source in nanoMCM (`sent` plus `fee`), or 0 for a reward. */
  debited: bigint
  /**
   * Change returned to the source in nanoMCM. This is `null` for /block on servers from before June 2025,
   * which omit the change.
   */
  change: bigint | null
  /**
   * Last block height that may include the transaction, 0 for no limit, or `null` if it isn't reported.
   */
  blockToLive: bigint | null
  /** Block that contains the transaction. Only search results have this; otherwise it is `null`. */
  block: BlockIdentifier | null
  /**
   * Time at which the transaction was indexed, in Unix milliseconds. This isn't the block's time. Only
   * search results have this; otherwise it is `null`.
   */
  indexedAt: number | null
}

const ZERO_ADDRESS = /^0x0+$/

/**
 * Summarizes a transaction from /block, /block/transaction, /mempool/transaction or /search/transactions.
 * These calls differ in the order of operations, the amount debited from the source, the change and empty
 * memos, but their summaries are the same. There are two exceptions: only search results have `block` and
 * `indexedAt`, and they have no `miner`.
 *
 * @example
 * ```ts
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const address = '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
 * const { transactions } = await mochimo.search.transactions({ address })
 * const [payment] = transactions.map(summarizeTransaction)
 * payment?.sent // => 5_000_000_000n
 * payment?.destinations[0]?.memo // => 'ORDER-7'
 * ```
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
  // The protocol forbids payments to the source, so a payment to the source in search results is the
  // change.
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
    miner: miner === undefined || ZERO_ADDRESS.test(miner) ? null : miner,
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

/** Removes the NUL characters that pad a memo to 16 characters. */
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
