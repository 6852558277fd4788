// This module is loaded only by clients with several endpoints or with a logger.
import { createFailover } from '../failover/failover'
import type { Failover } from '../failover/failover'
import type { NetworkIdentifier } from '../schema/identifiers'
import type { ApiResult } from './api-promise'
import type { InvalidArgument } from './arguments'
import type { CallSettings } from './call'
import { logHooks } from './log'
import type { ClientOptions, RequestOptions } from './options'

/** What a client with extras has. */
export interface Extras {
  readonly endpoints: readonly string[]
  readonly settings: CallSettings
  readonly network: NetworkIdentifier
  readonly options: ClientOptions
  /** Health of the endpoints, from the first call on. */
  failover?: Failover
}

/** Sends a call to an endpoint with the given settings and options. */
type SendTo<T> = (
  endpoint: string,
  settings: CallSettings,
  options: RequestOptions,
) => Promise<ApiResult<T>>

/**
 * Sends a call with logging and to one of several endpoints.
 *
 * @throws {InvalidRequestError} If the log level or the endpoint is unknown.
 */
export function sendWithExtras<T>(
  extras: Extras,
  path: string,
  invalidArgument: InvalidArgument,
  callOptions: RequestOptions,
  sendTo: SendTo<T>,
): Promise<ApiResult<T>> {
  const { endpoints, network } = extras
  const { logger, logLevel = 'info' } = extras.options
  let { settings } = extras
  if (logger) {
    const logging = logHooks(logger, logLevel, invalidArgument)
    settings = { ...settings, hooks: [...settings.hooks, logging] }
  }
  const { endpoint = endpoints.length === 1 ? endpoints[0] : undefined } = callOptions
  if (endpoint !== undefined) {
    if (endpoints.includes(endpoint)) return sendTo(endpoint, settings, callOptions)
    throw invalidArgument('endpoint', `must be one of ${endpoints.join(', ')}`)
  }
  extras.failover ??= createFailover(endpoints, settings, network)
  return extras.failover.send(path, callOptions, (to, options) => sendTo(to, settings, options))
}
