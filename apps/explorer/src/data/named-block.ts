import { type Block, type Priority, RosettaErrorCode } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { orUndefined } from './or-undefined'
import { blockByHashQuery, blockByHeightQuery } from './queries'

const NOT_FOUND = [RosettaErrorCode.BlockNotFound]

/** A reference to a block. A height of 0 or less refers to no block. */
export interface NamedBlock {
  index: number
  /** The hash, omitted if only the height is known. */
  hash?: string | undefined
}

/**
 * Returns a referenced block, such as a block's parent. The block is requested by height first,
 * because servers find only about their last 5,000 blocks by hash. If another block is at that
 * height, it is requested by hash.
 *
 * @returns the block at the height if the endpoint doesn't know the hash, or undefined if it has
 *   neither.
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
