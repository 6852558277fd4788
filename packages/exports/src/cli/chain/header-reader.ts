import { createRosettaClient, type ClientOptions } from '@mcm/rosetta-client'
import { createHttpFetch, MARK_HEADER } from '../http-fetch'
import type { BlockReader } from './endpoints'
import type { Verifier } from './verifier'

/**
 * Creates a function that reads blocks in the verifier's threads, so that only headers cross between
 * threads. A response that isn't a valid block reaches the client unchanged, which names the problem.
 */
export function createHeaderReader(options: ClientOptions, verifier: Verifier): BlockReader {
  const fetch = createHttpFetch(async (sent, received) => {
    const { block_identifier } = JSON.parse(String(sent)) as Sent
    // The bytes move to the thread, so they must have a buffer of their own.
    const { kept, readout } = await verifier.read(block_identifier.index, Uint8Array.from(received))
    return 'header' in readout
      ? { body: readout.header, mark: String(kept) }
      : { body: readout.unread }
  })
  const client = createRosettaClient({ ...options, fetch })
  return async (index, signal) => {
    try {
      const { data, response } = await client.block.get({ index }, { signal }).withResponse()
      const kept = response.headers.get(MARK_HEADER)
      return { block: data.block, kept: kept === null ? undefined : Number(kept) }
    } catch (error) {
      // If a thread ended, no endpoint is to blame.
      throw verifier.failure ?? error
    }
  }
}

interface Sent {
  block_identifier: { index: number }
}
