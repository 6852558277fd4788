/**
 * What is logged: `debug` for everything, including request bodies, `info` for each successful attempt
 * and everything worse, `warn` for each failed attempt, `error` only for attempts that aren't retried,
 * and `off` for nothing.
 *
 * @example
 * ```ts
 * import { createRosettaClient, type LogLevel } from '@mcm/rosetta-client'
 *
 * const logLevel: LogLevel = 'debug'
 * createRosettaClient({ baseUrl: 'https://api.mochimo.org', logger: console, logLevel })
 * ```
 */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/**
 * A function that logs a message and data about an attempt.
 *
 * @example
 * ```ts
 * import type { LogFunction } from '@mcm/rosetta-client'
 *
 * const lines: string[] = []
 * const log: LogFunction = (message, { call }) => void lines.push(`${call}: ${message}`)
 * const logger = { debug: log, info: log, warn: log, error: log }
 * await mochimo.withOptions({ logger }).network.status()
 * lines.length // => 1
 * ```
 */
export type LogFunction = (message: string, fields: Readonly<LogFields>) => void

/**
 * A logger, such as `console`.
 *
 * @example
 * ```ts
 * import { createRosettaClient, type Logger } from '@mcm/rosetta-client'
 *
 * const logger: Logger = console
 * createRosettaClient({ baseUrl: 'https://api.mochimo.org', logger, logLevel: 'warn' })
 * ```
 */
export interface Logger {
  /** Logs the start of an attempt. */
  readonly debug: LogFunction
  /** Logs a successful attempt. */
  readonly info: LogFunction
  /** Logs a failed attempt before a retry. */
  readonly warn: LogFunction
  /** Logs an attempt with which the call failed. */
  readonly error: LogFunction
}

/**
 * Data about an attempt that is logged. It never contains headers or, except at `debug`, a body.
 *
 * @example
 * ```ts
 * import type { LogFields } from '@mcm/rosetta-client'
 *
 * const line = ({ call, attempt, status }: LogFields) => `${call} #${attempt}: ${status ?? '-'}`
 * line({ endpoint: 'https://api.mochimo.org', call: '/block', attempt: 1, status: 200 }) // => '/block #1: 200'
 * ```
 */
export interface LogFields {
  /** Base URL of the endpoint. */
  endpoint: string
  /** Path of the call, such as `/block`. */
  call: string
  /** Number of the attempt, starting at 1. */
  attempt: number
  /** Body of the request. Only at `debug`. */
  body?: Readonly<Record<string, unknown>>
  /** HTTP status, if there was a response. */
  status?: number
  /** Milliseconds from the start of the attempt to the last byte of its response. */
  duration?: number
  /** Milliseconds until the next attempt, if there is one. */
  retryIn?: number
}
