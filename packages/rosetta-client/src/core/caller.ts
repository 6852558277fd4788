import type { ErrorContext } from '../errors'
import type { NetworkIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/scalars'
import { refuser } from './arguments'
import type { Refuse } from './arguments'
import { performCall } from './call'
import type { CallSettings } from './call'
import type { ClientOptions, RequestOptions } from './options'
import { DEFAULT_RETRY, checkRetry, mergeRetry } from './retry'
import { createTransport } from './transport'

/** Mochimo's main network, the default of a client. */
export const MAINNET: NetworkIdentifier = { blockchain: 'mochimo', network: 'mainnet' }

/** One call of one endpoint. */
export interface Call {
  /** Where an error of it happens. */
  readonly context: ErrorContext
  /** Makes the error for an argument that must not be sent. */
  readonly refuse: Refuse
  /** Sends `body` with the network and gives back the validated answer. */
  readonly send: <T>(
    body: Readonly<Record<string, unknown>>,
    schema: Schema<T>,
    options?: RequestOptions,
  ) => Promise<T>
}

/** What the resources are made of: one endpoint, asked call by call. */
export interface Caller {
  readonly endpoint: string
  /** The call at a path such as `/block`. */
  readonly at: (path: string) => Call
  /** When the endpoint last reported being in sync, by `performance.now()`; never, once it reported that it isn't. */
  syncedAt: number
}

/** Longest time a timer can run. */
const MAX_TIMEOUT = 2 ** 31 - 1

/** @throws {InvalidRequestError} For a base URL that is none, and for time-outs no timer can keep. */
export function createCaller(options: ClientOptions): Caller {
  const { network = MAINNET, timeout = 30_000, totalTimeout = 120_000 } = options
  const refuse = refuser({ endpoint: '', call: 'createRosettaClient' })
  const endpoint = readBaseUrl(options.baseUrl, refuse)
  checkRetry(options.retry, refuse)
  checkHeaders(options.headers, refuse)
  checkNetwork(network, refuse)
  const settings: CallSettings = {
    transport: createTransport(endpoint, options.fetch, options.maxResponseBytes ?? 64 * 2 ** 20),
    timeout,
    totalTimeout,
    retry: mergeRetry(DEFAULT_RETRY, options.retry),
    headers: options.headers ?? {},
    hooks: options.hooks ? [options.hooks].flat() : [],
  }
  checkTimeouts(settings, refuse)
  return {
    endpoint,
    syncedAt: -Infinity,
    at(path) {
      const context: ErrorContext = { endpoint, call: path }
      const refuse = refuser(context)
      return {
        context,
        refuse,
        async send(body, schema, callOptions = {}) {
          checkTimeouts(callOptions, refuse)
          checkRetry(callOptions.retry, refuse)
          checkHeaders(callOptions.headers, refuse)
          const request = { network_identifier: network, ...body }
          return performCall(settings, context, request, schema, callOptions)
        },
      }
    },
  }
}

function readBaseUrl(baseUrl: string, refuse: Refuse): string {
  const page = (globalThis as { location?: { href: string } }).location?.href
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined
  if (url && /^https?:$/.test(url.protocol) && !(url.username + url.search + url.hash)) {
    return url.href.replace(/\/+$/, '')
  }
  // A URL with a password must not end up in a log.
  const given = url?.username || url?.password ? 'one with a user' : `'${baseUrl}'`
  throw refuse(
    'baseUrl',
    `must be a URL like https://api.mochimo.org, without user, query or fragment, not ${given}`,
  )
}

function checkHeaders(headers: Readonly<Record<string, string>> | undefined, refuse: Refuse): void {
  try {
    void new Headers(headers)
  } catch (cause) {
    throw refuse('headers', 'must be names and values that HTTP allows', cause)
  }
}

function checkNetwork(network: NetworkIdentifier, refuse: Refuse): void {
  const { blockchain, network: name } = Object(network) as Partial<NetworkIdentifier>
  if (typeof blockchain !== 'string' || typeof name !== 'string') {
    throw refuse('network', 'must have a blockchain and a network, both text')
  }
}

function checkTimeouts(
  { timeout, totalTimeout }: Pick<RequestOptions, 'timeout' | 'totalTimeout'>,
  refuse: Refuse,
): void {
  for (const [name, value = 1] of Object.entries({ timeout, totalTimeout })) {
    if (!(value > 0 && value <= MAX_TIMEOUT)) {
      throw refuse(name, `must be above 0 and at most ${MAX_TIMEOUT} milliseconds, not ${value}`)
    }
  }
}
