/** The endpoint, and what of it is asked. */
export type Key = readonly [endpoint: string, ...parts: string[]]

/**
 * The key of every query, which is the name of one fact. Each begins with the endpoint that tells it, so
 * that switching the endpoint switches everything; all parts are strings.
 */
export const keys = {
  status: (endpoint: string): Key => [endpoint, 'status'],

  blockByHash: (endpoint: string, hash: string): Key => [endpoint, 'block', 'hash', hash],
  /** Height 0 is the tip, as it is for the API. */
  blockByHeight: (endpoint: string, height: number): Key => [
    endpoint,
    'block',
    'height',
    String(height),
  ],
  /** All of them, by whatever they were asked for. */
  blocks: (endpoint: string): Key => [endpoint, 'block'],
  blocksByHash: (endpoint: string): Key => [endpoint, 'block', 'hash'],
  blocksByHeight: (endpoint: string): Key => [endpoint, 'block', 'height'],
  blockTime: (endpoint: string, hash: string): Key => [endpoint, 'block-time', hash],
  miner: (endpoint: string, hash: string): Key => [endpoint, 'miner', hash],
  canonical: (endpoint: string, hash: string): Key => [endpoint, 'canonical', hash],
  allCanonical: (endpoint: string): Key => [endpoint, 'canonical'],

  /** Where a server has no index, the block that is asked decides what is found. */
  transaction: (endpoint: string, hash: string, block?: number): Key => [
    endpoint,
    'transaction',
    hash,
    block === undefined ? '' : String(block),
  ],
  transactions: (endpoint: string): Key => [endpoint, 'transaction'],

  balance: (endpoint: string, address: string): Key => [endpoint, 'balance', address],
  /** That it was asked for at a tip, whatever it was then. */
  balanceAtTip: (endpoint: string, address: string, tip: number): Key => [
    endpoint,
    'balance-at-tip',
    address,
    String(tip),
  ],
  addressTransactions: (endpoint: string, address: string): Key => [
    endpoint,
    'address-transactions',
    address,
  ],
  newAddressTransactions: (endpoint: string, address: string): Key => [
    endpoint,
    'address-new-transactions',
    address,
  ],

  /** What statistics keep of the blocks below a tip. */
  records: (endpoint: string, tip: string): Key => [endpoint, 'records', tip],

  mempool: (endpoint: string): Key => [endpoint, 'mempool'],
  /** What the lists so far and the calls for single transactions have told together. */
  mempoolKnown: (endpoint: string): Key => [endpoint, 'mempool-known'],

  richList: (endpoint: string): Key => [endpoint, 'rich-list'],

  /** Each comparison of the endpoints has a name of its own. */
  comparedTip: (endpoint: string, comparison: string): Key => [
    endpoint,
    'compared-tip',
    comparison,
  ],
  comparedView: (endpoint: string, comparison: string): Key => [
    endpoint,
    'compared-view',
    comparison,
  ],

  blockVerification: (endpoint: string, answer: string): Key => [
    endpoint,
    'verification',
    'block',
    answer,
  ],
  transactionVerification: (endpoint: string, answer: string): Key => [
    endpoint,
    'verification',
    'transaction',
    answer,
  ],
  verifications: (endpoint: string): Key => [endpoint, 'verification'],

  /** Stands where a screen's address names nothing that can be asked for. */
  nothing: (endpoint: string): Key => [endpoint, 'nothing'],
}

/** The endpoint that a query asks. */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}

/** Whether a query's key begins with another, as `keys.blocks(endpoint)` does for each of its blocks. */
export function isUnder({ queryKey }: { queryKey: readonly unknown[] }, start: Key): boolean {
  return start.every((part, at) => queryKey[at] === part)
}
