import latest from '../../../../vectors/exchanges/mesh-server/search_limit_3.json'
import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet, fromTestChain } from './captured'
import * as limit from './limits'

export const searchTransactions: Call = {
  id: 'search-transactions',
  path: '/search/transactions',
  summary: 'Transactions by address, hash, type or status, newest first',
  body: { ...network, transaction_identifier: { hash: exampleValues.transactionHash } },
  answer: fromMainnet('/search/transactions'),
  origin: 'mainnet',
  request: [
    networkField,
    {
      name: 'address',
      type: 'string',
      text: '`0x` and 40 hex digits. Matches as source, as destination and as the miner who received the fee. `account_identifier.address` does the same and wins if both are there.',
      limits: limit.anyTag,
      optional: true,
    },
    {
      name: 'transaction_identifier.hash',
      type: 'string',
      text: 'One transaction by its id.',
      limits: limit.anyHash,
      optional: true,
    },
    {
      name: 'max_block',
      type: 'integer',
      text: 'Only blocks up to this height. Keep it fixed while you page.',
      limits: limit.wholeNumber,
      optional: true,
    },
    {
      name: 'type',
      type: 'string',
      text: '`SOURCE_TRANSFER`, `DESTINATION_TRANSFER` or `FEE`: transactions with such an operation; with an address, one of that address. Anything else, `REWARD` included, finds nothing.',
      limits: limit.oneOf('SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'),
      optional: true,
    },
    {
      name: 'status',
      type: 'string',
      text: '`SUCCESS`, `SPLIT`, `ORPHANED` or `PENDING`, in upper case: the status of the block.',
      limits: limit.oneOf('SUCCESS', 'SPLIT', 'ORPHANED', 'PENDING'),
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100, by default 10. Anything else silently becomes 10.',
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
      name: 'transactions[]',
      type: 'Transaction',
      text: 'Each with its `block_identifier` and a `timestamp`; never null. Ordered by height, newest first.',
    },
    {
      name: 'transactions[].timestamp',
      type: 'integer, ms',
      text: 'When the indexer stored the row. **Not** the time of the block.',
    },
    {
      name: 'total_count',
      type: 'integer',
      text: 'Different transactions that match, on all pages.',
    },
    {
      name: 'next_offset',
      type: 'integer',
      text: 'Where the next page begins. Missing on the last one.',
      optional: true,
    },
  ],
}

export const searchLatest: Call = {
  ...searchTransactions,
  id: 'search-latest',
  summary: 'The newest transactions',
  ...fromTestChain(latest),
  origin: 'test chain',
}

export const searchAddress: Call = {
  ...searchTransactions,
  id: 'search-address',
  summary: 'The transactions of one address',
  body: { ...network, address: exampleValues.address, limit: 50 },
}
