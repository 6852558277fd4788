import type { BlockIdentifier } from '@mcm/rosetta-client'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { fetchNamedBlock } from './named-block'

/** The last question about a time at each endpoint, which the next one waits for. */
const queues = new Map<string, Promise<unknown>>()

/**
 * When a block was solved, milliseconds since 1970; null when the endpoint does not have it. Asked for
 * one at a time, because a block is a large answer to a small question.
 */
const blockTimeQuery = (endpoint: string, block: BlockIdentifier) =>
  queryOptions({
    queryKey: [endpoint, 'block-time', block.hash],
    queryFn: async ({ client, signal }) => {
      const turn = (queues.get(endpoint) ?? Promise.resolve()).then(async () => {
        signal.throwIfAborted()
        return fetchNamedBlock(client, endpoint, block)
      })
      queues.set(
        endpoint,
        turn.catch(() => {}),
      )
      const found = await turn
      return found?.block_identifier.hash === block.hash ? found.timestamp : null
    },
    staleTime: Infinity,
    // Blocks are retried by their own queries.
    retry: false,
  })

/** Times of blocks by their hashes, as they come in; a search only tells when it was indexed. */
export function useBlockTimes(
  endpoint: string,
  blocks: readonly BlockIdentifier[],
): ReadonlyMap<string, number | null> {
  return useQueries({
    queries: blocks.map((block) => blockTimeQuery(endpoint, block)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, isError }, at) => {
          const hash = blocks[at]?.hash
          if (hash === undefined || (data === undefined && !isError)) return []
          return [[hash, data ?? null] as const]
        }),
      ),
  })
}
