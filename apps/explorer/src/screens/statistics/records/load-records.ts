import { type Block, isApiError, isRetriable, RosettaErrorCode } from '@mcm/rosetta-client'
import { retryAfterMs } from '../../../data/retry-after'
import { pause } from '../../../shared/pause'
import { type BlockRecord, recordOf } from './block-record'
import type { Pace } from './pace'
import type { RecordCache } from './record-cache'

/** How often a block is asked for again when the endpoint fails. */
const RETRIES = 3

export interface LoadOptions {
  tip: { index: number; hash: string }
  count: number
  cache: RecordCache
  pace: Pace
  fetchBlock: (wanted: { index: number } | { hash: string }, signal: AbortSignal) => Promise<Block>
  signal: AbortSignal
  /** Called with what there is after each step, newest first. */
  report: (records: readonly BlockRecord[]) => void
}

/**
 * The newest blocks, each the parent of the one before: what is cached first, then several heights at
 * a time, or one at the endpoint's pace once it limits.
 *
 * @returns whether there are older blocks; an endpoint may know fewer than were asked for.
 * @throws the client's errors when an endpoint keeps failing.
 */
export async function loadRecords(options: LoadOptions): Promise<boolean> {
  const { tip, cache, signal, report } = options
  // A server whose node is down names a tip of height 0: the call for it tells that.
  const count = Math.max(1, Math.min(options.count, tip.index))
  const records: BlockRecord[] = []
  let hash = tip.hash

  const accept = (record: BlockRecord) => {
    cache.add(record)
    records.push(record)
    hash = record.parent
  }
  const acceptCached = () => {
    for (let known = cache.get(hash); known && records.length < count; known = cache.get(hash)) {
      accept(known)
    }
  }

  acceptCached()
  if (records.length > 0) report([...records])
  while (records.length < count && !signal.aborted) {
    const heights = nextHeights(tip.index - records.length, count - records.length, options)
    const found = await Promise.all(heights.map((index) => ask({ index }, options)))
    for (const block of found) {
      if (signal.aborted) return true
      // Another branch may have won meanwhile: then this one's blocks are asked for by hash.
      const right = block?.block_identifier.hash === hash ? block : await ask({ hash }, options)
      if (!right) {
        report([...records])
        return false
      }
      accept(recordOf(right))
    }
    acceptCached()
    report([...records])
  }
  return true
}

/** As many heights as may be asked for together, down to the first that is cached. */
function nextHeights(first: number, left: number, { cache, pace }: LoadOptions): number[] {
  const heights = [first]
  while (heights.length < Math.min(pace.lanes, left)) {
    const next = first - heights.length
    if (cache.hasHeight(next)) break
    heights.push(next)
  }
  return heights
}

/** A block, however often that takes; undefined when the endpoint does not have it. */
async function ask(
  wanted: { index: number } | { hash: string },
  { tip, fetchBlock, pace, signal }: LoadOptions,
): Promise<Block | undefined> {
  for (let failures = 0; ;) {
    await pace.turn(signal)
    signal.throwIfAborted()
    try {
      return await fetchBlock(wanted, signal)
    } catch (error) {
      // Without the tip, which it has named itself, something is wrong with the endpoint.
      const isTip = 'index' in wanted && wanted.index === tip.index
      if (isApiError(error, RosettaErrorCode.BlockNotFound) && !isTip) return undefined
      const asked = retryAfterMs(error)
      if (asked !== undefined) {
        pace.limit(asked)
        continue
      }
      failures += 1
      if (failures > RETRIES || !isRetriable(error)) throw error
      await pause(1000 * 2 ** (failures - 1), signal)
    }
  }
}
