import type { Block, Priority } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { LatestOnly } from '../shared/latest-only'
import { trueTime } from '../shared/true-time'
import { readBlockId } from './block-id'
import { clientFor, STATUS_TIMEOUT_MS } from './client'
import { keys } from './keys'
import { retryUpTo } from './query-rules'

const RECENT_MS = 10_000
/** Depth from which blocks are considered final. */
export const SETTLED_DEPTH = 10
/**
 * Age from which a block is considered final if the tip is unknown. By then, it is dozens of blocks
 * deep.
 */
const SETTLED_AGE_MS = 60 * 60 * 1000
/**
 * The hashes of blocks that were final when they were fetched by height. Other blocks are requested
 * again.
 */
const settled = new LatestOnly(1000)

export function isSettled(block: Block): boolean {
  return settled.has(block.block_identifier.hash)
}

/**
 * The height, tip and sync state. The query is polled in one place (`usePollTip`), so only
 * rate-limited requests are retried.
 */
export const statusQuery = (endpoint: string) =>
  queryOptions({
    queryKey: keys.status(endpoint),
    queryFn: ({ signal }) =>
      clientFor(endpoint).network.status({ signal, timeout: STATUS_TIMEOUT_MS }),
    staleTime: RECENT_MS,
    retry: retryUpTo(0),
  })

export async function fetchBlock(
  endpoint: string,
  hash: string,
  signal: AbortSignal,
  priority?: Priority,
): Promise<Block> {
  return (await clientFor(endpoint, priority).block.get({ hash }, { signal })).block
}

/**
 * A block by its hash. Its content never changes, no matter what happens to the chain.
 * `boundBlocks` limits how many are cached.
 */
export const blockByHashQuery = (endpoint: string, hash: string, priority?: Priority) =>
  queryOptions({
    queryKey: keys.blockByHash(endpoint, hash),
    queryFn: ({ signal }) => fetchBlock(endpoint, hash, signal, priority),
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Caches a block that was fetched another way, under its hash. */
export async function keepBlock(queries: QueryClient, endpoint: string, block: Block) {
  const query = blockByHashQuery(endpoint, block.block_identifier.hash)
  await queries.fetchQuery({ ...query, queryFn: () => block })
}

/**
 * A block by its height, where 0 means the tip, as in the API. The block is also cached under its
 * hash.
 */
export const blockByHeightQuery = (endpoint: string, height: number, priority?: Priority) =>
  queryOptions({
    queryKey: keys.blockByHeight(endpoint, height),
    queryFn: async ({ signal, client: queries }) => {
      const wanted = height === 0 ? 'tip' : { index: height }
      const { block } = await clientFor(endpoint, priority).block.get(wanted, { signal })
      await keepBlock(queries, endpoint, block)
      // The tip's page continues under the block's own height.
      if (height === 0)
        queries.setQueryData(keys.blockByHeight(endpoint, block.block_identifier.index), block)
      const tip = queries.getQueryData(statusQuery(endpoint).queryKey)
      const isDeep = tip
        ? tip.current_block_identifier.index - block.block_identifier.index >= SETTLED_DEPTH
        : trueTime() - block.timestamp > SETTLED_AGE_MS
      if (isDeep) settled.add(block.block_identifier.hash)
      return block
    },
    staleTime: ({ state: { data } }) =>
      data && height > 0 && isSettled(data) ? Infinity : RECENT_MS,
  })

/** A block by the id of `/block/{id}`, or undefined if the id is invalid. */
export function blockQuery(endpoint: string, id: string) {
  const read = readBlockId(id)
  if (read.kind === 'invalid') return undefined
  return read.kind === 'hash'
    ? { ...blockByHashQuery(endpoint, read.hash) }
    : { ...blockByHeightQuery(endpoint, read.height) }
}
