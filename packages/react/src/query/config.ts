import {
  createRosettaReader,
  type ClientOptions,
  type Priority,
  type RosettaReader,
  throttle,
} from '@mcm/rosetta-client'

/**
 * Where queries are sent. All query options and hooks take a config. Create one with `createConfig`, or
 * pass your own object to control the clients.
 *
 * @example
 * ```ts
 * import type { Config } from '@mcm/react'
 *
 * const own: Config = { ...config, now: () => 1_790_000_000_000 }
 * own.endpoint // => config.endpoint
 * ```
 */
export interface Config {
  /** The endpoint's URL, which is the first part of every query key. */
  readonly endpoint: string
  /**
   * Returns the client for requests of a priority: `waiting` (the default) for what the visitor waits
   * for, `visible` for parts that fill in later, and `background`. The client must not retry, because
   * queries do.
   */
  readonly client: (priority?: Priority) => RosettaReader
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Options of `createConfig`: those of a client, except `retry`, because queries retry.
 *
 * @example
 * ```ts
 * import { createConfig, type ConfigOptions } from '@mcm/react'
 *
 * const options: ConfigOptions = { baseUrl: 'https://api.mochimo.org', timeout: 10_000 }
 * createConfig(options).endpoint // => 'https://api.mochimo.org'
 * ```
 */
export interface ConfigOptions extends Omit<ClientOptions, 'retry'> {
  /** Replacement for `Date.now`, for example to correct a device's clock. */
  now?: (() => number) | undefined
}

/**
 * Maximum total duration of a call. It includes the time spent waiting for a turn, which can be long for
 * background work.
 */
const TOTAL_TIMEOUT_MS = 10 * 60 * 1000

/**
 * Creates a config for an endpoint. All requests share the endpoint's rate limit, and those that the
 * visitor waits for are sent first.
 *
 * @throws {InvalidRequestError} If `baseUrl` or another option is invalid.
 *
 * @example
 * ```ts
 * import { createConfig } from '@mcm/react'
 *
 * const mainnet = createConfig({ baseUrl: 'https://api.mochimo.org' })
 * const { current_block_identifier } = await mainnet.client('visible').network.status()
 * current_block_identifier.index > 0 // => true
 * ```
 */
export function createConfig({
  now = () => Date.now(),
  hooks = [],
  ...options
}: ConfigOptions): Config {
  const shared = throttle()
  const clients = new Map<Priority, RosettaReader>()
  const client = (priority: Priority = 'waiting') => {
    const known = clients.get(priority)
    if (known) return known
    const created = createRosettaReader({
      totalTimeout: TOTAL_TIMEOUT_MS,
      ...options,
      retry: false,
      hooks: [shared.at(priority), hooks].flat(),
    })
    clients.set(priority, created)
    return created
  }
  return { endpoint: client().endpoint, client, now }
}
