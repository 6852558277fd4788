import latest from '../../../../vectors/exchanges/mesh-server/search_limit_3.json'
import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet, fromTestChain } from './captured'
import * as limit from './limits'

export const searchTransactions: Call = {
  id: 'search-transactions',
  path: '/search/transactions',
  summary: 'Find transactions by address, hash, type or status',
  body: { ...network, transaction_identifier: { hash: exampleValues.transactionHash } },
  exampleResponse: fromMainnet('/search/transactions'),
  origin: 'mainnet',
  request: [
    networkField,
    {
      name: 'address',
      type: 'string',
      text: 'The tag: `0x` and 40 hex digits. Matches sources, destinations and the miner who received the fee. `account_identifier.address` does the same and overrides it.',
      limits: limit.anyTag,
      optional: true,
    },
    {
      name: 'transaction_identifier.hash',
      type: 'string',
      text: 'The id of a transaction. The response has a row for each block that contains it.',
      limits: limit.anyHash,
      optional: true,
    },
    {
      name: 'max_block',
      type: 'integer',
      text: 'The highest block to include. Keep it fixed while you page.',
      limits: limit.wholeNumber,
      optional: true,
    },
    {
      name: 'type',
      type: 'string',
      text: '`SOURCE_TRANSFER`, `DESTINATION_TRANSFER` or `FEE`: transactions with an operation of this type. With an address, the operation must belong to that address. Other types, including `REWARD`, return no rows.',
      limits: limit.oneOf('SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'),
      optional: true,
    },
    {
      name: 'status',
      type: 'string',
      text: 'The block’s status: `SUCCESS`, `SPLIT`, `ORPHANED` or `PENDING`, in upper case.',
      limits: limit.oneOf('SUCCESS', 'SPLIT', 'ORPHANED', 'PENDING'),
      optional: true,
    },
    {
      name: 'limit',
      type: 'integer',
      text: '1 to 100. Default: 10, also used for any other value.',
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
      name: 'transactions[]',
      type: 'Transaction',
      text: 'Highest block first, each with its `block_identifier` and a `timestamp`. Never null.',
    },
    {
      name: 'transactions[].timestamp',
      type: 'integer, ms',
      text: 'The time the row was indexed, **not** the block’s time.',
    },
    {
      name: 'total_count',
      type: 'integer',
      text: 'Number of matching transactions on all pages. Duplicates count once.',
    },
    {
      name: 'next_offset',
      type: 'integer',
      text: 'The next page’s offset. Missing on the last page.',
      optional: true,
    },
  ],
}

export const searchLatest: Call = {
  ...searchTransactions,
  id: 'search-latest',
  summary: 'Get the latest transactions',
  ...fromTestChain(latest),
  origin: 'test chain',
}

export const searchAddress: Call = {
  ...searchTransactions,
  id: 'search-address',
  summary: 'Get an address’s transactions',
  body: { ...network, address: exampleValues.address, limit: 50 },
}
