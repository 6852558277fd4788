/** The endpoint, and what of it is asked. */
export type Key = readonly [endpoint: string, ...parts: string[]]

/** Makes keys of one kind, told apart by what is named. */
const of =
  <Names extends string[]>(...kind: string[]) =>
  (endpoint: string, ...names: Names): Key => [endpoint, ...kind, ...names]

/**
 * The key of every query, which is the name of one fact. Each begins with the endpoint that tells it, so
 * that switching the endpoint switches everything; all parts are strings.
 */
export const keys = {
  status: of<[]>('status'),

  /** All of them, by whatever they were asked for. */
  blocks: of<[]>('block'),
  blocksByHash: of<[]>('block', 'hash'),
  blocksByHeight: of<[]>('block', 'height'),
  blockByHash: of<[hash: string]>('block', 'hash'),
  /** Height 0 is the tip, as it is for the API. */
  blockByHeight: (endpoint: string, height: number): Key => [
    ...keys.blocksByHeight(endpoint),
    String(height),
  ],
  blockTime: of<[hash: string]>('block-time'),
  miner: of<[hash: string]>('miner'),
  canonical: of<[hash: string]>('canonical'),
  allCanonical: of<[]>('canonical'),

  /** Where a server has no index, the block that is asked decides what is found. */
  transaction: (endpoint: string, hash: string, block?: number): Key => [
    ...keys.transactions(endpoint),
    hash,
    String(block ?? ''),
  ],
  transactions: of<[]>('transaction'),

  balance: of<[address: string]>('balance'),
  /** That it was asked for at a tip, whatever it was then. */
  balanceAtTip: (endpoint: string, address: string, tip: number): Key => [
    endpoint,
    'balance-at-tip',
    address,
    String(tip),
  ],
  addressTransactions: of<[address: string]>('address-transactions'),
  newAddressTransactions: of<[address: string]>('address-new-transactions'),

  /** What statistics keep of the blocks below a tip. */
  records: of<[tip: string]>('records'),

  mempool: of<[]>('mempool'),
  /** What the lists so far and the calls for single transactions have told together. */
  mempoolKnown: of<[]>('mempool-known'),

  richList: of<[]>('rich-list'),

  /** Each comparison of the endpoints has a name of its own. */
  comparedTip: of<[comparison: string]>('compared-tip'),
  comparedView: of<[comparison: string]>('compared-view'),

  blockVerification: of<[answer: string]>('verification', 'block'),
  transactionVerification: of<[answer: string]>('verification', 'transaction'),
  verifications: of<[]>('verification'),

  /** Stands where a screen's address names nothing that can be asked for. */
  nothing: of<[]>('nothing'),
}

/** The endpoint that a query asks. */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}

/** Whether a query's key begins with another, as `keys.blocks(endpoint)` does for each of its blocks. */
export function isUnder({ queryKey }: { queryKey: readonly unknown[] }, start: Key): boolean {
  return start.every((part, at) => queryKey[at] === part)
}
