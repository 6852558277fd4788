import { createBlockEventsReader } from '@mcm/rosetta-client'
import { paceOf } from './endpoint-pace'

/** Maximum number of rows in a page of events. */
const PAGE = 100
/** Number of pages to search, starting with the latest events. */
const PAGES = 3

/**
 * Returns the height of a block that the endpoint recently stored, even if the block was orphaned.
 */
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
