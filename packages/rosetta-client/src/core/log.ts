// This module is loaded lazily, only by clients with a logger.
import { LOG_LEVELS } from './logger'
import type { LogFields, Logger, LogLevel } from './logger'
import type { ClientHooks } from './options'

/** Returns hooks that log each attempt from a level on. */
export function logHooks(logger: Logger, level: LogLevel): Required<ClientHooks> {
  const log = (at: Exclude<LogLevel, 'off'>, message: string, fields: LogFields): void => {
    if (LOG_LEVELS.indexOf(at) >= LOG_LEVELS.indexOf(level)) logger[at](message, fields)
  }
  return {
    beforeRequest: ({ endpoint, call, attempt, body }) =>
      log('debug', `${call} started`, { endpoint, call, attempt, body }),
    afterResponse({ endpoint, call, attempt }, { status, duration, retryIn, error }) {
      const outcome = error ? `failed: ${(error as Error).message}` : 'succeeded'
      log(error ? (retryIn === undefined ? 'error' : 'warn') : 'info', `${call} ${outcome}`, {
        endpoint,
        call,
        attempt,
        ...(status !== undefined && { status }),
        duration,
        ...(retryIn !== undefined && { retryIn }),
      })
    },
  }
}
