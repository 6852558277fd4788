import type { InvalidArgument } from './arguments'
import type { LogFields, Logger, LogLevel } from './logger'
import type { ClientHooks } from './options'

/** Levels from the lowest to the highest. */
const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'off']

/**
 * Returns hooks that log each attempt from a level on.
 *
 * @throws {InvalidRequestError} If the level is unknown.
 */
export function logHooks(
  logger: Logger,
  level: LogLevel,
  invalidArgument: InvalidArgument,
): ClientHooks {
  if (!LOG_LEVELS.includes(level)) {
    throw invalidArgument('logLevel', `must be one of ${LOG_LEVELS.join(', ')}`)
  }
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
