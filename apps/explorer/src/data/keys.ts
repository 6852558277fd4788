/** A query key: the endpoint, followed by the kind of data. */
export type Key = readonly [endpoint: string, ...parts: string[]]

/** Creates the key of data that exists once per endpoint, or the prefix of all keys of a kind. */
const all =
  (...kind: string[]) =>
  (endpoint: string): Key => [endpoint, ...kind]

/** Creates the key of data that is identified by a hash, an address or something similar. */
const one =
  (...kind: string[]) =>
  (endpoint: string, name: string): Key => [endpoint, ...kind, name]

/**
 * The keys of all queries. Each key identifies one fact. All keys start with the endpoint, so that
 * switching endpoints switches all data, and all parts are strings.
 */
export const keys = {
  status: all('status'),

  /** All blocks, no matter how they were requested. */
  blocks: all('block'),
  blocksByHash: all('block', 'hash'),
  blocksByHeight: all('block', 'height'),
  blockByHash: one('block', 'hash'),
  /** Height 0 is the tip, as in the API. */
  blockByHeight: (endpoint: string, height: number): Key => [
    ...keys.blocksByHeight(endpoint),
    String(height),
  ],
  blockTime: one('block-time'),
  miner: one('miner'),
  canonical: one('canonical'),
  /** Has the same prefix, because the block at that height may change with the tip. */
  lostBlock: one('canonical', 'lost'),
  allCanonical: all('canonical'),

  /** On servers without an index, the result depends on which block is searched. */
  transaction: (endpoint: string, hash: string, block?: number): Key => [
    ...keys.transactions(endpoint),
    hash,
    String(block ?? ''),
  ],
  transactions: all('transaction'),

  balance: one('balance'),
  /** Any lookup of the balance, whichever tip it was made at. */
  balanceAtTip: (endpoint: string, address: string, tip: number): Key => [
    endpoint,
    'balance-at-tip',
    address,
    String(tip),
  ],
  latestTransactions: all('latest-transactions'),
  newTransactions: all('new-transactions'),
  addressTransactions: one('address-transactions'),
  newAddressTransactions: one('address-new-transactions'),

  /** The block data used for statistics, for the blocks below a tip. */
  records: one('records'),

  mempool: all('mempool'),
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

/** Returns the endpoint of a query. */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}

/** Returns the kind of a query's data, such as `block`. */
export function kindOf({ queryKey: [, kind] }: { queryKey: readonly unknown[] }): string {
  return String(kind)
}

/**
 * Returns whether a query's key starts with another key, as block keys start with
 * `keys.blocks(endpoint)`.
 */
export function isUnder({ queryKey }: { queryKey: readonly unknown[] }, start: Key): boolean {
  return start.every((part, at) => queryKey[at] === part)
}
