import { createRosettaClient, type Block, type Operation } from '@mcm/rosetta-client'

/** Reads `count` blocks of an endpoint from its tip down. */
export async function readBlocks(url: string, count: number): Promise<Block[]> {
  const client = createRosettaClient({ baseUrl: url })
  const { current_block_identifier: tip } = await client.network.status()
  const blocks: Block[] = []
  for (let index = tip.index; index > tip.index - count; index--) {
    blocks.push((await client.block.get({ index })).block)
  }
  return blocks
}

/** Returns all operations of a block's transactions. */
export function operationsOf(block: Block): Operation[] {
  return block.transactions.flatMap(({ operations }) => operations)
}

/** Returns the account that spends most often. */
export function busiestAccount(blocks: readonly Block[]): string {
  const counts = new Map<string, number>()
  for (const { type, account } of blocks.flatMap(operationsOf)) {
    if (type === 'SOURCE_TRANSFER' && account) {
      counts.set(account.address, (counts.get(account.address) ?? 0) + 1)
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
