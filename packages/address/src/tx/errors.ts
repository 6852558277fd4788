/**
 * The reference node's reasons for refusing a transaction (Mochimo v3, src/tx.c):
 *
 * | code | refused because |
 * |---|---|
 * | `EMCM_TXBTL` | block-to-live is over, or more than 256 blocks away |
 * | `EMCM_TXCHG` | the change names the key that signs: it would be used twice |
 * | `EMCM_XTXTAGMISMATCH` | source and change have different tags |
 * | `EMCM_TXFEE` | the fee is below the minimum for one destination |
 * | `EMCM_TXMDSTSORT` | the destinations are not in ascending order |
 * | `EMCM_XTXDSTAMOUNT` | a destination receives nothing |
 * | `EMCM_XTXTAGMATCH` | a destination is the source itself |
 * | `EMCM_MATH64_OVERFLOW` | the amounts add up to more than 64 bits hold |
 * | `EMCM_XTXREF` | a memo breaks the rule of `validateMemo` |
 * | `EMCM_XTXTOTALS` | the amounts do not add up to `sendTotal` |
 * | `EMCM_XTXFEES` | the fee is below the minimum for this number of destinations |
 * | `EMCM_TXADRS` | the address seed does not end in its fixed 12 bytes |
 * | `EMCM_TXWOTS` | the signature was not made by the key the source names |
 * | `EMCM_TXSRCLE` | the ledger has no such source address |
 * | `EMCM_TXOVERFLOW` | send, change and fee add up to more than 64 bits hold |
 * | `EMCM_TXTOTAL` | send, change and fee are not exactly the source's balance |
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

/** Why the network would refuse a transaction. */
export interface TransactionProblem {
  /** The reference node's name for the reason. */
  readonly code: TransactionProblemCode
  /** Names the values and what they should be. */
  readonly message: string
  /** Which destination it is about, counted from 0 in the list that was given; `null` for none. */
  readonly destination: number | null
}

/** Thrown instead of making or reading a transaction that the network would refuse. */
export class InvalidTransactionError extends Error {
  /** Tells the class apart where `instanceof` cannot: across bundles and frames. */
  override readonly name = 'InvalidTransactionError'
  /** The reference node's reason, or `format` for bytes that are no version 3 transaction at all. */
  readonly code: TransactionProblemCode | 'format'
  /** Which destination it is about, counted from 0 in the list that was given; `null` for none. */
  readonly destination: number | null

  constructor(problem: Pick<InvalidTransactionError, 'code' | 'message' | 'destination'>) {
    super(problem.message)
    this.code = problem.code
    this.destination = problem.destination
  }
}
