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
  /** Section of the documentation that describes the call, such as `blocks#block`. */
  docs: string
}

export type LoadAnswer = (client: RosettaReader, signal: AbortSignal) => Promise<unknown>

/** A call, as it is shown and as it is made. */
export interface RawCall {
  request: ApiRequest
  /** Makes the call. Called when the section is opened. */
  load: LoadAnswer
}

/** The call for a block by its height. */
export const blockCall = (index: number): RawCall => ({
  request: { call: '/block', body: { block_identifier: { index } }, docs: 'blocks#block' },
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

export function docsOf({ docs }: ApiRequest): string {
  return `${paths.docs.href()}/${docs}`
}
