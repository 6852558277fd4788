/** The API's error codes. */
export const RosettaErrorCode = {
  /** Malformed or missing fields, an unknown /call method, or a body over 30 kB. */
  InvalidRequest: 1,
  /** Database error, or a malformed address in a search. From /mempool, it means that the mempool is empty. */
  InternalError: 2,
  /** The transaction isn't in the block or the mempool. */
  TransactionNotFound: 3,
  /** Unknown account, a balance of 0, or the node behind the server is down. */
  AccountNotFound: 4,
  /** Wrong network, or a body the server couldn't parse. */
  WrongNetwork: 5,
  /** Unknown block, a hash older than about 5,000 blocks, or the node behind the server is down. */
  BlockNotFound: 6,
  /** The curve type isn't `wotsp`. */
  WrongCurveType: 7,
  /** An address of the wrong length, or not in hex. */
  InvalidAccountFormat: 8,
  /** The server is still loading its index or ledger. */
  ServiceUnavailable: 9,
} as const

/** A known error code. */
export type RosettaErrorCode = (typeof RosettaErrorCode)[keyof typeof RosettaErrorCode]
