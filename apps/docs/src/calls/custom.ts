import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'

export const resolveTag: Call = {
  id: 'resolve-tag',
  path: '/call',
  summary: 'The full ledger address and balance behind a tag',
  body: { ...network, method: 'tag_resolve', parameters: { tag: exampleValues.holder } },
  answer: fromMainnet('/call'),
  origin: 'mainnet',
  request: [
    networkField,
    {
      name: 'method',
      type: 'string',
      text: '`tag_resolve`, the only one there is.',
      limits: limit.oneOf('tag_resolve'),
    },
    {
      name: 'parameters.tag',
      type: 'string',
      text: '`0x` and 40 hex digits.',
      limits: limit.tag,
    },
  ],
  response: [
    {
      name: 'result.address',
      type: 'string',
      text: 'The ledger address, `0x` and 80 hex digits: the tag, then the hash of the current key.',
    },
    {
      name: 'result.amount',
      type: 'integer, 64 bits',
      text: 'The balance in nanoMCM, as a bare JSON **number**: it may exceed what your JSON parser keeps exact.',
    },
    {
      name: 'idempotent',
      type: 'boolean',
      text: 'Always true, although the answer changes with every spend.',
    },
  ],
}
