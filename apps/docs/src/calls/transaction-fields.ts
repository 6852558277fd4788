import type { Field } from './call'

export const operationFields: readonly Field[] = [
  {
    name: 'operation_identifier.index',
    type: 'integer',
    text: 'The operation’s position in the transaction, counted from 0.',
  },
  {
    name: 'type',
    type: 'string',
    text: '`SOURCE_TRANSFER`, `DESTINATION_TRANSFER`, `FEE` or `REWARD`.',
  },
  {
    name: 'status',
    type: 'string',
    text: '`SUCCESS` in `/block`, `PENDING` in `/mempool`. In search results, the last status indexed for the block, which [may be out of date](/docs/transactions#status).',
  },
  {
    name: 'account',
    type: 'AccountIdentifier',
    text: 'The account whose balance changes. The zero address for the fee of an unmined transaction.',
    optional: true,
  },
  {
    name: 'amount',
    type: 'Amount',
    text: 'Negative for a source, positive otherwise.',
  },
  {
    name: 'metadata.memo',
    type: 'string',
    text: 'For a destination: the memo, [padded](/docs/blocks#memo) with null characters to 16.',
    optional: true,
  },
  {
    name: 'metadata.from_address_hash',
    type: 'string',
    text: 'For a source (except in search results): the hash of the key that signed, `0x` and 40 hex digits.',
    optional: true,
  },
  {
    name: 'metadata.change_address_hash',
    type: 'string',
    text: 'For a source (except in search results): the hash of the key that receives the change.',
    optional: true,
  },
  {
    name: 'metadata.change_amount',
    type: 'string',
    text: 'For a source (except in search results): the change in nanoMCM. Not returned by servers from before June 2025.',
    optional: true,
  },
  {
    name: 'metadata.source_amount',
    type: 'string',
    text: 'For a source (except in search results): the whole balance spent. Not returned by servers from before June 2025.',
    optional: true,
  },
]

export const transactionFields: readonly Field[] = [
  {
    name: 'transaction_identifier',
    type: 'TransactionIdentifier',
    text: 'The transaction id. A reward has its block’s hash.',
  },
  {
    name: 'operations[]',
    type: 'Operation',
    text: 'Usually three: source, destination and fee. Each additional destination adds one; a reward has only one.',
  },
  {
    name: 'metadata.block_to_live',
    type: 'string or integer',
    text: 'The last height that may contain the transaction, or 0 for no limit. A string in blocks and the mempool, a number in search results.',
    optional: true,
  },
  {
    name: 'metadata.send_total',
    type: 'integer, 64 bits',
    text: 'Only in search results: the sum of the destinations.',
    optional: true,
  },
  {
    name: 'metadata.change_total',
    type: 'integer, 64 bits',
    text: 'Only in search results: the change.',
    optional: true,
  },
  {
    name: 'metadata.fee_total',
    type: 'integer, 64 bits',
    text: 'Only in search results: the fee.',
    optional: true,
  },
]
