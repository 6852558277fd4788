import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'

export const resolveTag: Call = {
  id: 'resolve-tag',
  path: '/call',
  summary: 'Get a tag’s ledger address and balance',
  body: { ...network, method: 'tag_resolve', parameters: { tag: exampleValues.holder } },
  exampleResponse: fromMainnet('/call'),
  origin: 'mainnet',
  request: [
    networkField,
    {
      name: 'method',
      type: 'string',
      text: '`tag_resolve`, the only method.',
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
      text: 'The ledger address: `0x` and 80 hex digits, the tag followed by the current key’s hash.',
    },
    {
      name: 'result.amount',
      type: 'integer, 64 bits',
      text: 'The balance in nanoMCM, as a JSON **number**, which can exceed 2⁵³.',
    },
    {
      name: 'idempotent',
      type: 'boolean',
      text: 'Always true, although the result changes with every payment.',
    },
  ],
}
