import type { Block, RosettaReader } from '@mcm/rosetta-client'

interface Wanted {
  hash: string
  /** A request for the block with this hash. It is needed anyway if the hash is a block's. */
  block: Promise<Block>
  signal: AbortSignal
}

/**
 * Determines whether a hash is a transaction's (search rule 5). If it is in the chain or the
 * mempool, it is a transaction's; otherwise, it is treated as a block's. If a lookup fails, the
 * next one is tried, because an endpoint without an indexer may still have the transaction in its
 * mempool. The block is requested in parallel, so that a confirmed transaction and a block take one
 * round trip each.
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
