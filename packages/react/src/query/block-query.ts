import type { Block, Priority } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Config } from './config'
import { keys } from './keys'
import { isSettled, SETTLED_DEPTH, settle } from './settled-blocks'
import { knownTip } from './tip-query'

const RECENT_MS = 10_000
/**
 * Age from which a block is considered final if the tip is unknown. By then, it is dozens of blocks deep.
 */
const SETTLED_AGE_MS = 60 * 60 * 1000

/**
 * A block by its hash or by its height. Height 0 is the tip, as in the API.
 *
 * @example
 * ```ts
 * import { type BlockParameters, createQueryClient, getBlockQueryOptions } from '@mcm/react/query'
 *
 * const tip: BlockParameters = { height: 0, priority: 'visible' }
 * const block = await createQueryClient().fetchQuery(getBlockQueryOptions(config, tip))
 * block.block_identifier.index > 0 // => true
 * ```
 */
export type BlockParameters = (
  | {
      /** Hash of the block: 0x followed by 64 hex digits. */
      hash: string
    }
  | {
      /** Height of the block, or 0 for the tip. */
      height: number
    }
) & {
  /** Priority of the request. Default: `waiting`. */
  priority?: Priority | undefined
}

/**
 * Returns the query options of a block. By hash, its content never changes, whatever happens to the chain,
 * so the block never becomes stale. By height, it is final once it is `SETTLED_DEPTH` blocks deep, and is
 * also cached under its hash.
 *
 * @example
 * ```ts
 * import { createQueryClient, getBlockQueryOptions } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient()
 * const block = await queryClient.fetchQuery(getBlockQueryOptions(config, { height: 1_079_820 }))
 * const { hash } = block.block_identifier
 * queryClient.getQueryData(getBlockQueryOptions(config, { hash }).queryKey) // => block
 * ```
 */
export function getBlockQueryOptions(config: Config, block: BlockParameters) {
  return 'hash' in block
    ? byHash(config, block.hash, block.priority)
    : byHeight(config, block.height, block.priority)
}

function byHash({ endpoint, client }: Config, hash: string, priority?: Priority) {
  return queryOptions({
    queryKey: keys.blockByHash(endpoint, hash),
    queryFn: async ({ signal }): Promise<Block> =>
      (await client(priority).block.get({ hash }, { signal })).block,
    staleTime: Infinity,
    // `applyChainRules` limits how many are cached.
    gcTime: Infinity,
  })
}

function byHeight(config: Config, height: number, priority?: Priority) {
  const { endpoint, client, now } = config
  return queryOptions({
    queryKey: keys.blockByHeight(endpoint, height),
    queryFn: async ({ signal, client: queries }) => {
      const wanted = height === 0 ? 'tip' : { index: height }
      const { block } = await client(priority).block.get(wanted, { signal })
      await keepBlock(queries, config, block)
      const { index } = block.block_identifier
      // The tip's page continues under the block's own height.
      if (height === 0) queries.setQueryData(keys.blockByHeight(endpoint, index), block)
      const tip = knownTip(queries, config)
      const isDeep = tip
        ? tip.index - index >= SETTLED_DEPTH
        : height > 0 && now() - block.timestamp > SETTLED_AGE_MS
      if (isDeep) settle(block)
      return block
    },
    staleTime: ({ state: { data } }) =>
      data && height > 0 && isSettled(data) ? Infinity : RECENT_MS,
  })
}

/**
 * Caches a block that was fetched another way, under its hash.
 *
 * @example
 * ```ts
 * import { createQueryClient, getBlockQueryOptions, keepBlock } from '@mcm/react/query'
 *
 * const { block } = await config.client().block.get('tip')
 * const queryClient = createQueryClient()
 * await keepBlock(queryClient, config, block)
 * const { queryKey } = getBlockQueryOptions(config, { hash: block.block_identifier.hash })
 * queryClient.getQueryData(queryKey) // => block
 * ```
 */
export async function keepBlock(queries: QueryClient, config: Config, block: Block) {
  const query = byHash(config, block.block_identifier.hash)
  await queries.fetchQuery({ ...query, queryFn: () => block })
}
