import { createRosettaReader, type RosettaReader, throttle } from '@mcm/rosetta-client'

const readers = new Map<string, RosettaReader>()

/**
 * A client for long lists, as quick as the endpoint allows: no pause until a 429 or a rate header asks
 * for one. One per endpoint, so that scrolling, searching and downloading slow down together.
 */
export function listReaderFor(endpoint: string): RosettaReader {
  let reader = readers.get(endpoint)
  if (!reader) {
    reader = createRosettaReader({ baseUrl: endpoint, retry: false, hooks: throttle() })
    readers.set(endpoint, reader)
  }
  return reader
}
