import { runUntilReturned } from '../core/abort'
import { readInteger } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import { loadPart } from '../core/load-part'
import type { ErrorContext } from '../errors'
import type { ChainEvent } from './chain-event'
import type { ChainCalls } from './chain-source'
import { followCursor } from './cursor'
import type { FollowCursor } from './cursor'
import { readCursor } from './read-cursor'
import type { Start } from './start'
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

  return runUntilReturned(signal, async function* (signal) {
    const { walkBlocks } = await loadPart(() => import('./walks'), context)
    yield* walkBlocks(calls, { ...poll, interval, confirmations, start, context, signal })
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
