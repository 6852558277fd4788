import richList_ from '../../../../vectors/exchanges/mesh-server/richlist_ascending_true.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const richList: Call = {
  id: 'rich-list',
  path: '/stats/richlist',
  summary: 'List all accounts, by balance',
  ...fromTestChain(richList_),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'ascending',
      type: 'boolean',
      text: '`true` returns the richest first, `false` the poorest first. Default: `false`.',
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100. Default: 50, also used for any other value.',
      limits: limit.pageSize,
      optional: true,
    },
    {
      name: 'offset',
      type: 'integer',
      text: 'Rows to skip. Default: 0.',
      limits: limit.wholeNumber,
      optional: true,
    },
  ],
  response: [
    {
      name: 'block_identifier',
      type: 'BlockIdentifier',
      text: 'The index is from the loaded ledger, but the hash is from the current tip, so they may not match.',
    },
    {
      name: 'last_updated',
      type: 'string, RFC 3339',
      text: 'The time the server loaded the ledger, by default every 15 minutes.',
    },
    {
      name: 'accounts[].account_identifier.address',
      type: 'string',
      text: 'The tag, `0x` and 40 hex digits.',
    },
    { name: 'accounts[].balance', type: 'Amount', text: 'In nanoMCM.' },
    { name: 'total_accounts', type: 'integer', text: 'Number of accounts in the ledger.' },
    {
      name: 'circulating_supply',
      type: 'Amount',
      text: 'The exact sum of all balances. Not returned by servers from before April 2025.',
      optional: true,
    },
  ],
}
