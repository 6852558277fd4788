import {
  isApiError,
  mapConcurrently,
  RosettaErrorCode,
  summarizeTransaction,
} from '@mcm/rosetta-client'
import { z } from 'zod'
import { limitArgument } from '../arguments'
import { transaction } from '../format'
import { defineTool } from '../tool'

/** Maximum number of transactions in a result, because each takes a request. */
const MAX_DETAILS = 20

export const listMempool = defineTool({
  name: 'list_mempool',
  title: 'Mempool',
  description:
    'Returns how many transactions are waiting to be mined, and the first of them in full. Each takes a request. A transaction in the mempool may never be mined.',
  input: z.strictObject({ limit: limitArgument(5, MAX_DETAILS) }),
  usesEndpoint: true,
  async run({ limit }, { mochimo, signal }) {
    const { transaction_identifiers: ids } = await mochimo.mempool.list({ signal })
    const details = await mapConcurrently(
      ids.slice(0, limit),
      async ({ hash }) => {
        try {
          const found = await mochimo.mempool.transaction({ hash }, { signal, synced: true })
          return [transaction(summarizeTransaction(found.transaction))]
        } catch (error) {
          // It was mined or dropped since the list was requested.
          if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return []
          throw error
        }
      },
      { concurrency: 4 },
    )
    return { pending_count: ids.length, transactions: details.flat() }
  },
})
