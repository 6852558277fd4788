import list from '../../../../vectors/exchanges/mesh-server/mempool.json'
import transaction from '../../../../vectors/exchanges/mesh-server/mempool_transaction.json'
import { type Call, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

export const mempool: Call = {
  id: 'mempool',
  path: '/mempool',
  summary: 'List the ids of all pending transactions',
  ...fromTestChain(list),
  origin: 'test chain',
  request: [networkField],
  response: [
    {
      name: 'transaction_identifiers[]',
      type: 'TransactionIdentifier',
      text: 'In queue order, which isn’t the order of the next block. The list can be `null`.',
    },
  ],
}

export const mempoolTransaction: Call = {
  id: 'mempool-transaction',
  path: '/mempool/transaction',
  summary: 'Get one pending transaction',
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
      text: 'As in a block, but every status is `PENDING` and the fee goes to the zero address.',
    },
  ],
}
