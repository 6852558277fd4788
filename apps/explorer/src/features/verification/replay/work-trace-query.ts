import type { Block } from '@mcm/rosetta-client'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../data/keys'
import { blockByHashQuery } from '../../../data/queries'
import { verifier } from '../verifier'

/** Every step of a block's proof of work, or null if there is nothing to repeat. */
export const workTraceQuery = (endpoint: string, block: Block) =>
  queryOptions({
    queryKey: keys.workTrace(endpoint, block.block_identifier.hash),
    queryFn: async ({ client: queries, signal }) => {
      // The verification has loaded it, if the endpoint has it.
      const parent = queries.getQueryData(
        blockByHashQuery(endpoint, block.parent_block_identifier.hash).queryKey,
      )
      return (await verifier.traceWork({ block, parent }, { signal })) ?? null
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
