import { type Block, type Priority, RosettaErrorCode } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { orUndefined } from './or-undefined'
import { blockByHashQuery, blockByHeightQuery } from './queries'

const NOT_FOUND = [RosettaErrorCode.BlockNotFound]

/** A block as something else names it; height 0 or below names none. */
export interface NamedBlock {
  index: number
  /** Left out where only the height is known. */
  hash?: string | undefined
}

/**
 * The block that something else names, such as the parent that a block names. It is asked for by its
 * height, because servers find only their newest 5,000 blocks by hash, and by its hash when another
 * block stands at that height.
 *
 * @returns what stands at the height when the endpoint does not know the hash; undefined when it has
 *   neither.
 * @throws the client's errors, 'not found' aside.
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
