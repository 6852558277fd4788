import list from '../../../../vectors/exchanges/mesh-server/mempool.json'
import transaction from '../../../../vectors/exchanges/mesh-server/mempool_transaction.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const mempool: Call = {
  id: 'mempool',
  path: '/mempool',
  summary: 'The ids of all transactions that wait for a block',
  ...fromTestChain(list),
  origin: 'test chain',
  request: [networkField],
  response: [
    {
      name: 'transaction_identifiers[]',
      type: 'TransactionIdentifier',
      text: 'In queue order, which is not the order of the next block. The whole list may be `null`.',
    },
  ],
}

export const mempoolTransaction: Call = {
  id: 'mempool-transaction',
  path: '/mempool/transaction',
  summary: 'One waiting transaction',
  ...fromTestChain(transaction),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'transaction_identifier.hash',
      type: 'string',
      text: '`0x` and 64 hex digits, in lower case.',
      limits: limit.hash,
    },
  ],
  response: [
    {
      name: 'transaction',
      type: 'Transaction',
      text: 'As in a block, but with every status `PENDING` and the fee going to the zero address: no miner has taken it yet.',
    },
  ],
}
