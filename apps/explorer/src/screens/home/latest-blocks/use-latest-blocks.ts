import type { Block } from '@mcm/rosetta-client'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pause } from '../../../shared/pause'
import { blockByHashQuery, statusQuery } from '../../../data/queries'
import { retryAfterMs } from '../../../data/retry-after'

export const LATEST_COUNT = 5
const PAUSE_MS = 100
/** Between two calls to a server that has had too many, and after its refusal when it asks for no more. */
const LIMITED_PAUSE_MS = 1000
/** So many refusals in a row are a pace; more of them, or a longer wait, are a failure. */
const REFUSALS = 10
const LONGEST_WAIT_MS = 10_000
/** So many failures before the panel says that the endpoint is the problem. */
const ISSUES_AFTER = 2

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
  const [attempt, setAttempt] = useState(0)
  const [walk, setWalk] = useState<Walk>(() => ({ endpoint, ...emptyWalk }))

  useEffect(() => {
    if (tip === undefined) return
    const stop = new AbortController()
    void walkBack(queries, endpoint, tip, stop.signal, (step) =>
      setWalk((last) => ({
        ...emptyWalk,
        ...(last.endpoint === endpoint && last),
        endpoint,
        ...step,
      })),
    )
    return () => stop.abort()
    // `attempt` is no input of the walk, but a reason to walk again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [queries, endpoint, tip, attempt])

  const own = walk.endpoint === endpoint ? walk : emptyWalk
  const blocks = own.blocks.length > 0 ? own.blocks : knownFrom(queries, endpoint, tip)
  const failures = own.failures + (status.isError ? ISSUES_AFTER : 0)
  return {
    blocks,
    complete: blocks.length === LATEST_COUNT || own.failures >= ISSUES_AFTER,
    failed: blocks.length === 0 && failures >= ISSUES_AFTER,
    error: own.error ?? status.error,
    retry: () => {
      setWalk({ endpoint, ...emptyWalk })
      void status.refetch()
      setAttempt(attempt + 1)
    },
  }
}

interface Walk {
  endpoint: string
  blocks: Block[]
  failures: number
  error: unknown
}

const emptyWalk = { blocks: [] as Block[], failures: 0, error: undefined }

/** The blocks from this hash back that are known already, without asking. */
function knownFrom(
  queries: QueryClient,
  endpoint: string,
  newest: string | undefined,
  count = LATEST_COUNT,
): Block[] {
  const blocks: Block[] = []
  let hash = newest
  while (hash !== undefined && blocks.length < count) {
    const block: Block | undefined = queries.getQueryData(blockByHashQuery(endpoint, hash).queryKey)
    if (!block) break
    blocks.push(block)
    hash = block.parent_block_identifier.hash
  }
  return blocks
}

async function walkBack(
  queries: QueryClient,
  endpoint: string,
  tip: string,
  signal: AbortSignal,
  report: (step: Partial<Walk>) => void,
): Promise<void> {
  const blocks: Block[] = []
  let failures = 0
  let refusals = 0
  let between = PAUSE_MS
  let hash = tip
  while (blocks.length < LATEST_COUNT && !signal.aborted) {
    const query = blockByHashQuery(endpoint, hash)
    const known = queries.getQueryData(query.queryKey) !== undefined
    try {
      const block = await queries.fetchQuery({ ...query, retry: false })
      blocks.push(block)
      refusals = 0
      hash = block.parent_block_identifier.hash
      // A new tip slides in above the rows that are there; the list never shrinks and grows again.
      const older = knownFrom(queries, endpoint, hash, LATEST_COUNT - blocks.length)
      if (!signal.aborted) report({ blocks: [...blocks, ...older], failures: 0, error: undefined })
    } catch (error) {
      const asked = retryAfterMs(error)
      if (asked !== undefined && asked <= LONGEST_WAIT_MS && refusals < REFUSALS) {
        // It has the block, and gives it to who waits.
        refusals += 1
        between = LIMITED_PAUSE_MS
        await pause(Math.max(asked, between), signal)
        continue
      }
      failures += 1
      if (!signal.aborted) report({ failures, error })
      if (failures >= ISSUES_AFTER) return
    }
    if (!known) await pause(between, signal)
  }
}
