import { blockIdentifier } from '../schema/identifiers'
import type { BlockIdentifier } from '../schema/identifiers'
import { count, hash, hexAddress, uint64 } from '../schema/scalars'
import { list, oneOf, object, string } from '../schema/schema'
import type { Schema } from '../schema/schema'
import { cursorEntries } from './cursor'

/**
 * State of a deposit: `seen` if its block doesn't have enough confirmations yet, `confirmed` if it does,
 * or `lost` if its block was orphaned. A lost deposit can be seen again in another block, with the same
 * ID.
 *
 * @example
 * ```ts
 * import type { DepositState } from '@mcm/rosetta-client'
 *
 * const LABELS: Record<DepositState, string> = {
 *   seen: 'Waiting for confirmations',
 *   confirmed: 'Received',
 *   lost: 'Canceled by a reorg',
 * }
 * LABELS.confirmed // => 'Received'
 * ```
 */
export type DepositState = 'seen' | 'confirmed' | 'lost'

/** Fields that all deposits share. */
interface DepositDetails {
  /**
   * Unique ID: the transaction ID, a colon and the destination's index. Use it to credit a deposit only
   * once. The ID doesn't change if the transaction is mined again in another block.
   */
  id: string
  /** Kind of the deposit: a payment, or a miner's income from a block (the reward and fees). */
  kind: 'payment' | 'mined'
  /** Transaction ID: `0x` followed by 64 hex digits. For `mined`, this is the block hash. */
  transaction: string
  /** Index of the destination in the transaction, in the order of `/block`. For `mined`, this is 0. */
  destination: number
  /** The recipient's tag: `0x` followed by 40 hex digits. */
  address: string
  /** Memo without padding, or an empty string. */
  memo: string
  /** Block that contains the deposit, or that contained it if it is `lost`. */
  block: BlockIdentifier
}

/**
 * An incoming payment and its state.
 *
 * @example
 * ```ts
 * import { type Deposit, formatMcm } from '@mcm/rosetta-client'
 *
 * const line = ({ state, amount, memo }: Deposit) => `${state}: ${formatMcm(amount)} MCM ${memo}`
 * const addresses = ['kHtV35ttVpyiH42FePCiHo2iFmcJS3']
 * for await (const deposit of mochimo.deposits.follow({ addresses, from: 1_079_860 })) {
 *   line(deposit) // => 'seen: 5 MCM ORDER-7'
 *   break
 * }
 * ```
 */
export interface Deposit extends DepositDetails {
  /** State of the deposit. Don't credit a deposit before it is `confirmed`. */
  state: DepositState
  /** Amount in nanoMCM. */
  amount: bigint
  /**
   * Cursor to resume after this item. Store the cursor in the same database transaction as the credit.
   */
  cursor: DepositCursor
}

/**
 * A deposit that isn't confirmed yet, as plain JSON.
 *
 * @example
 * ```ts
 * import type { PendingDeposit } from '@mcm/rosetta-client'
 *
 * const total = (pending: readonly PendingDeposit[]) =>
 *   pending.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
 * total([]) // => 0n
 * ```
 */
export interface PendingDeposit extends DepositDetails {
  /** Amount in nanoMCM, as a decimal string. */
  amount: string
}

/**
 * Position of `deposits.follow` as plain JSON. Store it and pass it back as `cursor`.
 *
 * @example
 * ```ts
 * import type { DepositCursor } from '@mcm/rosetta-client'
 *
 * let stored: DepositCursor | undefined
 * const addresses = ['kHtV35ttVpyiH42FePCiHo2iFmcJS3']
 * for await (const { cursor } of mochimo.deposits.follow({ addresses, from: 1_079_860 })) {
 *   stored = cursor // in the same database transaction as the credit
 *   break
 * }
 * stored?.pending.length // => 1
 * ```
 */
export interface DepositCursor {
  /** Version of the cursor format. */
  version: 1
  /** Lowest height to report. */
  from: number
  /** The last blocks that were read, which are consecutive and in ascending order. */
  blocks: BlockIdentifier[]
  /** Deposits that were seen but aren't confirmed yet. */
  pending: PendingDeposit[]
  /** Deposits in orphaned blocks that haven't been reported as lost yet. */
  lost: PendingDeposit[]
  /** Height of the highest block with a confirmed deposit, or 0. */
  confirmedUpTo: number
}

const pendingDeposits: Schema<PendingDeposit[]> = list(
  object({
    id: string,
    kind: oneOf('payment', 'mined'),
    transaction: hash,
    destination: count,
    address: hexAddress,
    memo: string,
    block: blockIdentifier,
    amount: uint64,
  }),
)

export const depositCursor: Schema<DepositCursor> = object({
  ...cursorEntries,
  pending: pendingDeposits,
  lost: pendingDeposits,
  confirmedUpTo: count,
})
