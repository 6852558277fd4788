import { sleep } from '@mcm/shared/sleep'
import { runUntilReturned } from '../core/abort'
import { readInteger } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import { DeepReorgError } from '../errors'
import type { ErrorContext } from '../errors'
import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'
import { chainSource } from './chain-source'
import type { ChainCalls } from './chain-source'
import { ChainWalker } from './chain-walker'
import type { ChainSource, Reorg } from './chain-walker'
import { REMEMBERED_BLOCKS, followCursor } from './cursor'
import type { FollowCursor } from './cursor'
import { readCursor } from './read-cursor'
import { firstUnconfirmed, syncedTip } from './start'
import type { ResolvedStart, Start } from './start'
import { POLL_OPTIONS, checkNames, readConfirmations, readPollOptions } from './options'
import type { PollOptions } from './options'

/**
 * Options of `events.follow`.
 *
 * @example
 * ```ts
 * import type { FollowOptions } from '@mcm/rosetta-client'
 *
 * const options: FollowOptions = { from: 1_079_860, confirmations: 2 }
 * for await (const event of mochimo.events.follow(options)) {
 *   event.block_identifier.index // => 1_079_860
 *   break
 * }
 * ```
 */
export interface FollowOptions extends PollOptions {
  /**
   * Where to start: `'latest'` (the default) reports blocks that reach the required confirmations from
   * now on. A height starts with the block at that height, and a cursor resumes after the cursor's event.
   */
  from?: 'latest' | number | FollowCursor | undefined
  /**
   * Number of confirmations before a block is reported, including the block itself. Default: 1, which
   * reports blocks immediately and also reports reorgs.
   */
  confirmations?: number | undefined
}

/**
 * The event that a block was added to the canonical chain.
 *
 * @example
 * ```ts
 * import type { BlockAdded } from '@mcm/rosetta-client'
 *
 * const count = ({ block }: BlockAdded) => block.transactions.length
 * for await (const event of mochimo.events.follow({ from: 1_079_860 })) {
 *   if (event.type === 'block_removed') continue
 *   count(event) > 0 // => true
 *   break
 * }
 * ```
 */
export interface BlockAdded {
  /** Type of the event. */
  type: 'block_added'
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** The complete block. */
  block: Block
  /** Cursor to resume after this event. */
  cursor: FollowCursor
}

/**
 * The event that a block was orphaned by a reorg. Undo everything that is based on this block.
 *
 * @example
 * ```ts
 * import type { BlockRemoved } from '@mcm/rosetta-client'
 *
 * const describe = ({ block_identifier: { index } }: BlockRemoved) => `undo block ${index}`
 * const undo = describe({
 *   type: 'block_removed',
 *   block_identifier: { index: 12, hash: `0x${'ab'.repeat(32)}` },
 *   cursor: { version: 1, from: 12, confirmations: 1, blocks: [] },
 * })
 * undo // => 'undo block 12'
 * ```
 */
export interface BlockRemoved {
  /** Type of the event. */
  type: 'block_removed'
  /** Height and hash of the block. */
  block_identifier: BlockIdentifier
  /** Always `undefined`, because endpoints don't provide orphaned blocks. */
  block?: undefined
  /** Cursor to resume after this event. */
  cursor: FollowCursor
}

/**
 * A change of the canonical chain.
 *
 * @example
 * ```ts
 * import type { ChainEvent } from '@mcm/rosetta-client'
 *
 * const describe = ({ type, block_identifier }: ChainEvent) => `${type} ${block_identifier.index}`
 * for await (const event of mochimo.events.follow({ from: 1_079_860 })) {
 *   describe(event) // => 'block_added 1079860'
 *   break
 * }
 * ```
 */
export type ChainEvent = BlockAdded | BlockRemoved

export function followBlocks(
  calls: ChainCalls,
  options: FollowOptions,
  context: ErrorContext,
  invalidArgument: InvalidArgument,
): AsyncIterable<ChainEvent> {
  checkNames(options, ['from', 'confirmations', ...POLL_OPTIONS], invalidArgument)
  const { interval, signal, ...poll } = readPollOptions(options, invalidArgument)
  const confirmations = readConfirmations(options.confirmations, invalidArgument) ?? 1
  const start = readStart(options.from, confirmations, invalidArgument)

  async function resolve(source: ChainSource, signal: AbortSignal): Promise<ResolvedStart> {
    if (typeof start === 'object') return start
    if (start !== 'latest') return { from: start, blocks: [] }
    const tip = await syncedTip(source, 1, interval, signal)
    return { from: firstUnconfirmed(tip, confirmations), blocks: [], tip }
  }

  return runUntilReturned(signal, async function* (signal) {
    const source = chainSource(calls, { ...poll, signal })
    const { from, blocks, tip } = await resolve(source, signal)
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
  })
}

function readStart(
  from: FollowOptions['from'],
  confirmations: number,
  invalidArgument: InvalidArgument,
): Start {
  if (from === undefined || from === 'latest') return 'latest'
  if (typeof from !== 'object') return readInteger(from, 'from', 1, invalidArgument) ?? 'latest'
  const cursor = readCursor(from, followCursor, 'from', invalidArgument)
  if (cursor.confirmations === confirmations) return cursor
  throw invalidArgument(
    'from',
    `is a cursor for ${cursor.confirmations} confirmations, but the confirmations option is ${confirmations}`,
  )
}
