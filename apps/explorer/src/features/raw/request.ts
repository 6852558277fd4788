import type { RosettaReader } from '@mcm/rosetta-client'
import { paths } from '../../config/paths'

/** The network identifier, which is sent with every call (specification, section 7). */
const NETWORK = { blockchain: 'mochimo', network: 'mainnet' }

/** The call that returned a screen's data. */
export interface ApiRequest {
  /** Path of the call, such as `/block`. */
  call: string
  /** The request body without the network identifier. */
  body: Readonly<Record<string, unknown>>
  /** Page of the documentation that describes the call, such as `blocks`. */
  docs: string
}

export type LoadAnswer = (client: RosettaReader, signal: AbortSignal) => unknown

/** A call, and what shows its response. */
export interface RawCall {
  request: ApiRequest
  /**
   * Returns the response: either the one that the screen already has, or a new one. Called when the
   * section is opened.
   */
  load: LoadAnswer
}

/** The call for a block by its height. */
export const blockCall = (index: number): RawCall => ({
  request: { call: '/block', body: { block_identifier: { index } }, docs: 'blocks' },
  load: (client, signal) => client.block.get({ index }, { signal }),
})

/**
 * Returns the call as a command for a terminal. The body is put between single quotes, so it must
 * not contain any.
 */
export function curlOf(endpoint: string, { call, body }: ApiRequest): string {
  const json = JSON.stringify({ network_identifier: NETWORK, ...body }).replaceAll("'", '\\u0027')
  return [
    `curl -X POST '${endpoint}${call}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n')
}

/** Formats a response as JSON. */
export function jsonOf(answer: unknown): string {
  const exact = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value
  return JSON.stringify(answer, exact, 2)
}

export function docsOf({ docs }: ApiRequest): string {
  return `${paths.docs.href()}/${docs}`
}
