import type { Limits } from './limits'

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One field of a request or a response. */
export interface Field {
  /** Path of the field, such as `sync_status.synced` or `accounts[].balance`. */
  name: string
  /** Type in words. If it is the name of a data type, it becomes a link to that type. */
  type: string
  /** Description, which may contain `code`, **strong** and `[links](/docs/…)`. */
  text: string
  /** Whether a request may omit the field, or a response may lack it. */
  optional?: boolean
  /** JSON Schema constraints beyond the type. The limits of a list apply to its length. */
  limits?: Limits
}

/** The source of a captured response. */
export type Origin =
  /** The public API, captured on September 4, 2026. */
  | 'mainnet'
  /** A Mesh server 1.5.1 with a real node on a test chain, captured on November 20, 2026. */
  | 'test chain'

/** An API call. The call's samples, reference and OpenAPI entry are generated from this. */
export interface Call {
  /** Id of the call's sample, and name of its file in `samples/client/`. */
  id: string
  path: `/${string}`
  /** What the call does, in a few words. */
  summary: string
  /** Example request body. */
  body: Json
  /** Captured response to this body, or to a body with other values. */
  exampleResponse: Json
  origin: Origin
  /** Whether the examples of other calls repeat the example's values. */
  keepsValues?: boolean
  request: readonly Field[]
  response: readonly Field[]
}

/** The network identifier that is part of every request body. */
export const network = {
  network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
} as const

export const networkField: Field = {
  name: 'network_identifier',
  type: 'NetworkIdentifier',
  text: 'Always `mochimo` and `mainnet`, in lower case.',
}
