import { FOUND_LIMIT, type FoundTransaction } from '../../data/look-up-transaction'
import type { RawCall } from '../../features/raw/request'

/** The call that found a transaction. */
export function callOf(
  hash: string,
  kind: 'confirmed' | 'pending',
  found: FoundTransaction | undefined,
): RawCall {
  const body = { transaction_identifier: { hash } }
  if (kind === 'pending') {
    return {
      request: { call: '/mempool/transaction', body, docs: 'mempool#transaction' },
      load: (client, signal) => client.mempool.transaction({ hash }, { signal }),
    }
  }
  // The index doesn't have it yet, or there is none.
  if (found?.block && found.block.hash === undefined) {
    const { index } = found.block
    return {
      request: {
        call: '/block/transaction',
        body: { block_identifier: { index }, ...body },
        docs: 'blocks#transaction',
      },
      load: (client, signal) => client.block.transaction({ block: { index }, hash }, { signal }),
    }
  }
  return {
    request: {
      call: '/search/transactions',
      body: { ...body, limit: FOUND_LIMIT },
      docs: 'transactions#search',
    },
    load: (client, signal) => client.search.transactions({ hash, limit: FOUND_LIMIT }, { signal }),
  }
}
