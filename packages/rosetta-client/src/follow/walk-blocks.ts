import { sleep } from '@mcm/shared/sleep'
import { DeepReorgError } from '../errors'
import type { Block } from '../schema/block'
import type { ChainEvent } from './chain-event'
import { chainSource } from './chain-source'
import type { ChainCalls } from './chain-source'
import { ChainWalker } from './chain-walker'
import type { ChainSource, Reorg } from './chain-walker'
import { REMEMBERED_BLOCKS } from './cursor'
import type { FollowCursor } from './cursor'
import { firstUnconfirmed, syncedTip } from './start'
import type { ResolvedStart, Start, Walk } from './start'

/** Follows the chain with validated options. */
export async function* walkBlocks(
  calls: ChainCalls,
  walk: Walk<Start>,
): AsyncGenerator<ChainEvent> {
  const { interval, signal, confirmations, context } = walk
  const source = chainSource(calls, walk)
  const { from, blocks, tip } = await resolve(walk, source)
  const reported = [...blocks]
  /** Blocks that don't have enough confirmations yet, lowest first. */
  const waiting: Block[] = []
  const walker = new ChainWalker(source, from, blocks, REMEMBERED_BLOCKS + confirmations - 1)

  const cursor = (): FollowCursor => ({
    version: 1,
    from,
    confirmations,
    blocks: reported.slice(-REMEMBERED_BLOCKS),
  })

  function* remove({ removed, tooDeep }: Reorg): Generator<ChainEvent> {
    waiting.splice(Math.max(0, waiting.length - removed.length))
    const top = reported.at(-1)?.index ?? -1
    const lost = removed.filter(({ index }) => index <= top)
    if (tooDeep || (lost.length > 0 && confirmations > 1)) {
      reported.splice(-lost.length)
      throw new DeepReorgError(lost, tooDeep ? undefined : cursor(), context)
    }
    for (const block_identifier of lost) {
      reported.pop()
      yield { type: 'block_removed', block_identifier, cursor: cursor() }
    }
  }

  function* add(joined: Block): Generator<ChainEvent> {
    waiting.push(joined)
    for (; waiting.length >= confirmations; waiting.shift()) {
      const [block] = waiting
      if (!block) return
      const { block_identifier } = block
      reported.push(block_identifier)
      if (reported.length > REMEMBERED_BLOCKS) reported.shift()
      yield { type: 'block_added', block_identifier, block, cursor: cursor() }
    }
  }

  for (let known = tip; ; known = undefined) {
    for await (const change of walker.changes(known)) {
      yield* change.type === 'added' ? add(change.block) : remove(change)
    }
    await sleep(interval, signal)
  }
}

async function resolve(
  { start, confirmations, interval, signal }: Walk<Start>,
  source: ChainSource,
): Promise<ResolvedStart> {
  if (typeof start === 'object') return start
  if (start !== 'latest') return { from: start, blocks: [] }
  const tip = await syncedTip(source, 1, interval, signal)
  return { from: firstUnconfirmed(tip, confirmations), blocks: [], tip }
}
