import type { RateLimitError } from '@mcm/rosetta-client'
import { createPace, sleep, type Pace } from './pace'

/** A page that could not be fetched. */
export interface PageFailure {
  error: unknown
  /** Where the page starts in the list. */
  offset: number
  /** 1 after the first try, 2 after the second. Starts again with every page. */
  attempt: number
}

/** How a long list is fetched. */
export interface PagingOptions<Page> {
  /** Fetches the page that starts at this offset, once: trying again is this package's work. */
  page: (offset: number, signal: AbortSignal | undefined) => Promise<Page>
  signal?: AbortSignal | undefined
  /**
   * Says what to do about a page that could not be fetched: a number of milliseconds after which
   * the same page is asked for again, or `null` to give up with the error. May take its time, for
   * example until someone has clicked on 'Retry'. Default: give up.
   */
  onPageError?: ((failure: PageFailure) => number | null | Promise<number | null>) | undefined
  /** Shared between downloads from one endpoint, so that they slow down together. */
  pace?: Pace | undefined
}

/** How requests are retried: the part of {@link PagingOptions} that isn't about pages. */
export type RetryingOptions = Omit<PagingOptions<never>, 'page'>

/**
 * Fetches pages one after the other and only when they are asked for. What has come is never
 * fetched again: a page that fails is asked for again alone, as often as `onPageError` says.
 *
 * @param next Offset of the page after this one, `null` after the last.
 */
export async function* fetchPages<Page>(
  { page, pace = createPace(), ...options }: PagingOptions<Page>,
  next: (page: Page, offset: number) => number | null,
  start = 0,
): AsyncGenerator<{ offset: number; page: Page }> {
  let offset: number | null = start
  while (offset !== null) {
    const at: number = offset
    const arrived = await withRetries(() => page(at, options.signal), { pace, ...options }, at)
    yield { offset, page: arrived }
    offset = next(arrived, offset)
  }
}

/** Makes a call at the pace of its endpoint, as often as `onPageError` says. */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  { signal, onPageError, pace }: RetryingOptions,
  offset = 0,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    await pace?.ready(signal)
    try {
      return await call()
    } catch (error) {
      signal?.throwIfAborted()
      if (isRateLimit(error)) pace?.limited(error.retryAfter)
      const delay = await onPageError?.({ error, offset, attempt })
      if (delay === null || delay === undefined) throw error
      await sleep(delay, signal)
    }
  }
}

/** When {@link retryPages} tries again. */
export interface RetryOptions {
  /** Whether another try can help: `isRetriable` of `@mcm/rosetta-client`. */
  isRetriable: (error: unknown) => boolean
  /** Tries per page after the first. Default: 3. */
  limit?: number | undefined
}

/**
 * A patient `onPageError`: waits 1, 2, 4 … seconds (at most 30, each up to a quarter longer, so that
 * clients don't return in step) and gives up when another try can't help. How long to wait after a
 * 429 is the pace's to say.
 */
export function retryPages({ isRetriable, limit = 3 }: RetryOptions) {
  return ({ error, attempt }: PageFailure): number | null => {
    if (attempt > limit || !isRetriable(error)) return null
    if (isRateLimit(error)) return 0
    return Math.min(1_000 * 2 ** (attempt - 1), 30_000) * (1 + Math.random() / 4)
  }
}

/** Whether this is the client's `RateLimitError`; by name, so that the client is not needed here. */
function isRateLimit(error: unknown): error is Pick<RateLimitError, 'name' | 'retryAfter'> {
  return error instanceof Error && error.name === 'RateLimitError' && 'retryAfter' in error
}
