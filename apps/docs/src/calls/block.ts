import { exampleValues } from '../samples/example-values'
import { type Call, type Field, network, networkField } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'

const byIndexOrHash: readonly Field[] = [
  {
    name: 'block_identifier.index',
    type: 'integer',
    text: 'The height. 0 means the tip, not genesis. Any other value overrides `hash`, even if they contradict each other.',
    limits: limit.wholeNumber,
    optional: true,
  },
  {
    name: 'block_identifier.hash',
    type: 'string',
    text: '`0x` and 64 hex digits, in lower case. Only about the last 5,000 blocks are found by hash.',
    limits: limit.hash,
    optional: true,
  },
]

export const block: Call = {
  id: 'block',
  path: '/block',
  summary: 'Get a block with all its transactions',
  body: { ...network, block_identifier: { index: exampleValues.blockIndex } },
  exampleResponse: fromMainnet('/block'),
  origin: 'mainnet',
  request: [networkField, ...byIndexOrHash],
  response: [
    {
      name: 'block',
      type: 'Block',
      text: 'Its height, hash and time, the reward followed by the transactions, and the header’s other fields in `metadata`.',
    },
  ],
}

export const blockByHash: Call = {
  ...block,
  id: 'block-by-hash',
  summary: 'Get a block by its hash',
  body: { ...network, block_identifier: { hash: exampleValues.blockHash } },
}

export const blockTransaction: Call = {
  id: 'block-transaction',
  path: '/block/transaction',
  summary: 'Get one transaction of a block',
  body: {
    ...network,
    block_identifier: { index: exampleValues.blockIndex, hash: exampleValues.blockHash },
    transaction_identifier: { hash: exampleValues.transactionHash },
  },
  exampleResponse: fromMainnet('/block/transaction'),
  origin: 'mainnet',
  request: [
    networkField,
    ...byIndexOrHash,
    {
      name: 'transaction_identifier.hash',
      type: 'string',
      text: '`0x` and 64 hex digits, in lower case. The block’s own hash returns its reward.',
      limits: limit.hash,
    },
  ],
  response: [
    {
      name: 'transaction',
      type: 'Transaction',
      text: 'Its id, operations and metadata, exactly as in the response of `/block`.',
    },
  ],
}
