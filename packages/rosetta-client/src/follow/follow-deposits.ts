import { sleep } from '@mcm/shared/sleep'
import { runUntilReturned } from '../core/abort'
import { readInteger, readTag } from '../core/arguments'
import type { AddressInput, Refuse } from '../core/arguments'
import type { ErrorContext } from '../errors'
import { chainSource } from './chain-source'
import type { ChainCalls } from './chain-source'
import { ChainWalker } from './chain-walker'
import type { ChainSource } from './chain-walker'
import { REMEMBERED_BLOCKS } from './cursor'
import { depositCursor } from './deposit'
import type { Deposit, DepositCursor } from './deposit'
import { DepositBook } from './deposit-book'
import type { IsOurs } from './deposit-book'
import { POLL_OPTIONS, checkNames, readConfirmations, readPollOptions } from './options'
import type { PollOptions } from './options'
import { readCursor } from './read-cursor'
import { firstUnconfirmed, syncedTip } from './start'
import type { ResolvedStart } from './start'

/** How to follow deposits. Give either `addresses` or `isOurs`. */
export interface DepositOptions extends PollOptions {
  /** Your addresses, in any form. Copied at once: use `isOurs` if the list grows while following. */
  addresses?: Iterable<AddressInput> | undefined
  /**
   * Whether a payment to this address with this memo is a deposit. The address is `0x` and 40 lower-case
   * hex digits, the memo has no padding. May look it up in a database. Called once for each payment: an
   * address that becomes yours later doesn't bring back the blocks read before.
   */
  isOurs?: IsOurs | undefined
  /** Confirmations after which a deposit is `confirmed`, its own block counted as the first; by default 10. */
  confirmations?: number | undefined
  /** Goes on after the deposit it came with; give back what you stored. */
  cursor?: DepositCursor | undefined
  /**
   * Where to start without a cursor: a height, or `'latest'` (the default). Payments that aren't confirmed
   * yet are reported even if they are below the height, because a reorg can move a payment to a lower
   * block. Waits until the endpoint is in sync and has reached the height.
   */
  from?: 'latest' | number | undefined
  /**
   * Called, and awaited, when a block without a deposit moved the cursor on. Store it now and then, so
   * that a restart has fewer blocks to read again.
   */
  onProgress?: ((cursor: DepositCursor) => void | Promise<void>) | undefined
}

const DEFAULT_CONFIRMATIONS = 10

export function followDeposits(
  calls: ChainCalls,
  options: DepositOptions,
  context: ErrorContext,
  refuse: Refuse,
): AsyncIterable<Deposit> {
  const own = ['addresses', 'isOurs', 'confirmations', 'cursor', 'from', 'onProgress']
  checkNames(options, [...own, ...POLL_OPTIONS], refuse)
  const { interval, signal, ...poll } = readPollOptions(options, refuse)
  const confirmations = readConfirmations(options.confirmations, refuse) ?? DEFAULT_CONFIRMATIONS
  const isOurs = readOurs(options, refuse)
  const { onProgress } = options
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw refuse('onProgress', 'must be a function')
  }
  const start = readStart(options, refuse)

  async function resolve(source: ChainSource, signal: AbortSignal): Promise<ResolvedStart> {
    if (typeof start === 'object') return start
    const reaching = start === 'latest' ? 1 : Math.max(1, start - 1)
    const tip = await syncedTip(source, reaching, interval, signal)
    // A reorg can move what isn't confirmed yet to a lower block, so nothing starts above that.
    const unconfirmed = firstUnconfirmed(tip, confirmations)
    return {
      from: start === 'latest' ? unconfirmed : Math.min(start, unconfirmed),
      blocks: [],
      tip,
    }
  }

  return runUntilReturned(signal, async function* (signal) {
    const source = chainSource(calls, { ...poll, signal })
    const { from, blocks, tip } = await resolve(source, signal)
    const remembered = REMEMBERED_BLOCKS + confirmations
    const walker = new ChainWalker(source, from, blocks, remembered)
    const book = new DepositBook(typeof start === 'object' ? start : emptyCursor(from), {
      isOurs,
      confirmations,
      remembered,
      source,
      context,
    })
    yield* book.reportLost()
    for (let known = tip; ; known = undefined) {
      yield* book.confirm()
      for await (const change of walker.changes(known)) {
        if (change.type === 'reorg') {
          yield* book.remove(change)
          continue
        }
        const before = book.reported
        yield* book.add(change.block)
        yield* book.confirm()
        if (book.reported === before) await onProgress?.(book.cursor())
      }
      await sleep(interval, signal)
    }
  })
}

function emptyCursor(from: number): DepositCursor {
  return { version: 1, from, blocks: [], pending: [], lost: [], confirmedUpTo: 0 }
}

function readOurs({ addresses, isOurs }: DepositOptions, refuse: Refuse): IsOurs {
  if ((addresses === undefined) === (isOurs === undefined)) {
    throw refuse('addresses', 'or isOurs must be given, and not both')
  }
  if (isOurs !== undefined) {
    if (typeof isOurs !== 'function') throw refuse('isOurs', 'must be a function')
    return isOurs
  }
  if (typeof addresses === 'string' || typeof Object(addresses)[Symbol.iterator] !== 'function') {
    throw refuse('addresses', 'must be a list of addresses')
  }
  const ours = new Set(Array.from(addresses ?? [], (address) => readTag(address, refuse)))
  return (address) => ours.has(address)
}

function readStart(
  { cursor, from }: DepositOptions,
  refuse: Refuse,
): DepositCursor | 'latest' | number {
  if (cursor === undefined) {
    if (from === undefined || from === 'latest') return 'latest'
    return readInteger(from, 'from', 1, refuse) ?? 1
  }
  if (from !== undefined)
    throw refuse('from', 'must be left out with a cursor, which says where to go on')
  return readCursor(cursor, depositCursor, 'cursor', refuse)
}
