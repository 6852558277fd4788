import { sleep } from '@mcm/shared/sleep'
import { retryPatiently } from '@mcm/react/query'
import { type Block, isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { clientFor } from '../../../data/client'
import { keys } from '../../../data/keys'
import { blockByHashQuery } from '../../../data/queries'
import { type BlockRecord, recordOf } from './block-record'
import { type RecordCache, recordCacheOf } from './record-cache'

/** Number of blocks that are requested in parallel. */
const LANES = 4

interface Tip {
  index: number
  hash: string
}

type BlockName = { index: number } | { hash: string }

/**
 * The latest blocks without a record, newest first, and the block at which the older ones start.
 */
interface RecordsPage {
  records: BlockRecord[]
  /** The tip of the older blocks, or undefined if the endpoint has none. */
  older: Tip | undefined
}

/**
 * The latest blocks below a tip, each one the parent of the one before. Cached blocks are returned
 * first, and the others are requested several heights at a time.
 */
export const recordsQuery = (
  endpoint: string,
  tip: Tip,
  cache: () => RecordCache = () => recordCacheOf(endpoint),
) =>
  infiniteQueryOptions({
    queryKey: keys.records(endpoint, tip.hash),
    initialPageParam: tip,
    queryFn: ({ client: queries, pageParam: from, signal }) =>
      loadPage(from, {
        cache: cache(),
        // Something is wrong with an endpoint that lacks the tip it reported.
        mustHave: tip.index,
        fetchBlock: (name) => fetchNamed(queries, endpoint, name, signal),
      }),
    getNextPageParam: ({ older }) => older,
    staleTime: Infinity,
    retry: retryPatiently,
  })

async function fetchNamed(
  queries: QueryClient,
  endpoint: string,
  name: BlockName,
  signal: AbortSignal,
): Promise<Block> {
  if ('hash' in name) {
    const known = queries.getQueryData(blockByHashQuery(endpoint, name.hash).queryKey)
    if (known) return known
  }
  // A server whose node is down reports a tip of height 0, which the call for that tip reveals.
  const wanted = 'index' in name && name.index === 0 ? 'tip' : name
  return (await clientFor(endpoint, 'background').block.get(wanted, { signal })).block
}

interface Source {
  cache: RecordCache
  mustHave: number
  fetchBlock: (name: BlockName) => Promise<Block>
}

async function loadPage(from: Tip, source: Source): Promise<RecordsPage> {
  const { cache } = source
  const records: BlockRecord[] = []
  let { index, hash } = from
  const accept = (record: BlockRecord) => {
    records.push(record)
    hash = record.parent
    index = record.height - 1
  }
  const acceptCached = () => {
    for (let known = cache.get(hash); known; known = cache.get(hash)) accept(known)
  }
  const page = (hasOlder: boolean): RecordsPage => ({
    records,
    older: hasOlder && index > 0 ? { index, hash } : undefined,
  })

  acceptCached()
  if (records.length > 0) return page(true)
  const found = await Promise.allSettled(
    nextHeights(index, cache).map(async (height, lane) => {
      // Sending a request takes a while on a slow device, so each is sent in a task of its own.
      await nextTasks(lane)
      return ask({ index: height }, source)
    }),
  )
  for (const result of found) {
    if (result.status === 'rejected') throw result.reason
    // Another branch may have won meanwhile: then this branch's blocks are requested by hash.
    const isNext = result.value?.hash === hash
    const record = isNext ? result.value : await ask({ hash }, source)
    if (!record) return page(false)
    accept(record)
  }
  acceptCached()
  return page(true)
}

/** Resolves after a number of other tasks. */
async function nextTasks(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await sleep(0)
}

/** Returns as many heights as may be requested in parallel, down to the first cached one. */
function nextHeights(first: number, cache: RecordCache): number[] {
  const heights = [first]
  for (let next = first - 1; next > 0 && heights.length < LANES; next--) {
    if (cache.hasHeight(next)) break
    heights.push(next)
  }
  return heights
}

/**
 * Returns a block's record, or undefined if the endpoint doesn't have the block. Loaded blocks are
 * never requested again.
 */
async function ask(name: BlockName, { cache, mustHave, fetchBlock }: Source) {
  try {
    const record = recordOf(await fetchBlock(name))
    cache.add(record)
    return record
  } catch (error) {
    const isNeeded = 'index' in name && name.index === mustHave
    if (isApiError(error, RosettaErrorCode.BlockNotFound) && !isNeeded) return undefined
    throw error
  }
}
