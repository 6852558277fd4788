import type { Block } from '@mcm/rosetta-client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { blockByHashQuery, fetchBlock, statusQuery } from '../../../data/queries'
import { retryUpTo } from '../../../data/query-rules'
import { retryAfterMs } from '../../../data/retry-after'
import { pause } from '../../../shared/pause'

export const LATEST_COUNT = 5
/** Between two blocks (specification, section 4). */
const PAUSE_MS = 100

export interface LatestBlocks {
  /** Newest first, as many as have come. */
  blocks: Block[]
  /** No more of them are on their way. */
  complete: boolean
  /** Nothing could be loaded, and it is not for lack of trying. */
  failed: boolean
  error: unknown
  retry: () => void
}

/**
 * The newest blocks: from the tip that the shared status query names, parent by parent, one at a
 * time. Blocks are kept by hash, so a new tip costs one call.
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
  // Reading `data` is what has this hook told when the next block has come.
  const isMissing = next.data === undefined && next.errorUpdatedAt > 0
  // Queries drop their error when they run again; until the next response they have still failed.
  const error = (isMissing ? next.error : null) ?? status.error
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)

  // A good status is the sign that the fault may have ended.
  useEffect(() => {
    if (isMissing) void next.refetch()
    // Only the status is a reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status.dataUpdatedAt])

  // Until as many have come from a new tip as were there, those that were there stay.
  const [shown, setShown] = useState({ endpoint, blocks: known })
  const before = shown.endpoint === endpoint ? shown.blocks : []
  const blocks = known.length >= before.length ? known : before
  if (!sameBlocks(blocks, shown.blocks) || shown.endpoint !== endpoint) {
    setShown({ endpoint, blocks })
  }

  return {
    blocks,
    // A check may ask for the missing block again, and must not be called off by its own question.
    complete: blocks.length === LATEST_COUNT || isMissing,
    failed: blocks.length === 0 && (isMissing || status.errorUpdatedAt > status.dataUpdatedAt),
    error: error ?? lastError,
    retry: () => {
      void status.refetch()
      if (isMissing) void next.refetch()
    },
  }
}

/** A second failure is one that is told. */
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

/** The blocks from this hash back that are known already, without asking. */
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

/** The block to ask for next; undefined when there is none. */
function nextHash(known: readonly Block[], tip: string | undefined): string | undefined {
  return known.length === LATEST_COUNT
    ? undefined
    : (known.at(-1)?.parent_block_identifier.hash ?? tip)
}

function sameBlocks(some: readonly Block[], others: readonly Block[]): boolean {
  return some.length === others.length && some.every((block, at) => block === others[at])
}
