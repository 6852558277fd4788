import { runUntilReturned } from '../core/abort'
import { readInteger, readTag } from '../core/arguments'
import type { AddressInput, InvalidArgument } from '../core/arguments'
import { loadPart } from '../core/load-part'
import type { ErrorContext } from '../errors'
import type { ChainCalls } from './chain-source'
import { depositCursor } from './deposit'
import type { Deposit, DepositCursor } from './deposit'
import type { IsOurs } from './deposit-book'
import { POLL_OPTIONS, checkNames, readConfirmations, readPollOptions } from './options'
import type { PollOptions } from './options'
import { readCursor } from './read-cursor'

/**
 * Options of `deposits.follow`. Set either `addresses` or `isOurs`.
 *
 * @example
 * ```ts
 * import type { DepositOptions } from '@mcm/rosetta-client'
 *
 * const options: DepositOptions = {
 *   addresses: ['kHtV35ttVpyiH42FePCiHo2iFmcJS3'],
 *   confirmations: 3,
 *   from: 1_079_860,
 * }
 * for await (const { memo } of mochimo.deposits.follow(options)) {
 *   memo // => 'ORDER-7'
 *   break
 * }
 * ```
 */
export interface DepositOptions extends PollOptions {
  /** Your addresses. The list is copied at the start; use `isOurs` if it can grow. */
  addresses?: Iterable<AddressInput> | undefined
  /**
   * Function that returns whether a payment to an address with a memo is a deposit. The address is `0x`
   * followed by 40 lowercase hex digits, and the memo has no padding. The function can be asynchronous,
   * for example to query a database. It is called once per payment, so addresses that you add later
   * aren't found in blocks that were already read.
   */
  isOurs?: IsOurs | undefined
  /** Number of confirmations required for `confirmed`, including the deposit's own block. Default: 10. */
  confirmations?: number | undefined
  /** Stored cursor to resume from. */
  cursor?: DepositCursor | undefined
  /**
   * Where to start without a cursor: a height, or `'latest'` (the default). Unconfirmed payments below
   * this height are reported too, because a reorg can move a payment to a lower block. Following starts
   * once the endpoint is in sync and has reached this height.
   */
  from?: 'latest' | number | undefined
  /**
   * Function that is called after a block without deposits, with the updated cursor, and awaited. Store
   * the cursor from time to time so that fewer blocks have to be read again after a restart.
   */
  onProgress?: ((cursor: DepositCursor) => void | Promise<void>) | undefined
}

const DEFAULT_CONFIRMATIONS = 10

export function followDeposits(
  calls: ChainCalls,
  options: DepositOptions,
  context: ErrorContext,
  invalidArgument: InvalidArgument,
): AsyncIterable<Deposit> {
  const own = ['addresses', 'isOurs', 'confirmations', 'cursor', 'from', 'onProgress']
  checkNames(options, [...own, ...POLL_OPTIONS], invalidArgument)
  const { interval, signal, ...poll } = readPollOptions(options, invalidArgument)
  const confirmations =
    readConfirmations(options.confirmations, invalidArgument) ?? DEFAULT_CONFIRMATIONS
  const isOurs = readFilter(options, invalidArgument)
  const { onProgress } = options
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw invalidArgument('onProgress', 'must be a function')
  }
  const start = readStart(options, invalidArgument)

  return runUntilReturned(signal, async function* (signal) {
    const { walkDeposits } = await loadPart(() => import('./walks'), context)
    const walk = { ...poll, interval, confirmations, start, context, signal }
    yield* walkDeposits(calls, { ...walk, isOurs, onProgress })
  })
}

function readFilter(
  { addresses, isOurs }: DepositOptions,
  invalidArgument: InvalidArgument,
): IsOurs {
  if ((addresses === undefined) === (isOurs === undefined)) {
    throw invalidArgument('addresses', 'or isOurs must be set, but not both')
  }
  if (isOurs !== undefined) {
    if (typeof isOurs !== 'function') throw invalidArgument('isOurs', 'must be a function')
    return isOurs
  }
  if (typeof addresses === 'string' || typeof Object(addresses)[Symbol.iterator] !== 'function') {
    throw invalidArgument('addresses', 'must be a list of addresses')
  }
  const ours = new Set(Array.from(addresses ?? [], (address) => readTag(address, invalidArgument)))
  return (address) => ours.has(address)
}

function readStart(
  { cursor, from }: DepositOptions,
  invalidArgument: InvalidArgument,
): DepositCursor | 'latest' | number {
  if (cursor === undefined) {
    if (from === undefined || from === 'latest') return 'latest'
    return readInteger(from, 'from', 1, invalidArgument) ?? 1
  }
  if (from !== undefined) throw invalidArgument('from', "can't be combined with a cursor")
  return readCursor(cursor, depositCursor, 'cursor', invalidArgument)
}
