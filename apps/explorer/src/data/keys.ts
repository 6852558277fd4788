import { type Key, keyOf as all, keys as chainKeys, namedKeyOf as one } from '@mcm/react/query'

/**
 * The keys of all queries: those of `@mcm/react`, and those of data that only the explorer requests.
 */
export const keys = {
  ...chainKeys,

  blockTime: one('block-time'),
  miner: one('miner'),
  /** Identified by the hash of the tip. */
  newestBlocks: one('newest-blocks'),
  /** Has the prefix of `canonical`, because the block at that height may change with the tip. */
  lostBlock: one('canonical', 'lost'),

  /** On servers without an index, the result depends on which block is searched. */
  transaction: (endpoint: string, hash: string, block?: number): Key => [
    ...keys.transactions(endpoint),
    hash,
    String(block ?? ''),
  ],
  transactions: all('transaction'),
  /** What an endpoint has under a hash that was typed: a transaction or a block. */
  typedHash: one('typed-hash'),

  /** Any lookup of the balance, whichever tip it was made at. */
  balanceAtTip: (endpoint: string, address: string, tip: number): Key => [
    endpoint,
    'balance-at-tip',
    address,
    String(tip),
  ],
  /** The transactions of an address since a time. */
  dayTransactions: (endpoint: string, address: string, start: number): Key => [
    endpoint,
    'day-transactions',
    address,
    String(start),
  ],
  newTransactions: all('new-transactions'),
  newAddressTransactions: one('address-new-transactions'),

  /** The block data used for statistics, for the blocks below a tip. */
  records: one('records'),

  /** Combined from mempool lists and calls for single transactions. */
  mempoolKnown: all('mempool-known'),

  richList: all('rich-list'),

  /** Each comparison of endpoints has its own name. */
  comparedTip: one('compared-tip'),
  comparedView: one('compared-view'),

  blockVerification: one('verification', 'block'),
  transactionVerification: one('verification', 'transaction'),
  /** The steps of a block's proof of work, identified by the block's hash. */
  workTrace: one('verification', 'work'),
  verifications: all('verification'),

  /** A response that is shown unchanged, identified by its request. */
  raw: one('raw'),

  /** The names of addresses, identified by the URL of their file instead of an endpoint. */
  labels: all('labels'),

  /** The summary of the chain, identified by the URL of its folder, and its files. */
  chainSummary: all('chain-summary'),
  chainSummaryFile: one('chain-summary', 'file'),

  /** A placeholder for URLs that don't identify anything to request. */
  nothing: all('nothing'),
}

/** Returns the kind of a query's data, such as `block`. */
export function kindOf({ queryKey: [, kind] }: { queryKey: readonly unknown[] }): string {
  return String(kind)
}

/** Returns the endpoint whose data a query requests. */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}
