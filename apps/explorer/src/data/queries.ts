import { getBlockQueryOptions, getTipQueryOptions, keepBlock as keep } from '@mcm/react/query'
import type { Block, Priority } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { readBlockId } from './block-id'
import { clientFor, configFor } from './client'

/** The height, tip and sync state. The query is polled in one place, the frame. */
export const statusQuery = (endpoint: string) => getTipQueryOptions(configFor(endpoint))

export async function fetchBlock(
  endpoint: string,
  hash: string,
  signal: AbortSignal,
  priority?: Priority,
): Promise<Block> {
  return (await clientFor(endpoint, priority).block.get({ hash }, { signal })).block
}

/** A block by its hash. Its content never changes, no matter what happens to the chain. */
export const blockByHashQuery = (endpoint: string, hash: string, priority?: Priority) =>
  getBlockQueryOptions(configFor(endpoint), { hash, priority })

/**
 * A block by its height, where 0 means the tip, as in the API. The block is also cached under its
 * hash.
 */
export const blockByHeightQuery = (endpoint: string, height: number, priority?: Priority) =>
  getBlockQueryOptions(configFor(endpoint), { height, priority })

/** Caches a block that was fetched another way, under its hash. */
export const keepBlock = (queries: QueryClient, endpoint: string, block: Block) =>
  keep(queries, configFor(endpoint), block)

/** A block by the id of `/block/{id}`, or undefined if the id is invalid. */
export function blockQuery(endpoint: string, id: string) {
  const read = readBlockId(id)
  if (read.kind === 'invalid') return undefined
  return read.kind === 'hash'
    ? blockByHashQuery(endpoint, read.hash)
    : blockByHeightQuery(endpoint, read.height)
}
