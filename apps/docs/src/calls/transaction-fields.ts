import type { Field } from './call'

export const operationFields: readonly Field[] = [
  {
    name: 'operation_identifier.index',
    type: 'integer',
    text: 'Its place in the transaction, counted from 0.',
  },
  {
    name: 'type',
    type: 'string',
    text: '`SOURCE_TRANSFER`, `DESTINATION_TRANSFER`, `FEE` or `REWARD`.',
  },
  {
    name: 'status',
    type: 'string',
    text: 'In `/block` always `SUCCESS`, in `/mempool` `PENDING`. In search results, the status that the index last stored for the block, which [may be out of date](/docs/transactions#status).',
  },
  {
    name: 'account',
    type: 'AccountIdentifier',
    text: 'Whose balance moves. The zero address for the fee of a transaction that no miner has taken.',
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
    text: 'Of a destination: the memo, padded with null characters to 16. See below.',
    optional: true,
  },
  {
    name: 'metadata.from_address_hash',
    type: 'string',
    text: 'Of a source, outside search: the hash of the key that signed, `0x` and 40 hex digits.',
    optional: true,
  },
  {
    name: 'metadata.change_address_hash',
    type: 'string',
    text: 'Of a source, outside search: the hash of the key that holds the change.',
    optional: true,
  },
  {
    name: 'metadata.change_amount',
    type: 'string',
    text: 'Of a source, outside search: the change in nanoMCM. Missing on servers before June 2025.',
    optional: true,
  },
  {
    name: 'metadata.source_amount',
    type: 'string',
    text: 'Of a source, outside search: the whole balance that was spent. Missing on servers before June 2025.',
    optional: true,
  },
]

export const transactionFields: readonly Field[] = [
  { name: 'transaction_identifier', type: 'TransactionIdentifier', text: 'Its id.' },
  {
    name: 'operations[]',
    type: 'Operation',
    text: 'Usually three: source, destination and fee. More with several destinations, one for a reward.',
  },
  {
    name: 'metadata.block_to_live',
    type: 'string or integer',
    text: 'The last height that may contain it, 0 for no limit. A string in blocks and the mempool, a number in search.',
    optional: true,
  },
  {
    name: 'metadata.send_total',
    type: 'integer, 64 bits',
    text: 'In search alone: the sum of the destinations.',
    optional: true,
  },
  {
    name: 'metadata.change_total',
    type: 'integer, 64 bits',
    text: 'In search alone: what returned to the source.',
    optional: true,
  },
  {
    name: 'metadata.fee_total',
    type: 'integer, 64 bits',
    text: 'In search alone: the fee.',
    optional: true,
  },
]
