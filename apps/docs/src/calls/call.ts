import type { Limits } from './limits'

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One field of a request or a response. */
export interface Field {
  /** Path of the field, such as `sync_status.synced` or `accounts[].balance`. */
  name: string
  /** Type in words. The name of a data type becomes a link to it. */
  type: string
  /** Description, with `code`, **strong** and `[links](/docs/…)`. */
  text: string
  /** Whether a request may omit it, or a response may lack it. */
  optional?: boolean
  /** JSON Schema constraints beyond the type. For a list, they apply to its length. */
  limits?: Limits
}

/** Where a response was captured. */
export type Origin =
  /** The public API, on September 4, 2026. */
  | 'mainnet'
  /** A Mesh server 1.5.1 with a real node on a test chain, on November 20, 2026. */
  | 'test chain'

/** An API call. Its samples, its reference and its OpenAPI entry are generated from this. */
export interface Call {
  /** Id of its sample, and name of its file in `samples/client/`. */
  id: string
  path: `/${string}`
  /** What the call does, in a few words. */
  summary: string
  /** Example request body. */
  body: Json
  /** Captured response to this body, or to one with other values. */
  exampleResponse: Json
  origin: Origin
  request: readonly Field[]
  response: readonly Field[]
}

/** The network identifier in every request body. */
export const network = {
  network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
} as const

export const networkField: Field = {
  name: 'network_identifier',
  type: 'NetworkIdentifier',
  text: 'Always `mochimo` and `mainnet`, in lower case.',
}
