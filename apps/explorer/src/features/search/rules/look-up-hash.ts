import type { Block, RosettaReader } from '@mcm/rosetta-client'

interface Wanted {
  hash: string
  /** Asks for the block of this hash; it is needed anyhow when the hash is one. */
  block: Promise<Block>
  signal: AbortSignal
}

/**
 * Tells whether a hash is a transaction's, by rule 5 of the search: one in the chain or in the mempool
 * is, anything else is taken for a block. A lookup that fails found nothing, and the next one goes on:
 * an endpoint without an indexer may still have it in its mempool. The block is requested at the same
 * time, so that a confirmed transaction and a block take one round trip each.
 */
export async function lookUpHash(
  client: RosettaReader,
  { hash, block, signal }: Wanted,
): Promise<'transaction' | 'block'> {
  const isBlock = succeeds(block)
  const isConfirmed = client.search
    .transactions({ hash, limit: 1 }, { signal })
    .then(({ transactions }) => transactions.length > 0)
    .catch(() => false)
  if (await isConfirmed) return 'transaction'
  if (await isBlock) return 'block'
  const isPending = succeeds(client.mempool.transaction({ hash }, { signal }))
  return (await isPending) ? 'transaction' : 'block'
}

function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  )
}
