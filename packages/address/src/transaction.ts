/**
 * Version 3 transactions, made, signed, read and hashed without a server: any number of
 * destinations up to 256, memos checked, and the id as the chain will have it.
 *
 * @module
 */
export {
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  transactionMessage,
} from './transaction/codec'
export {
  createTransaction,
  type DestinationPlan,
  signTransaction,
  type TransactionPlan,
} from './transaction/create'
export {
  InvalidTransactionError,
  type TransactionProblem,
  type TransactionProblemCode,
} from './transaction/errors'
export {
  MEMO_SIZE,
  type MemoProblem,
  type MemoProblemReason,
  validateMemo,
} from './transaction/memo'
export {
  type Destination,
  MAX_DESTINATIONS,
  MINIMUM_FEE,
  type SignedTransaction,
  type TransactionBody,
  type UnsignedTransaction,
} from './transaction/types'
export { type ChainState, validateTransaction } from './transaction/validate'
