import { retryAfterMs, retryUpTo } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blockByHashQuery, fetchBlock, statusQuery } from '../../../data/queries'
import { useLastError } from '../../../data/use-last-error'
import { pause } from '../../../shared/pause'

export const LATEST_COUNT = 5
/** Delay between two block requests (specification, section 4). */
const PAUSE_MS = 100

export interface LatestBlocks {
  /** The blocks loaded so far, newest first. */
  blocks: Block[]
  /** Whether no more of them are loading. */
  complete: boolean
  /** Whether nothing could be loaded, even after retrying. */
  failed: boolean
  error: unknown
  retry: () => void
}

interface Shown {
  endpoint: string
  blocks: Block[]
  error: Error | null
}

/**
 * Returns the latest blocks. They are loaded one at a time, starting at the tip of the shared
 * status query and then parent by parent. Blocks are cached by hash, so a new tip costs only one
 * call.
 */
export function useLatestBlocks(endpoint: string): LatestBlocks {
  const queries = useQueryClient()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const tip = status.data?.current_block_identifier.hash
  const known = knownFrom(queries, endpoint, tip)
  const hash = nextHash(known, tip)
  const next = useQuery({
    ...latestBlockQuery(endpoint, hash ?? '', known.length > 0),
    enabled: hash !== undefined,
  })
  // Reading `data` subscribes this hook to the next block.
  const isMissing = next.data === undefined && next.errorUpdatedAt > 0
  const statusError = useLastError(status)
  const nextError = useLastError(next)

  // The previous blocks stay until as many have loaded from the new tip, and so does an error: a new
  // tip asks for another block, which hasn't failed yet.
  const [shown, setShown] = useState<Shown>({ endpoint, blocks: known, error: null })
  const before = shown.endpoint === endpoint ? shown : { blocks: [], error: null }
  const blocks = known.length >= before.blocks.length ? known : before.blocks
  const error = (isMissing ? nextError : null) ?? statusError ?? (known[0] ? null : before.error)
  if (!sameBlocks(blocks, shown.blocks) || shown.endpoint !== endpoint || shown.error !== error) {
    setShown({ endpoint, blocks, error })
  }

  return {
    blocks,
    // A check may request the missing block again, which must not cancel the check itself.
    complete: blocks.length === LATEST_COUNT || isMissing,
    failed: blocks.length === 0 && error !== null,
    error,
    retry: () => {
      void status.refetch()
      if (isMissing) void next.refetch()
    },
  }
}

/** Returns whether to retry. The second failure is reported. */
const retryOnce = (failures: number, error: Error) =>
  retryAfterMs(error) === undefined ? failures < 1 : retryUpTo(1)(failures, error)

function latestBlockQuery(endpoint: string, hash: string, isAfterAnother: boolean) {
  return {
    ...blockByHashQuery(endpoint, hash),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      if (isAfterAnother) await pause(PAUSE_MS, signal)
      return fetchBlock(endpoint, hash, signal)
    },
    retry: retryOnce,
    retryDelay: PAUSE_MS,
  }
}

/** Returns the cached blocks from this hash backward, without making requests. */
function knownFrom(queries: QueryClient, endpoint: string, newest: string | undefined): Block[] {
  const blocks: Block[] = []
  let hash = newest
  while (hash !== undefined && blocks.length < LATEST_COUNT) {
    const block: Block | undefined = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
    if (!block) break
    blocks.push(block)
    hash = block.parent_block_identifier.hash
  }
  return blocks
}

/** Returns the hash of the next block to request, or undefined if there is none. */
function nextHash(known: readonly Block[], tip: string | undefined): string | undefined {
  return known.length === LATEST_COUNT
    ? undefined
    : (known.at(-1)?.parent_block_identifier.hash ?? tip)
}

function sameBlocks(some: readonly Block[], others: readonly Block[]): boolean {
  return some.length === others.length && some.every((block, at) => block === others[at])
}
