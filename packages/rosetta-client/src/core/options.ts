import type { NetworkIdentifier } from '../schema/identifiers'

/** How often and how patiently a failed call is repeated. */
export interface RetryOptions {
  /** Repetitions after the first try, by default 3. */
  limit?: number | undefined
  /** Milliseconds before the first repetition, doubled for each further one; by default 1,000, with a quarter of jitter either way. */
  delay?: number | undefined
  /** Longest wait in milliseconds, by default 30,000. A server that asks for a longer one (`Retry-After`) is not asked again. */
  maxDelay?: number | undefined
  /**
   * Called with the error that would end the call: true makes it start over, with all its retries. May
   * take as long as a person needs to press 'Retry', within the total timeout.
   */
  onGiveUp?: ((error: unknown) => boolean | Promise<boolean>) | undefined
}

/** What every call takes as its last argument. */
export interface RequestOptions {
  /** Aborts the call at any moment, also while it waits to repeat; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, its whole body included. */
  timeout?: number | undefined
  /** Milliseconds for the call with all its repetitions and waits. */
  totalTimeout?: number | undefined
  /** `false` for none, or the number of repetitions, or all the settings. */
  retry?: false | number | RetryOptions | undefined
  /** Added to the client's headers. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** One attempt, as a hook sees it. */
export interface AttemptInfo {
  /** Base URL of the endpoint. */
  readonly endpoint: string
  /** Path of the call, such as `/block`. */
  readonly call: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** What will be sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>
  /** Headers of this attempt; a hook may set more. */
  readonly headers: Headers
  /** Aborts when the call does. A hook that waits must listen to it. */
  readonly signal: AbortSignal
}

/** What came of an attempt, as a hook sees it. */
export interface AttemptResult {
  /** HTTP status, missing where nobody answered. */
  readonly status?: number
  /** Response headers, missing where nobody answered; a browser shows those that the endpoint exposes. */
  readonly headers?: Headers
  /** From sending to the last byte, in milliseconds. */
  readonly duration: number
  /** What the attempt failed with; missing when it succeeded. */
  readonly error?: unknown
  /** Milliseconds until the next attempt; missing when there will be none. */
  readonly retryIn?: number
}

/**
 * Places to look at, slow down or sign requests. An error thrown by a hook ends the call with it.
 * `throttle()` is one of these.
 */
export interface ClientHooks {
  /** Before each attempt; what it awaits delays the attempt and counts towards the total time-out alone. */
  beforeRequest?: (attempt: AttemptInfo) => void | Promise<void>
  /** After each attempt, whatever came of it. */
  afterResponse?: (attempt: AttemptInfo, result: AttemptResult) => void | Promise<void>
}

/** Settings of a client. */
export interface ClientOptions {
  /** Where the endpoint is, such as `https://api.mochimo.org`; a path in it is kept. */
  baseUrl: string
  /** By default Mochimo's mainnet. */
  network?: NetworkIdentifier | undefined
  /** Milliseconds for one attempt, its whole body included; by default 30,000. */
  timeout?: number | undefined
  /** Milliseconds for a call with all its repetitions and waits; by default 120,000. */
  totalTimeout?: number | undefined
  /** `false` for none, or the number of repetitions (by default 3), or all the settings. */
  retry?: false | number | RetryOptions | undefined
  /** Used instead of the global `fetch`; called with a `Request`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Sent with every request. In a browser, `content-type: text/plain` saves the preflight; the server takes it. */
  headers?: Readonly<Record<string, string>> | undefined
  /** One set or several, asked in order. */
  hooks?: ClientHooks | readonly ClientHooks[] | undefined
  /** Bytes an answer may have, by default 64 MiB, about twice the largest block. */
  maxResponseBytes?: number | undefined
}
