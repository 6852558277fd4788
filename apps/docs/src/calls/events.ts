import events from '../../../../vectors/exchanges/mesh-server/events_offset_limit.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const eventsBlocks: Call = {
  id: 'events-blocks',
  path: '/events/blocks',
  summary: 'The blocks that the server has stored, in the order of storing',
  ...fromTestChain(events),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'offset',
      type: 'integer',
      text: 'The first sequence number to return, itself included. By default 0.',
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100, by default 10; 5 to 50 is reasonable. Anything else silently becomes 10.',
      limits: limit.pageSize,
      optional: true,
    },
  ],
  response: [
    { name: 'max_sequence', type: 'integer', text: 'The highest sequence number there is.' },
    {
      name: 'events[].sequence',
      type: 'integer',
      text: 'The number of the row. Gaps are possible.',
    },
    {
      name: 'events[].block_identifier',
      type: 'BlockIdentifier',
      text: 'The block that the row is about.',
    },
    {
      name: 'events[].type',
      type: 'string',
      text: '`block_added`, or `block_removed` for some of the blocks that lost. Most of those stay `block_added` forever: check the chain itself.',
    },
  ],
}
