import { createBlockEventsReader } from '@mcm/rosetta-client'
import { paceOf } from './endpoint-pace'

/** Most rows that a page of events can have. */
const PAGE = 100
/** So many pages of the latest events are searched. */
const PAGES = 3

/** Returns the height of a block that the endpoint has stored lately, whatever became of it. */
export async function findInEvents(
  endpoint: string,
  hash: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const hooks = paceOf(endpoint).at('background')
  const events = createBlockEventsReader({ baseUrl: endpoint, retry: false, hooks })
  const { max_sequence: last } = await events.blocks({ limit: 1 }, { signal })
  for (let page = 1; page <= PAGES; page++) {
    const offset = Math.max(0, last + 1 - page * PAGE)
    const { events: rows } = await events.blocks({ offset, limit: PAGE }, { signal })
    const row = rows.find(({ block_identifier }) => block_identifier.hash === hash)
    if (row) return row.block_identifier.index
    if (offset === 0) return undefined
  }
  return undefined
}
