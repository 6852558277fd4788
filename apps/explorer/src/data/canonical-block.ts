import {
  type BlockIdentifier,
  isApiError,
  type Priority,
  RosettaErrorCode,
} from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { blockByHeightQuery, SETTLED_DEPTH, statusQuery } from './queries'
import { type ChainPlace, type ChainStatus, chainStatusOf } from './chain-status'
import { keys } from './keys'

/** Maximum age, in milliseconds, of a status that can show where the chain ends. */
const FRESH_MS = 4000

/**
 * Checks whether a block is currently at its height. The search index isn't reliable for this: it
 * leaves orphaned blocks above a fallen tip at `SUCCESS` until the new branch reaches them.
 * Whenever the tip moves, the query client invalidates the result and rechecks it if it is on
 * screen.
 *
 * @throws the client's errors if the endpoint has no block at that height although its tip is
 *   higher.
 */
export const canonicalQuery = (endpoint: string, block: BlockIdentifier, priority?: Priority) =>
  queryOptions({
    queryKey: keys.canonical(endpoint, block.hash),
    queryFn: async ({ client: queries, queryKey }): Promise<ChainPlace> => {
      const known = queries.getQueryData<ChainPlace>(queryKey)
      if (known?.final) return known
      const final = depthOf(queries, endpoint, block) >= SETTLED_DEPTH
      const canonical = await isAtItsHeight(queries, endpoint, block, priority)
      return { canonical, final }
    },
    staleTime: Infinity,
    // Block queries have their own retries.
    retry: false,
  })

/**
 * Returns whether a block must be checked against the chain. That is the case if it isn't deep
 * enough to rely on the index, or wasn't at the last check.
 */
export function needsCheck(
  queries: QueryClient,
  endpoint: string,
  block: BlockIdentifier,
  tip: number,
): boolean {
  if (tip - block.index < SETTLED_DEPTH) return true
  return queries.getQueryState(canonicalQuery(endpoint, block).queryKey) !== undefined
}

/**
 * Checks a block once, for a screen that waits for the result. Returns `unknown` if the endpoint
 * can't tell, and undefined for a block that is deep enough to rely on the index.
 */
export async function fetchChainStatus(
  queries: QueryClient,
  endpoint: string,
  block: BlockIdentifier,
): Promise<ChainStatus | undefined> {
  const status = queries.getQueryData(statusQuery(endpoint).queryKey)
  const tip = status?.current_block_identifier.index ?? block.index
  if (!needsCheck(queries, endpoint, block, tip)) return undefined
  const query = canonicalQuery(endpoint, block)
  const data = await queries.fetchQuery(query).catch(() => undefined)
  return chainStatusOf({ data, isError: data === undefined })
}

function depthOf(queries: QueryClient, endpoint: string, { index }: BlockIdentifier): number {
  const tip = queries.getQueryData(statusQuery(endpoint).queryKey)?.current_block_identifier.index
  return (tip ?? 0) - index
}

/** Returns whether a block is at its height. The result is false if the height is above the tip. */
export async function isAtItsHeight(
  queries: QueryClient,
  endpoint: string,
  { index, hash }: BlockIdentifier,
  priority?: Priority,
): Promise<boolean> {
  try {
    const block = await queries.fetchQuery(blockByHeightQuery(endpoint, index, priority))
    return block.block_identifier.hash === hash
  } catch (error) {
    if (!isApiError(error, RosettaErrorCode.BlockNotFound)) throw error
    // A server whose node is down returns the same error, so only a freshly read lower tip is
    // proof.
    if (await endsBelow(queries, endpoint, index)) return false
    throw error
  }
}

async function endsBelow(queries: QueryClient, endpoint: string, index: number): Promise<boolean> {
  const status = statusQuery(endpoint)
  for (const staleTime of [FRESH_MS, 0]) {
    const { current_block_identifier: tip } = await queries.fetchQuery({ ...status, staleTime })
    if (tip.index > 0 && tip.index < index) return true
  }
  return false
}
