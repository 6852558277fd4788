import type { Block, BlockIdentifier } from '@mcm/rosetta-client'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { getBlockQueryOptions } from './block-query'
import type { Config } from './config'
import { getTipQueryOptions } from './tip-query'

/** Number of blocks that are remembered, and the longest gap that is filled. */
const MAX_BLOCKS = 100

/**
 * What `watchBlocks` calls.
 *
 * @example
 * ```ts
 * import { createQueryClient, watchBlocks, type WatchBlocksListeners } from '@mcm/react/query'
 *
 * const balances = new Map<number, string>()
 * const listeners: WatchBlocksListeners = {
 *   onBlock: ({ block_identifier: { index, hash } }) => balances.set(index, hash),
 *   onBlockOrphaned: ({ index }) => balances.delete(index),
 * }
 * watchBlocks(createQueryClient(), config, listeners)()
 * ```
 */
export interface WatchBlocksListeners {
  /** Called for each block that is added to the chain, lowest first. */
  onBlock?: ((block: Block) => void) | undefined
  /** Called for each reported block that a reorg orphaned, highest first and before the new blocks. */
  onBlockOrphaned?: ((block: BlockIdentifier) => void) | undefined
  /** Called if blocks can't be read. They are read again when the status is polled next. */
  onError?: ((error: unknown) => void) | undefined
}

/**
 * Reports the blocks that are added after now, and reorgs. It requests only blocks that aren't cached, and
 * relies on the polled tip (`MochimoProvider`). After more than 100 blocks without a poll, only the latest
 * 100 are reported.
 *
 * @returns a function that ends it.
 *
 * @example
 * ```ts
 * import { createQueryClient, getTipQueryOptions, watchBlocks } from '@mcm/react/query'
 *
 * const queryClient = createQueryClient()
 * const stop = watchBlocks(queryClient, config, {
 *   onBlock: ({ block_identifier }) => console.log(block_identifier.index),
 * })
 * await queryClient.fetchQuery(getTipQueryOptions(config))
 * stop()
 * ```
 */
export function watchBlocks(
  queries: QueryClient,
  config: Config,
  { onBlock, onBlockOrphaned, onError }: WatchBlocksListeners,
): () => void {
  const options = { ...getTipQueryOptions(config), enabled: false }
  const observer = new QueryObserver(queries, options)
  /** Blocks of the chain that were reported, and the one from which it started, lowest first. */
  let known: BlockIdentifier[] = []
  let isReading = false
  /** Whether the status was read since the blocks were. */
  let isDue = false
  let isStopped = false

  const catchUp = async (): Promise<void> => {
    for (;;) {
      const tip = queries.getQueryData(options.queryKey)?.current_block_identifier
      // A starting server reports index 0. A known block means that nothing changed, or that another
      // server behind the endpoint isn't up to date.
      if (!tip || tip.index < 1 || known.some(({ hash }) => hash === tip.hash)) return
      if (known.length === 0) {
        known = [tip]
        return
      }
      const { branch, fork } = await readBranch(queries, config, tip, known)
      if (isStopped) return
      const orphaned = known.filter(({ index }) => index > fork.index)
      const isJoined = known.some(({ hash }) => hash === fork.hash)
      const kept = isJoined ? known.filter(({ index }) => index <= fork.index) : []
      known = [...kept, ...branch.map((block) => block.block_identifier)].slice(-MAX_BLOCKS)
      for (const block of orphaned.toReversed()) onBlockOrphaned?.(block)
      for (const block of branch) onBlock?.(block)
    }
  }

  const update = async (): Promise<void> => {
    isDue = true
    if (isReading) return
    isReading = true
    while (isDue) {
      isDue = false
      await catchUp().catch((error: unknown) => onError?.(error))
    }
    isReading = false
  }

  const unsubscribe = observer.subscribe(() => void update())
  void update()
  return () => {
    isStopped = true
    unsubscribe()
  }
}

interface Branch {
  /** The new blocks, lowest first. */
  branch: Block[]
  /** The block below them. */
  fork: BlockIdentifier
}

/** Reads blocks from the tip down to a known block, the height where the known blocks start, or the limit. */
async function readBranch(
  queries: QueryClient,
  config: Config,
  tip: BlockIdentifier,
  known: readonly BlockIdentifier[],
): Promise<Branch> {
  const lowest = known[0]?.index ?? 0
  const branch: Block[] = []
  let fork = tip
  do {
    const query = getBlockQueryOptions(config, { hash: fork.hash, priority: 'visible' })
    const block = await queries.fetchQuery(query)
    branch.unshift(block)
    fork = block.parent_block_identifier
  } while (
    branch.length < MAX_BLOCKS &&
    fork.index >= lowest &&
    !known.some(({ hash }) => hash === fork.hash)
  )
  return { branch, fork }
}
