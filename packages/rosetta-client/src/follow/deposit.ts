import * as v from 'valibot'
import { blockIdentifier } from '../schema/identifiers'
import type { BlockIdentifier } from '../schema/identifiers'
import { count, hash, hexAddress, uint64 } from '../schema/scalars'
import type { Schema } from '../schema/scalars'
import { cursorEntries } from './cursor'

/**
 * What became of a deposit: `seen` in a block that hasn't enough confirmations yet, `confirmed`, or
 * `lost` because its block lost. A lost deposit can be seen again, under the same id, in another block.
 */
export type DepositState = 'seen' | 'confirmed' | 'lost'

/** What a deposit is, whatever became of it. */
interface DepositFacts {
  /**
   * Key to book it under, once: the transaction's id, a colon, and the index of the destination. It stays
   * the same if the transaction is mined again in another block.
   */
  id: string
  /** A payment, or what a block paid its miner: the reward and the fees. */
  kind: 'payment' | 'mined'
  /** The transaction's id, `0x` and 64 hex digits; for `mined` the block's hash. */
  transaction: string
  /** Index of the destination within the transaction, in the order of `/block`; 0 for `mined`. */
  destination: number
  /** Who received it: the tag as `0x` and 40 hex digits. */
  address: string
  /** Without the padding; empty when there is none. */
  memo: string
  /** The block that holds it, or held it when `lost`. */
  block: BlockIdentifier
}

/** An incoming payment, and what became of it. */
export interface Deposit extends DepositFacts {
  /** Credit it when `confirmed`, and not before. */
  state: DepositState
  /** nanoMCM. */
  amount: bigint
  /** Resumes after this item. Store it in the same database transaction as what you book. */
  cursor: DepositCursor
}

/** A deposit that was seen and isn't confirmed, as plain JSON. */
export interface PendingDeposit extends DepositFacts {
  /** nanoMCM as decimal text. */
  amount: string
}

/** Where following deposits stands, as plain JSON: store it whole and give it back. */
export interface DepositCursor {
  /** Format of the cursor. */
  version: 1
  /** The lowest height of interest. */
  from: number
  /** The last blocks read, consecutive, lowest first. */
  blocks: BlockIdentifier[]
  /** Deposits seen and not confirmed. */
  pending: PendingDeposit[]
  /** Deposits of blocks that lost, not reported as lost yet. */
  lost: PendingDeposit[]
  /** The highest block with a confirmed deposit, 0 before there is one. */
  confirmedUpTo: number
}

const pendingDeposits: Schema<PendingDeposit[]> = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(['payment', 'mined']),
    transaction: hash,
    destination: count,
    address: hexAddress,
    memo: v.string(),
    block: blockIdentifier,
    amount: uint64,
  }),
)

export const depositCursor: Schema<DepositCursor> = v.object({
  ...cursorEntries,
  pending: pendingDeposits,
  lost: pendingDeposits,
  confirmedUpTo: count,
})
