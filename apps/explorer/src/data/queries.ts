import type { Block } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readBlockId } from './block-id'
import { clientFor, STATUS_TIMEOUT_MS } from './client'

const RECENT_MS = 10_000
/** A block this old is dozens of blocks deep: its height will not get another. */
const FINAL_AGE_MS = 60 * 60 * 1000

/** Height, tip and sync state. Polled in one place (`usePollTip`), so it is never retried on its own. */
export const statusQuery = (endpoint: string) =>
  queryOptions({
    queryKey: [endpoint, 'status'],
    queryFn: ({ signal }) =>
      clientFor(endpoint).network.status({ signal, timeout: STATUS_TIMEOUT_MS }),
    staleTime: RECENT_MS,
    retry: false,
  })

/** A block by its hash: whatever becomes of the chain, it stays what it is. Bounded by `boundBlocks`. */
export const blockByHashQuery = (endpoint: string, hash: string) =>
  queryOptions({
    queryKey: [endpoint, 'block', hash],
    queryFn: async ({ signal }) =>
      (await clientFor(endpoint).block.get({ hash }, { signal })).block,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Keeps a block that came by another way under its hash. */
export async function keepBlock(queries: QueryClient, endpoint: string, block: Block) {
  const query = blockByHashQuery(endpoint, block.block_identifier.hash)
  await queries.fetchQuery({ ...query, queryFn: () => block })
}

/** A block by its height; 0 is the tip, as it is for the API. Kept under its hash too. */
export const blockByHeightQuery = (endpoint: string, height: number) =>
  queryOptions({
    queryKey: [endpoint, 'block', String(height)],
    queryFn: async ({ signal, client: queries }) => {
      const wanted = height === 0 ? 'tip' : { index: height }
      const { block } = await clientFor(endpoint).block.get(wanted, { signal })
      await keepBlock(queries, endpoint, block)
      return block
    },
    staleTime: ({ state: { data } }) =>
      data && height > 0 && Date.now() - data.timestamp > FINAL_AGE_MS ? Infinity : RECENT_MS,
  })

/** A block by what the route `/block/{id}` names; undefined when that can be no block. */
export function blockQuery(endpoint: string, id: string) {
  const read = readBlockId(id)
  if (read.kind === 'invalid') return undefined
  return read.kind === 'hash'
    ? { ...blockByHashQuery(endpoint, read.hash) }
    : { ...blockByHeightQuery(endpoint, read.height) }
}
