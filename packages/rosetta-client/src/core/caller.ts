import { InvalidRequestError } from '../errors'
import type { NetworkIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/scalars'
import { performCall } from './call'
import type { CallSettings } from './call'
import type { ClientOptions, RequestOptions } from './options'
import { DEFAULT_RETRY, mergeRetry } from './retry'
import { createTransport } from './transport'

/** Mochimo's main network, the default of a client. */
export const MAINNET: NetworkIdentifier = { blockchain: 'mochimo', network: 'mainnet' }

/** What the resources are made of: one endpoint, asked call by call. */
export interface Caller {
  readonly endpoint: string
  /** Sends `body` with the network to `path` and gives back the validated answer. */
  call<T>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    schema: Schema<T>,
    options?: RequestOptions,
  ): Promise<T>
  /** When the endpoint last said that it is in step with the chain; 0 for never. */
  syncedAt: number
}

/** Longest time a timer can run. */
const MAX_TIMEOUT = 2 ** 31 - 1

/** @throws {InvalidRequestError} For a base URL that is none, and for time-outs no timer can keep. */
export function createCaller(options: ClientOptions): Caller {
  const { network = MAINNET, timeout = 30_000, totalTimeout = 120_000 } = options
  const endpoint = readBaseUrl(options.baseUrl)
  const settings: CallSettings = {
    endpoint,
    transport: createTransport(endpoint, options.fetch, options.maxResponseBytes ?? 64 * 2 ** 20),
    timeout,
    totalTimeout,
    retry: mergeRetry(DEFAULT_RETRY, options.retry),
    headers: options.headers ?? {},
    hooks: options.hooks ? [options.hooks].flat() : [],
  }
  checkTimeouts(settings, endpoint, 'createRosettaClient')
  return {
    endpoint,
    syncedAt: 0,
    async call(path, body, schema, callOptions = {}) {
      checkTimeouts(callOptions, endpoint, path)
      const request = { network_identifier: network, ...body }
      return performCall(settings, path, request, schema, callOptions)
    },
  }
}

function readBaseUrl(baseUrl: string): string {
  const problem = (text: string) =>
    new InvalidRequestError('baseUrl', text, { endpoint: '', call: 'createRosettaClient' })
  const base = (globalThis as { location?: { href: string } }).location?.href
  if (!URL.canParse(baseUrl, base)) {
    throw problem(`is no URL: '${baseUrl}'; write it like https://api.mochimo.org`)
  }
  const url = new URL(baseUrl, base)
  if (!/^https?:$/.test(url.protocol)) throw problem(`must be http or https, not ${url.protocol}`)
  if (url.username || url.password) {
    throw problem('must not hold a user name or password; send them with the headers option')
  }
  if (url.search || url.hash) throw problem('must not have a query or a fragment')
  return url.href.replace(/\/+$/, '')
}

function checkTimeouts(
  { timeout, totalTimeout }: Pick<RequestOptions, 'timeout' | 'totalTimeout'>,
  endpoint: string,
  call: string,
): void {
  for (const [name, value = 1] of Object.entries({ timeout, totalTimeout })) {
    if (!(value > 0 && value <= MAX_TIMEOUT)) {
      throw new InvalidRequestError(
        name,
        `must be more than 0 and at most ${MAX_TIMEOUT} milliseconds, not ${value}`,
        { endpoint, call },
      )
    }
  }
}
