import events from '../../../../vectors/exchanges/mesh-server/events_offset_limit.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const eventsBlocks: Call = {
  id: 'events-blocks',
  path: '/events/blocks',
  summary: 'List the indexed blocks, in the order they were stored',
  ...fromTestChain(events),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'offset',
      type: 'integer',
      text: 'The first sequence number to return, inclusive. Default: 0.',
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100; 5 to 50 is recommended. Default: 10, also used for any other value.',
      limits: limit.pageSize,
      optional: true,
    },
  ],
  response: [
    {
      name: 'max_sequence',
      type: 'integer',
      text: 'The number of the list’s last row, which may not be on this page.',
    },
    {
      name: 'events[].sequence',
      type: 'integer',
      text: 'The row’s number. Gaps are possible.',
    },
    {
      name: 'events[].block_identifier',
      type: 'BlockIdentifier',
      text: 'The height and hash of the block that was added or removed.',
    },
    {
      name: 'events[].type',
      type: 'string',
      text: '`block_added`, or `block_removed` for some orphaned blocks. Most orphaned blocks stay `block_added`, so check the chain itself.',
    },
  ],
}
