import type { Limits } from './limits'

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One field of a request or an answer. */
export interface Field {
  /** Where it is: `sync_status.synced`, `accounts[].balance`. */
  name: string
  /** Its type in words; the name of a data type becomes a link to it. */
  type: string
  /** What it means. Text in backticks is code, `[text](/docs/…)` a link. */
  text: string
  /** In a request: may be left out. In an answer: is not always there. */
  optional?: boolean
  /** In a request: what the type alone doesn't say. Of a list, how long it may be. */
  limits?: Limits
}

/** Where a captured answer comes from. */
export type Origin =
  /** The public API, on 4 September 2026. */
  | 'mainnet'
  /** A Mesh server 1.5.1 with a real node on a test chain, on 20 November 2026. */
  | 'test chain'

/** One call of the API: everything that its samples, its reference and its OpenAPI entry are made of. */
export interface Call {
  /** Name of its sample, and of the file in `samples/client/`. */
  id: string
  path: `/${string}`
  /** What it does, in a few words. */
  summary: string
  body: Json
  /** What a server really answered, to this body or to one that differs in its values. */
  answer: Json
  origin: Origin
  request: readonly Field[]
  response: readonly Field[]
}

/** The network that every body names. */
export const network = {
  network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
} as const

export const networkField: Field = {
  name: 'network_identifier',
  type: 'NetworkIdentifier',
  text: 'Always `mochimo` and `mainnet`, in lower case.',
}
