import type { ClientOptions } from './options'

/** Replaces options of a client. Headers are merged. */
export function mergeOptions(
  options: ClientOptions,
  changes: Partial<ClientOptions>,
): ClientOptions {
  return { ...options, ...changes, headers: { ...options.headers, ...changes.headers } }
}
