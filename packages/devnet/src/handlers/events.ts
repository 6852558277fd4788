import { CallError, code } from '../errors'
import { blockIdentifier } from '../render'
import { route } from '../route'
import { page, pageLimit } from './page-limit'

export const eventsRoutes = {
  /**
   * POST /events/blocks (mochimo-mesh b77d1ba, events_handler.go): returns the block rows from a
   * row ID onward, including that row. A negative offset means the end of the table, but the latest
   * row is omitted.
   */
  '/events/blocks': route(
    page,
    (request, { network, clock, faults, strict }) => {
      const limit = pageLimit(request.limit, 10, strict)
      const offset = request.offset ?? 0
      if (faults.noNode) throw new CallError(code.unavailable)
      const indexer = network.indexerAt(clock.now())
      const newest = indexer.maxSequence
      const tail = Math.max(newest - limit + (strict ? 1 : 0), 0)
      return {
        max_sequence: newest,
        events: indexer
          .events(offset < 0 ? tail : offset, limit)
          .map(({ sequence, block, status }) => ({
            sequence,
            block_identifier: blockIdentifier(block),
            type: status === 'ORPHANED' ? 'block_removed' : 'block_added',
          })),
      }
    },
    { missingWith: 'noIndexer' },
  ),
}
