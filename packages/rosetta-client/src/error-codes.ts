/** The API's error codes. */
export const RosettaErrorCode = {
  /** Malformed or missing fields, an unknown method of /call, a body over 30 kB. */
  InvalidRequest: 1,
  /** The server's database failed, or an address in a search was malformed. From /mempool: it is empty. */
  InternalError: 2,
  /** Neither in that block nor in the mempool. */
  TransactionNotFound: 3,
  /** No such account, a balance of 0, or the node behind the server is down. */
  AccountNotFound: 4,
  /** Another network, or a body the server could not read. */
  WrongNetwork: 5,
  /** No such block, a hash older than about 5,000 blocks, or the node behind the server is down. */
  BlockNotFound: 6,
  /** A key that is not `wotsp`. */
  WrongCurveType: 7,
  /** An address of a wrong length, or no hex. */
  InvalidAccountFormat: 8,
  /** The server is starting: its index or ledger is not there yet. */
  ServiceUnavailable: 9,
} as const

/** One of the codes that have a name. */
export type RosettaErrorCode = (typeof RosettaErrorCode)[keyof typeof RosettaErrorCode]
