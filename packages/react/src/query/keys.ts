/**
 * A query key: the endpoint, followed by the kind of data and what identifies it.
 *
 * @example
 * ```ts
 * import { keys, type Key } from '@mcm/react/query'
 *
 * const key: Key = keys.status('https://api.mochimo.org')
 * key.length // => 2
 * ```
 */
export type Key = readonly [endpoint: string, ...parts: string[]]

/**
 * Creates the key of data that exists once per endpoint, or the prefix of all keys of a kind. Use it to
 * add your own kinds of data.
 *
 * @example
 * ```ts
 * import { keyOf } from '@mcm/react/query'
 *
 * const prices = keyOf('price')
 * prices('https://api.mochimo.org') // => ['https://api.mochimo.org', 'price']
 * ```
 */
export const keyOf =
  (...kind: string[]) =>
  (endpoint: string): Key => [endpoint, ...kind]

/**
 * Creates the key of data that is identified by a hash, an address or another name.
 *
 * @example
 * ```ts
 * import { namedKeyOf } from '@mcm/react/query'
 *
 * const label = namedKeyOf('label')
 * label('https://api.mochimo.org', '0xab') // => ['https://api.mochimo.org', 'label', '0xab']
 * ```
 */
export const namedKeyOf =
  (...kind: string[]) =>
  (endpoint: string, name: string): Key => [endpoint, ...kind, name]

interface TransactionListName {
  address?: string
  limit: number
  maxBlock?: number | undefined
}

/**
 * The keys of all queries, and the prefixes to invalidate or read several of them. All keys start with
 * the endpoint, so that switching endpoints switches all data, and all parts are strings.
 *
 * @example
 * ```ts
 * import { createQueryClient, keys } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient()
 * await queryClient.invalidateQueries({ queryKey: keys.balances('https://api.mochimo.org') })
 * ```
 */
export const keys = {
  /** The endpoint's status, which contains the tip. */
  status: keyOf('status'),

  /** All blocks, no matter how they were requested. */
  blocks: keyOf('block'),
  /** All blocks that were requested by their hash. */
  blocksByHash: keyOf('block', 'hash'),
  /** All blocks that were requested by their height. */
  blocksByHeight: keyOf('block', 'height'),
  /** A block by its hash. */
  blockByHash: namedKeyOf('block', 'hash'),
  /** A block by its height, where 0 is the tip, as in the API. */
  blockByHeight: (endpoint: string, height: number): Key => [
    ...keys.blocksByHeight(endpoint),
    String(height),
  ],
  /** Whether a block is part of the chain, by its hash. */
  canonical: namedKeyOf('canonical'),
  /** Everything that depends on which blocks are part of the chain. */
  allCanonical: keyOf('canonical'),

  /** All balances. */
  balances: keyOf('balance'),
  /** The balance of an address in hex. */
  balance: namedKeyOf('balance'),
  /** All lists of the network's latest transactions. */
  latestTransactions: keyOf('latest-transactions'),
  /** All lists of the transactions of an address in hex. */
  addressTransactions: namedKeyOf('address-transactions'),
  /** A list of transactions, whose pages depend on their size and on where the list starts. */
  transactionList: (endpoint: string, { address, limit, maxBlock }: TransactionListName): Key => [
    ...(address === undefined
      ? keys.latestTransactions(endpoint)
      : keys.addressTransactions(endpoint, address)),
    String(limit),
    String(maxBlock ?? ''),
  ],
  /** The hashes of pending transactions. */
  mempool: keyOf('mempool'),
}

/**
 * Returns the endpoint of a query.
 *
 * @example
 * ```ts
 * import { endpointOf, keys } from '@mcm/react/query'
 *
 * const queryKey = keys.mempool('https://api.mochimo.org')
 * endpointOf({ queryKey }) // => 'https://api.mochimo.org'
 * ```
 */
export function endpointOf({ queryKey: [endpoint] }: { queryKey: readonly unknown[] }): string {
  return String(endpoint)
}

/**
 * Returns whether a query's key starts with another key, as block keys start with
 * `keys.blocks(endpoint)`.
 *
 * @example
 * ```ts
 * import { isUnder, keys } from '@mcm/react/query'
 *
 * const queryKey = keys.blockByHeight('https://api.mochimo.org', 12)
 * isUnder({ queryKey }, keys.blocks('https://api.mochimo.org')) // => true
 * ```
 */
export function isUnder({ queryKey }: { queryKey: readonly unknown[] }, start: Key): boolean {
  return start.every((part, at) => queryKey[at] === part)
}
