import { isApiError, type Block, type RosettaReader } from '@mcm/rosetta-client'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { clientFor } from '../../../data/client'
import { failureKind } from '../../../data/failure'
import { keys } from '../../../data/keys'
import { blockByHashQuery } from '../../../data/queries'

/** What an endpoint has under a hash. */
export type Found =
  | { kind: 'transaction'; height: number }
  | { kind: 'pending' }
  | { kind: 'block'; height: number }
  | { kind: 'nothing' }

/** How long an answer counts as current, in milliseconds: a transaction may be sent meanwhile. */
const CURRENT = 10_000

/** What the endpoint has under a hash that was typed. Fails if that can't be said. */
export const hashQuery = (endpoint: string, hash: string) =>
  queryOptions({
    queryKey: keys.typedHash(endpoint, hash),
    queryFn: ({ signal, client }) => findHash({ endpoint, hash, signal, queries: client }),
    staleTime: CURRENT,
    retry: false,
  })

interface Wanted {
  endpoint: string
  hash: string
  signal: AbortSignal
  queries: QueryClient
}

async function findHash({ endpoint, hash, signal, queries }: Wanted): Promise<Found> {
  const client = clientFor(endpoint)
  const block = orNothing<Block>(
    queries.fetchQuery({ ...blockByHashQuery(endpoint, hash), retry: false }),
  )
  block.catch(() => {})
  const { transactions } = await client.search.transactions({ hash, limit: 1 }, { signal })
  const height = transactions[0]?.block_identifier?.index
  if (height !== undefined) return { kind: 'transaction', height }
  const found = await block
  if (found) return { kind: 'block', height: found.block_identifier.index }
  const isPending = await orNothing(pending(client, hash, signal))
  return { kind: isPending ? 'pending' : 'nothing' }
}

const pending = (client: RosettaReader, hash: string, signal: AbortSignal) =>
  client.mempool.transaction({ hash }, { signal })

/** Returns undefined only if the endpoint answers that it has no such thing. */
async function orNothing<Data>(call: PromiseLike<Data>): Promise<Data | undefined> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error) && failureKind(error) === 'not-found') return undefined
    throw error
  }
}
