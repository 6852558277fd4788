// The client uses these constants, so that a bundler can leave out the object below.
export const INTERNAL_ERROR = 2
export const TRANSACTION_NOT_FOUND = 3
export const ACCOUNT_NOT_FOUND = 4
export const BLOCK_NOT_FOUND = 6
export const SERVICE_UNAVAILABLE = 9

/**
 * The API's error codes.
 *
 * @example
 * ```ts
 * import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
 *
 * const error = await mochimo.block.get({ index: 999_999_999 }).catch((error: unknown) => error)
 * isApiError(error, RosettaErrorCode.BlockNotFound) // => true
 * ```
 */
export const RosettaErrorCode = {
  /** A field is malformed or missing, the /call method is unknown, or the body is larger than 30 kB. */
  InvalidRequest: 1,
  /**
   * A database error occurred, or an address in a search is malformed. If /mempool returns this code, it
   * means that the mempool is empty.
   */
  InternalError: INTERNAL_ERROR,
  /** The transaction isn't in the block or the mempool. */
  TransactionNotFound: TRANSACTION_NOT_FOUND,
  /** The account is unknown, its balance is 0, or the node behind the server is down. */
  AccountNotFound: ACCOUNT_NOT_FOUND,
  /** The network is wrong, or the server couldn't parse the body. */
  WrongNetwork: 5,
  /**
   * The block is unknown, the hash belongs to a block more than about 5,000 blocks below the tip, or the
   * node behind the server is down.
   */
  BlockNotFound: BLOCK_NOT_FOUND,
  /** The curve type isn't `wotsp`. */
  WrongCurveType: 7,
  /** An address has the wrong length or isn't in hex. */
  InvalidAccountFormat: 8,
  /** The server is still loading its index or ledger. */
  ServiceUnavailable: SERVICE_UNAVAILABLE,
} as const

/** One of the known error codes. */
export type RosettaErrorCode = (typeof RosettaErrorCode)[keyof typeof RosettaErrorCode]
