import { tryParseAddress } from '@mcm/address'
import { type Priority, readBalance } from '@mcm/rosetta-client'
import { queryOptions } from '@tanstack/react-query'
import type { Config } from './config'
import { keys } from './keys'
import { retryUpTo } from './retry-rules'

/**
 * An address whose balance is wanted.
 *
 * @example
 * ```ts
 * import { type BalanceParameters, createQueryClient, getBalanceQueryOptions } from '@mcm/react/query'
 *
 * const richest: BalanceParameters = { address, priority: 'visible' }
 * const balance = await createQueryClient().fetchQuery(getBalanceQueryOptions(config, richest))
 * balance.nano > 0n // => true
 * ```
 */
export interface BalanceParameters {
  /** The address, in Base58 or hex. Both have the same cache entry. */
  address: string
  /** Priority of the request. Default: `waiting`. */
  priority?: Priority | undefined
}

/**
 * Returns the query options of an address's balance.
 *
 * @example
 * ```ts
 * import { createQueryClient, getBalanceQueryOptions } from '@mcm/react/query'
 *
 * const options = getBalanceQueryOptions(config, { address })
 * const { nano } = await createQueryClient().fetchQuery(options)
 * nano > 0n // => true
 * ```
 */
export function getBalanceQueryOptions(
  { endpoint, client }: Config,
  { address, priority }: BalanceParameters,
) {
  const hex = toHex(address)
  return queryOptions({
    queryKey: keys.balance(endpoint, hex),
    queryFn: ({ signal }) => readBalance(client(priority), hex, { signal }),
    retry: retryUpTo(2),
  })
}

/** Returns an address in hex. Other text stays as it is, and the client rejects it. */
export function toHex(address: string): string {
  return tryParseAddress(address)?.hex ?? address
}
