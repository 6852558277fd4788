import {
  type BlockIdentifier,
  isApiError,
  type Priority,
  RosettaErrorCode,
} from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getBlockQueryOptions } from './block-query'
import { type ChainPlace, type ChainStatus, chainStatusOf } from './chain-status'
import type { Config } from './config'
import { keys } from './keys'
import { SETTLED_DEPTH } from './settled-blocks'
import { getTipQueryOptions, knownTip } from './tip-query'

/** Maximum age, in milliseconds, of a status that can show where the chain ends. */
const FRESH_MS = 4000

/**
 * A block that is checked against the chain.
 *
 * @example
 * ```ts
 * import { type CanonicalParameters, createQueryClient, getCanonicalQueryOptions } from '@mcm/react/query'
 *
 * const { block } = await config.client().block.get('tip')
 * const wanted: CanonicalParameters = { block: block.block_identifier, priority: 'visible' }
 * const place = await createQueryClient().fetchQuery(getCanonicalQueryOptions(config, wanted))
 * place.canonical // => true
 * ```
 */
export interface CanonicalParameters {
  /** Height and hash of the block. */
  block: BlockIdentifier
  /** Priority of the requests. Default: `waiting`. */
  priority?: Priority | undefined
}

/**
 * Returns the query options of a check whether a block is currently at its height. The search index isn't
 * reliable for this: it leaves orphaned blocks above a fallen tip at `SUCCESS` until the new branch reaches
 * them. Whenever the tip moves, the result is invalidated, and rechecked if a component shows it. The query
 * fails if the endpoint has no block at that height although its tip is higher.
 *
 * @example
 * ```ts
 * import { createQueryClient, getCanonicalQueryOptions } from '@mcm/react/query'
 *
 * const { block } = await config.client().block.get({ index: 1_079_820 })
 * const options = getCanonicalQueryOptions(config, { block: block.block_identifier })
 * const { canonical } = await createQueryClient().fetchQuery(options)
 * canonical // => true
 * ```
 */
export function getCanonicalQueryOptions(config: Config, { block, priority }: CanonicalParameters) {
  return queryOptions({
    queryKey: keys.canonical(config.endpoint, block.hash),
    queryFn: async ({ client: queries, queryKey }): Promise<ChainPlace> => {
      const known = queries.getQueryData<ChainPlace>(queryKey)
      if (known?.final) return known
      const final = (knownTip(queries, config)?.index ?? 0) - block.index >= SETTLED_DEPTH
      const canonical = await isAtItsHeight(queries, config, block, priority)
      return { canonical, final }
    },
    staleTime: Infinity,
    // Block queries have their own retries.
    retry: false,
  })
}

/**
 * Returns whether a block must be checked against the chain. That is the case if it isn't deep enough to
 * rely on the search index, or wasn't at the last check.
 *
 * @example
 * ```ts
 * import { createQueryClient, needsCheck, SETTLED_DEPTH } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient()
 * const block = { index: 12, hash: `0x${'ab'.repeat(32)}` }
 * needsCheck(queryClient, config, block, 12) // => true
 * needsCheck(queryClient, config, block, 12 + SETTLED_DEPTH) // => false
 * ```
 */
export function needsCheck(
  queries: QueryClient,
  config: Config,
  block: BlockIdentifier,
  tip: number,
): boolean {
  if (tip - block.index < SETTLED_DEPTH) return true
  return queries.getQueryState(getCanonicalQueryOptions(config, { block }).queryKey) !== undefined
}

/**
 * Checks a block once, for code that waits for the result. Returns `unknown` if the endpoint can't tell, and
 * undefined for a block that is deep enough to rely on the search index.
 *
 * @example
 * ```ts
 * import { createQueryClient, fetchChainStatus } from '@mcm/react/query'
 *
 * const { block } = await config.client().block.get('tip')
 * await fetchChainStatus(createQueryClient(), config, block.block_identifier) // => 'canonical'
 * ```
 */
export async function fetchChainStatus(
  queries: QueryClient,
  config: Config,
  block: BlockIdentifier,
): Promise<ChainStatus | undefined> {
  const tip = knownTip(queries, config)?.index ?? block.index
  if (!needsCheck(queries, config, block, tip)) return undefined
  const query = getCanonicalQueryOptions(config, { block })
  const data = await queries.fetchQuery(query).catch(() => undefined)
  return chainStatusOf({ data, isError: data === undefined })
}

/**
 * Returns whether a block is at its height. The result is false if the height is above the tip.
 *
 * @throws the client's errors if the endpoint has no block at that height although its tip is higher.
 *
 * @example
 * ```ts
 * import { createQueryClient, isAtItsHeight } from '@mcm/react/query'
 *
 * const block = { index: 1_079_820, hash: `0x${'ab'.repeat(32)}` }
 * await isAtItsHeight(createQueryClient(), config, block) // => false
 * ```
 */
export async function isAtItsHeight(
  queries: QueryClient,
  config: Config,
  { index, hash }: BlockIdentifier,
  priority?: Priority,
): Promise<boolean> {
  try {
    const query = getBlockQueryOptions(config, { height: index, priority })
    const block = await queries.fetchQuery(query)
    return block.block_identifier.hash === hash
  } catch (error) {
    if (!isApiError(error, RosettaErrorCode.BlockNotFound)) throw error
    // A server whose node is down returns the same error, so only a freshly read lower tip is
    // proof.
    if (await endsBelow(queries, config, index)) return false
    throw error
  }
}

async function endsBelow(queries: QueryClient, config: Config, index: number): Promise<boolean> {
  const status = getTipQueryOptions(config)
  for (const staleTime of [FRESH_MS, 0]) {
    const { current_block_identifier: tip } = await queries.fetchQuery({ ...status, staleTime })
    if (tip.index > 0 && tip.index < index) return true
  }
  return false
}
