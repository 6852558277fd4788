import type { Block, RosettaReader } from '@mcm/rosetta-client'

interface Wanted {
  hash: string
  /** Asks for the block of this hash; it is needed anyhow when the hash is one. */
  block: Promise<Block>
  signal: AbortSignal
}

/**
 * Whether a hash is a transaction's, by rule 5 of the search: one in the chain or in the mempool is,
 * anything else is taken for a block, also when a look-up fails. The block is asked for at the same
 * time, so that a confirmed transaction and a block take one round trip each.
 */
export async function lookUpHash(
  client: RosettaReader,
  { hash, block, signal }: Wanted,
): Promise<'transaction' | 'block'> {
  try {
    const isBlock = block.then(
      () => true,
      () => false,
    )
    const { transactions } = await client.search.transactions({ hash, limit: 1 }, { signal })
    if (transactions.length > 0) return 'transaction'
    if (await isBlock) return 'block'
    await client.mempool.transaction({ hash }, { signal })
    return 'transaction'
  } catch {
    return 'block'
  }
}
