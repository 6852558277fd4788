import richList_ from '../../../../vectors/exchanges/mesh-server/richlist_ascending_true.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const richList: Call = {
  id: 'rich-list',
  path: '/stats/richlist',
  summary: 'All accounts by balance',
  ...fromTestChain(richList_),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'ascending',
      type: 'boolean',
      text: 'Send `true` for the richest first. By default `false`, which gives the poorest first.',
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100, by default 50. Anything else silently becomes 50.',
      limits: limit.pageSize,
      optional: true,
    },
    {
      name: 'offset',
      type: 'integer',
      text: 'Rows to skip, by default 0.',
      limits: limit.wholeNumber,
      optional: true,
    },
  ],
  response: [
    {
      name: 'block_identifier',
      type: 'BlockIdentifier',
      text: 'The index is that of the loaded ledger, the hash that of the live tip: they may not belong together.',
    },
    {
      name: 'last_updated',
      type: 'string, RFC 3339',
      text: 'When the server loaded the ledger; every 15 minutes by default.',
    },
    {
      name: 'accounts[].account_identifier.address',
      type: 'string',
      text: 'The tag, `0x` and 40 hex digits.',
    },
    { name: 'accounts[].balance', type: 'Amount', text: 'In nanoMCM.' },
    { name: 'total_accounts', type: 'integer', text: 'Entries in the ledger.' },
    {
      name: 'circulating_supply',
      type: 'Amount',
      text: 'The exact sum of all balances. Missing on servers before April 2025.',
      optional: true,
    },
  ],
}
