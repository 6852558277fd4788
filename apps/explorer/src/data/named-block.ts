import { type Block, type Priority, RosettaErrorCode } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { orUndefined } from './or-undefined'
import { blockByHashQuery, blockByHeightQuery } from './queries'

const NOT_FOUND = [RosettaErrorCode.BlockNotFound]

/** A reference to a block; height 0 or below refers to none. */
export interface NamedBlock {
  index: number
  /** Omitted if only the height is known. */
  hash?: string | undefined
}

/**
 * Returns a referenced block, such as a block's parent. It is requested by height first,
 * because servers find only about their last 5,000 blocks by hash, and by hash if another block
 * is at that height.
 *
 * @returns the block at the height if the endpoint doesn't know the hash; undefined if it has
 * neither.
 * @throws the client's errors, except 'not found'.
 */
export async function fetchNamedBlock(
  queries: QueryClient,
  endpoint: string,
  { index, hash }: NamedBlock,
  priority?: Priority,
): Promise<Block | undefined> {
  const byHash = hash === undefined ? undefined : blockByHashQuery(endpoint, hash, priority)
  const known = byHash && queries.getQueryData(byHash.queryKey)
  if (known) return known
  const atHeight =
    index > 0
      ? await orUndefined(
          queries.fetchQuery(blockByHeightQuery(endpoint, index, priority)),
          NOT_FOUND,
        )
      : undefined
  if (!byHash || atHeight?.block_identifier.hash === hash) return atHeight
  return (await orUndefined(queries.fetchQuery(byHash), NOT_FOUND)) ?? atHeight
}
