/**
 * The reference node's rejection codes (Mochimo v3, src/tx.c):
 *
 * | code | meaning |
 * |---|---|
 * | `EMCM_TXBTL` | `blockToLive` is in the past or more than 256 blocks ahead |
 * | `EMCM_TXCHG` | the change address reuses the signing key |
 * | `EMCM_XTXTAGMISMATCH` | source and change have different tags |
 * | `EMCM_TXFEE` | the fee is below the minimum for one destination |
 * | `EMCM_TXMDSTSORT` | the destinations aren't in ascending order |
 * | `EMCM_XTXDSTAMOUNT` | a destination's amount is 0 |
 * | `EMCM_XTXTAGMATCH` | a destination is the source |
 * | `EMCM_MATH64_OVERFLOW` | the sum of the amounts exceeds 64 bits |
 * | `EMCM_XTXREF` | a memo is invalid; see `validateMemo` |
 * | `EMCM_XTXTOTALS` | the amounts don't add up to `sendTotal` |
 * | `EMCM_XTXFEES` | the fee is below the minimum for this number of destinations |
 * | `EMCM_TXADRS` | the address seed doesn't end in its fixed 12 bytes |
 * | `EMCM_TXWOTS` | the signature doesn't match the key hash in the source |
 * | `EMCM_TXSRCLE` | the source isn't in the ledger |
 * | `EMCM_TXOVERFLOW` | the sum of send total, change and fee exceeds 64 bits |
 * | `EMCM_TXTOTAL` | send total, change and fee don't add up to the source's balance |
 *
 * @example
 * ```ts
 * import type { TransactionProblemCode } from '@mcm/address/transaction'
 *
 * const fixable = new Set<TransactionProblemCode>(['EMCM_TXFEE', 'EMCM_XTXFEES', 'EMCM_TXBTL'])
 * fixable.has('EMCM_TXWOTS') // => false
 * ```
 */
export type TransactionProblemCode =
  | 'EMCM_TXBTL'
  | 'EMCM_TXCHG'
  | 'EMCM_XTXTAGMISMATCH'
  | 'EMCM_TXFEE'
  | 'EMCM_TXMDSTSORT'
  | 'EMCM_XTXDSTAMOUNT'
  | 'EMCM_XTXTAGMATCH'
  | 'EMCM_MATH64_OVERFLOW'
  | 'EMCM_XTXREF'
  | 'EMCM_XTXTOTALS'
  | 'EMCM_XTXFEES'
  | 'EMCM_TXADRS'
  | 'EMCM_TXWOTS'
  | 'EMCM_TXSRCLE'
  | 'EMCM_TXOVERFLOW'
  | 'EMCM_TXTOTAL'

/**
 * The reason why the network would reject a transaction.
 *
 * @example
 * ```ts
 * import type { TransactionProblem } from '@mcm/address/transaction'
 *
 * const describe = ({ code, message }: TransactionProblem) => `${message} (${code})`
 * describe({ code: 'EMCM_TXFEE', message: 'The fee is too low', destination: null }) // => 'The fee is too low (EMCM_TXFEE)'
 * ```
 */
export interface TransactionProblem {
  /** The reference node's error name. */
  readonly code: TransactionProblemCode
  /** Description of the problem, with the expected values. */
  readonly message: string
  /**
   * Index of the destination at fault in the caller's order, or `null` if no single destination is at
   * fault.
   */
  readonly destination: number | null
}

/**
 * Thrown when a transaction is malformed or the network would reject it.
 *
 * @example
 * ```ts
 * import { decodeTransaction, InvalidTransactionError } from '@mcm/address/transaction'
 *
 * try {
 *   decodeTransaction('00')
 * } catch (error) {
 *   if (!(error instanceof InvalidTransactionError)) throw error
 *   error.code // => 'format'
 * }
 * ```
 */
export class InvalidTransactionError extends Error {
  /** Name that identifies the class across bundles and frames, where `instanceof` doesn't work. */
  override readonly name = 'InvalidTransactionError'
  /** The reference node's error name, or `format` if the bytes aren't a version 3 transaction. */
  readonly code: TransactionProblemCode | 'format'
  /**
   * Index of the destination at fault in the caller's order, or `null` if no single destination is at
   * fault.
   */
  readonly destination: number | null

  constructor(problem: Pick<InvalidTransactionError, 'code' | 'message' | 'destination'>) {
    super(problem.message)
    this.code = problem.code
    this.destination = problem.destination
  }
}
