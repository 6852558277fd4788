import { createPace, type Pace, pacedFetch } from '@mcm/exports'
import { createRosettaReader, type RosettaReader } from '@mcm/rosetta-client'

/** A client for long lists with the pace it keeps to. */
export interface ListReader {
  client: RosettaReader
  /** As quick as the endpoint allows: no pause until a 429 or a rate header asks for one. */
  pace: Pace
}

const readers = new Map<string, ListReader>()

/** One per endpoint, so that scrolling, searching and downloading slow down together. */
export function listReaderFor(endpoint: string): ListReader {
  let reader = readers.get(endpoint)
  if (!reader) {
    const pace = createPace()
    const client = createRosettaReader({ baseUrl: endpoint, retry: false, fetch: pacedFetch(pace) })
    reader = { client, pace }
    readers.set(endpoint, reader)
  }
  return reader
}
