import { runUntilReturned, sleep } from '../core/abort'
import { MAX_LIMIT, readInteger } from '../core/arguments'
import type { Refuse } from '../core/arguments'
import { DEFAULT_RETRY, backOff } from '../core/retry'
import { isRetriable, isRosettaError } from '../error-kinds'
import type { BlockEvent } from '../schema/events'
import type { EventsResource } from './events'

/** How to follow blocks. */
export interface FollowOptions {
  /**
   * The first sequence to report; by default `latest`, what comes from now on. To resume, give the last
   * sequence you dealt with plus one. Removals among the `window` rows before it are reported too, because
   * nobody can know whether you have heard of them.
   */
  from?: number | 'latest' | undefined
  /** Ends it at any moment, also while it waits. */
  signal?: AbortSignal | undefined
  /** Milliseconds between polls after news, by default 10,000. */
  interval?: number | undefined
  /** Milliseconds between polls when nothing has happened for a while, by default 30,000. */
  maxInterval?: number | undefined
  /** How many rows back a removal is looked for, by default 64: about two hours of blocks. */
  window?: number | undefined
  /** Milliseconds for one request, by default the client's. A server that holds the connection may take all of it. */
  timeout?: number | undefined
  /** Told about each failure that is waited out. */
  onError?: ((error: unknown) => void) | undefined
}

/** Blocks whose last reported fact is remembered, so that a server that starts over repeats nothing. */
const REMEMBERED_BLOCKS = 10_000

export function followBlocks(
  blocks: EventsResource['blocks'],
  options: FollowOptions,
  refuse: Refuse,
): AsyncIterable<BlockEvent> {
  const { from = 'latest', interval = 10_000, timeout, onError } = options
  const maxInterval = Math.max(interval, options.maxInterval ?? 30_000)
  const window = readInteger(options.window, 'window', 0, refuse) ?? 64
  if (from !== 'latest') readInteger(from, 'from', 0, refuse)

  return runUntilReturned(options.signal, async function* (signal) {
    const facts = new Facts()

    /** One page, however long it takes to get. */
    async function read(offset: number, limit: number) {
      for (let failures = 0; ;) {
        const startedAt = Date.now()
        try {
          return await blocks({ offset, limit }, { signal, timeout, retry: false })
        } catch (error) {
          if (signal.aborted || !(isRetriable(error) || isGarbled(error))) throw error
          onError?.(error)
          // A time-out is how a held connection without news ends.
          const held = isRosettaError(error, 'RequestTimeoutError')
          const asked = isRosettaError(error, 'RateLimitError') ? (error.retryAfter ?? 0) * 1000 : 0
          const wait = held
            ? interval - (Date.now() - startedAt)
            : Math.max(asked, backOff(++failures, DEFAULT_RETRY))
          await sleep(Math.max(0, wait), signal)
        }
      }
    }

    /** What is new among the rows from `offset` up to `end`. */
    async function* readRange(offset: number, end: number) {
      for (let at = offset; at < end;) {
        const { events } = await read(at, MAX_LIMIT)
        yield* facts.news(events.filter(({ sequence }) => sequence < end))
        const last = events.at(-1)?.sequence ?? end
        at = last < at ? end : last + 1
      }
    }

    let next = from === 'latest' ? (await read(0, 1)).max_sequence + 1 : from
    facts.reportFrom = next
    let pause = interval
    // Old rows change when a block arrives, if not in the same moment: look back then and once more.
    let looksBack = 1
    for (;;) {
      const startedAt = Date.now()
      const { max_sequence, events } = await read(next, MAX_LIMIT)
      if (max_sequence < next - 1) {
        next = 0
        facts.reportFrom = 0
        continue
      }
      const fresh = events.filter(({ sequence }) => sequence >= next)
      if (fresh.length > 0) {
        yield* facts.news(fresh)
        next = Math.max(...fresh.map(({ sequence }) => sequence)) + 1
        pause = interval
        looksBack = 2
        if (next <= max_sequence) continue
      }
      if (looksBack > 0) {
        looksBack--
        yield* readRange(Math.max(0, next - window), next)
      }
      // A server that held the connection has waited for us already.
      await sleep(Math.max(0, pause - (Date.now() - startedAt)), signal)
      pause = Math.min(maxInterval, pause * 1.5)
    }
  })
}

/** An answer that was no JSON at all, such as a proxy's page: the server may have nothing to do with it. */
const isGarbled = (error: unknown): boolean =>
  isRosettaError(error, 'InvalidResponseError') && error.path === ''

/** What has been reported, by block. */
class Facts {
  /** Rows before this one are old news, unless a block of theirs is removed. */
  reportFrom = 0
  readonly #known = new Map<string, string>()

  news(events: readonly BlockEvent[]): BlockEvent[] {
    return events.filter(({ sequence, type, block_identifier: { hash } }) => {
      const known = this.#known.get(hash)
      this.#known.delete(hash)
      this.#known.set(hash, type)
      if (this.#known.size > REMEMBERED_BLOCKS) {
        for (const oldest of this.#known.keys()) {
          this.#known.delete(oldest)
          break
        }
      }
      if (known !== undefined) return known !== type
      return sequence >= this.reportFrom || type === 'block_removed'
    })
  }
}
