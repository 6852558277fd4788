// This module is loaded only by clients with several endpoints or with a logger.
import type { ErrorContext } from '../errors'
import { createFailover } from '../failover/failover'
import type { Failover } from '../failover/failover'
import type { NetworkIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/schema'
import type { ApiResult } from './api-promise'
import { invalidArgumentFor } from './arguments'
import { performCall } from './call'
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

/**
 * Sends a call with logging and to one of several endpoints.
 *
 * @throws {InvalidRequestError} If the log level or the endpoint is unknown.
 */
export function sendWithExtras<T>(
  extras: Extras,
  context: ErrorContext,
  request: Readonly<Record<string, unknown>>,
  schema: Schema<T>,
  callOptions: RequestOptions,
): Promise<ApiResult<T>> {
  const { endpoints, network } = extras
  const { logger, logLevel = 'info' } = extras.options
  const { call } = context
  const invalidArgument = invalidArgumentFor(context)
  let { settings } = extras
  if (logger) {
    const logging = logHooks(logger, logLevel, invalidArgument)
    settings = { ...settings, hooks: [...settings.hooks, logging] }
  }
  const sendTo = (endpoint: string, options: RequestOptions) =>
    performCall(settings, { endpoint, call }, request, schema, options)
  const { endpoint = endpoints.length === 1 ? endpoints[0] : undefined } = callOptions
  if (endpoint !== undefined) {
    if (endpoints.includes(endpoint)) return sendTo(endpoint, callOptions)
    throw invalidArgument('endpoint', `must be one of ${endpoints.join(', ')}`)
  }
  extras.failover ??= createFailover(endpoints, settings, network)
  return extras.failover.send(call, callOptions, sendTo)
}
