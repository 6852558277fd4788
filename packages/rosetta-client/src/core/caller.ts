import type { ErrorContext } from '../errors'
import { networkIdentifier } from '../schema/identifiers'
import type { NetworkIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/schema'
import { apiPromise } from './api-promise'
import type { ApiPromise, ApiResult } from './api-promise'
import { invalidArgumentFor } from './arguments'
import type { InvalidArgument } from './arguments'
import { performCall } from './call'
import type { CallSettings } from './call'
import type { Extras } from './extras'
import { loadPart } from './load-part'
import type { ClientOptions, RequestOptions } from './options'
import { DEFAULT_RETRY, checkRetry, mergeRetry } from './retry'
import { createTransport } from './transport'
import { validate } from './validate'

/**
 * The Mochimo mainnet, which is the default network.
 *
 * @example
 * ```ts
 * import { MAINNET } from '@mcm/rosetta-client'
 *
 * const { network_identifiers } = await mochimo.network.list()
 * network_identifiers[0] // => MAINNET
 * ```
 */
export const MAINNET: NetworkIdentifier = { blockchain: 'mochimo', network: 'mainnet' }

/** An API call of an endpoint. */
export interface Call {
  /** Context of the call that errors contain. */
  readonly context: ErrorContext
  /** A function that creates the error for an invalid argument. */
  readonly invalidArgument: InvalidArgument
  /** A function that sends `body` with the network identifier and returns the validated response. */
  readonly send: <T>(
    body: Readonly<Record<string, unknown>>,
    schema: Schema<T>,
    options?: RequestOptions,
  ) => Promise<ApiResult<T>>
  /** A function that returns a method. `toBody` returns the body for the method's parameters. */
  readonly method: <Params, T>(
    schema: Schema<T>,
    toBody: (params: Params) => Readonly<Record<string, unknown>>,
  ) => (params: Params, options?: RequestOptions) => ApiPromise<T>
}

/** A caller, which makes calls to an endpoint. */
export interface Caller {
  /** The endpoint, or the first of several. */
  readonly endpoint: string
  readonly endpoints: readonly string[]
  /** A function that returns the call for a path such as `/block`. */
  readonly at: (path: string) => Call
}

/** Maximum size of a response in bytes, unless an option sets another. */
export const MAX_RESPONSE_BYTES = 64 * 2 ** 20

/** Maximum timer duration in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1

/**
 * Creates a caller.
 *
 * @param creator Name of the function that creates the client, for errors.
 * @throws {InvalidRequestError} If `baseUrl` is invalid, a timeout exceeds 2^31 - 1 ms, or another option
 *   is invalid.
 */
export function createCaller(options: ClientOptions, creator: string): Caller {
  const { network = MAINNET, timeout = 30_000, totalTimeout = 120_000 } = options
  const invalidArgument = invalidArgumentFor({ endpoint: '', call: creator })
  const endpoints = [options.baseUrl].flat().map((url) => readBaseUrl(url, invalidArgument))
  const [endpoint] = endpoints
  if (endpoint === undefined) throw invalidArgument('baseUrl', 'must have at least one URL')
  checkOptions(options, invalidArgument)
  checkNetwork(network, invalidArgument)
  const settings: CallSettings = {
    transport: createTransport(options.fetch, options.maxResponseBytes ?? MAX_RESPONSE_BYTES),
    timeout,
    totalTimeout,
    retry: mergeRetry(DEFAULT_RETRY, options.retry),
    headers: options.headers ?? {},
    hooks: [options.hooks ?? []].flat(),
  }
  const isPlain = endpoints.length === 1 && !options.logger
  const extras: Extras = { endpoints, settings, network, options }
  return {
    endpoint,
    endpoints,
    at(path) {
      const context: ErrorContext = { endpoint, call: path }
      const invalidArgument = invalidArgumentFor(context)
      const call: Call = {
        context,
        invalidArgument,
        method: (schema, toBody) => (params, options) =>
          apiPromise(async () => call.send(toBody(params), schema, options)),
        async send(body, schema, callOptions = {}) {
          checkOptions(callOptions, invalidArgument)
          const request = { network_identifier: network, ...body }
          if (isPlain && (callOptions.endpoint ?? endpoint) === endpoint) {
            return performCall(settings, context, request, schema, callOptions)
          }
          const { sendWithExtras } = await loadPart(() => import('./extras'), context)
          return sendWithExtras(extras, context, request, schema, callOptions)
        },
      }
      return call
    },
  }
}

function readBaseUrl(baseUrl: string, invalidArgument: InvalidArgument): string {
  const page = (globalThis as { location?: { href: string } }).location?.href
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined
  const parts = url && url.username + url.password + url.search + url.hash
  if (url && /^https?:$/.test(url.protocol) && parts === '') return url.href.replace(/\/+$/, '')
  // A URL that contains a password must not appear in logs, even if the URL can't be parsed.
  const shown = /@/.test(baseUrl) ? 'a URL with credentials' : `'${baseUrl}'`
  throw invalidArgument(
    'baseUrl',
    `must be a URL like https://api.mochimo.org, without credentials, query or fragment, got ${shown}`,
  )
}

/** Validates the options that a client and a call share. */
function checkOptions(
  options: Pick<RequestOptions, 'timeout' | 'totalTimeout' | 'retry' | 'headers'>,
  invalidArgument: InvalidArgument,
): void {
  checkRetry(options.retry, invalidArgument)
  for (const name of ['timeout', 'totalTimeout'] as const) {
    const { [name]: value = 1 } = options
    if (!(value > 0 && value <= MAX_TIMEOUT)) {
      throw invalidArgument(
        name,
        `must be greater than 0 and at most ${MAX_TIMEOUT} ms, got ${value}`,
      )
    }
  }
  try {
    void new Headers(options.headers)
  } catch (cause) {
    throw invalidArgument('headers', 'must have valid HTTP header names and values', cause)
  }
}

function checkNetwork(network: NetworkIdentifier, invalidArgument: InvalidArgument): void {
  try {
    JSON.stringify(validate(networkIdentifier, structuredClone(network)))
  } catch (cause) {
    throw invalidArgument(
      'network',
      'must be JSON with a blockchain and a network, both strings',
      cause,
    )
  }
}
