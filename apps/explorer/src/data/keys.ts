/** The endpoint, and what of it is asked. */
export type Key = readonly [endpoint: string, ...parts: string[]]

/** Makes the key of what an endpoint has one of, or the beginning of the keys of a kind. */
const all =
  (...kind: string[]) =>
  (endpoint: string): Key => [endpoint, ...kind]

/** Makes the key of what is named by a hash, an address or the like. */
const one =
  (...kind: string[]) =>
  (endpoint: string, name: string): Key => [endpoint, ...kind, name]

/**
 * The key of every query, which is the name of one fact. Each begins with the endpoint that tells it, so
 * that switching the endpoint switches everything; all parts are strings.
 */
export const keys = {
  status: all('status'),

  /** All of them, by whatever they were asked for. */
  blocks: all('block'),
  blocksByHash: all('block', 'hash'),
  blocksByHeight: all('block', 'height'),
  blockByHash: one('block', 'hash'),
  /** Height 0 is the tip, as it is for the API. */
  blockByHeight: (endpoint: string, height: number): Key => [
    ...keys.blocksByHeight(endpoint),
    String(height),
  ],
  blockTime: one('block-time'),
  miner: one('miner'),
  canonical: one('canonical'),
  /** Begins as those do: whatever the chain has in a block's place may change with the tip. */
  lostBlock: one('canonical', 'lost'),
  allCanonical: all('canonical'),

  /** Where a server has no index, the block that is asked decides what is found. */
  transaction: (endpoint: string, hash: string, block?: number): Key => [
    ...keys.transactions(endpoint),
    hash,
    String(block ?? ''),
  ],
  transactions: all('transaction'),

  balance: one('balance'),
  /** That it was asked for at a tip, whatever it was then. */
  balanceAtTip: (endpoint: string, address: string, tip: number): Key => [
    endpoint,
    'balance-at-tip',
    address,
    String(tip),
  ],
  addressTransactions: one('address-transactions'),
  newAddressTransactions: one('address-new-transactions'),

  /** What statistics keep of the blocks below a tip. */
  records: one('records'),

  mempool: all('mempool'),
  /** What the lists so far and the calls for single transactions have told together. */
  mempoolKnown: all('mempool-known'),

  richList: all('rich-list'),

  /** Each comparison of the endpoints has a name of its own. */
  comparedTip: one('compared-tip'),
  comparedView: one('compared-view'),

  blockVerification: one('verification', 'block'),
  transactionVerification: one('verification', 'transaction'),
  verifications: all('verification'),

  /** Stands where a screen's address names nothing that can be asked for. */
  nothing: all('nothing'),
}

/** The endpoint that a query asks. */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}

/** Whether a query's key begins with another, as `keys.blocks(endpoint)` does for each of its blocks. */
export function isUnder({ queryKey }: { queryKey: readonly unknown[] }, start: Key): boolean {
  return start.every((part, at) => queryKey[at] === part)
}
