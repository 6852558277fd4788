/**
 * Creates, signs, decodes, validates and hashes version 3 transactions offline, with up to 256
 * destinations.
 *
 * @module
 */
export {
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  transactionMessage,
} from './tx/codec'
export {
  createTransaction,
  type DestinationPlan,
  signTransaction,
  type TransactionPlan,
} from './tx/create'
export {
  InvalidTransactionError,
  type TransactionProblem,
  type TransactionProblemCode,
} from './tx/errors'
export { MEMO_SIZE, type MemoProblem, type MemoProblemReason, validateMemo } from './tx/memo'
export {
  type Destination,
  MAX_DESTINATIONS,
  MINIMUM_FEE,
  type SignedTransaction,
  type TransactionBody,
  type UnsignedTransaction,
} from './tx/types'
export { type ChainState, validateTransaction } from './tx/validate'
