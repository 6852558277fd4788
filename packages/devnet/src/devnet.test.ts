import { blockHash, blockTrailer, checkWork, merkleRoot } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { createDevnet } from './core'

const devnet = createDevnet()
const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

async function call<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await devnet.fetch(`http://devnet${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network_identifier, ...body }),
  })
  return (await response.json()) as Answer
}

async function getBlock(index: number): Promise<Block> {
  const { block } = await call<{ block: Block }>('/block', { block_identifier: { index } })
  return block
}

const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`

describe('the chain as the API shows it', () => {
  it('has the default length and height', async () => {
    const status = await call<{ current_block_identifier: { index: number } }>('/network/status')
    expect(status.current_block_identifier.index).toBe(1_079_759)
    expect((await getBlock(1_077_760)).transactions).toEqual([])
  })

  it('can be recomputed from what is served: hashes, roots and work of the last 300 blocks', async () => {
    let parent = await getBlock(1_079_458)
    let difficulty = 0
    for (let index = 1_079_459; index <= 1_079_759; index++) {
      const block = await getBlock(index)
      const isNeogenesis = index % 256 === 0
      const time0: number =
        (isNeogenesis ? (await getBlock(index - 2)).timestamp : parent.timestamp) / 1000
      const trailer = blockTrailer(block, time0)
      expect(block.parent_block_identifier.hash).toBe(parent.block_identifier.hash)
      expect(hex(blockHash(trailer))).toBe(block.block_identifier.hash)
      if (!isNeogenesis) expect(hex(merkleRoot(block))).toBe(block.metadata.root)
      if (block.metadata.tx_count > 0) expect(checkWork(trailer)?.valid).toBe(true)
      difficulty = block.metadata.difficulty
      parent = block
    }
    expect(difficulty).toBe(3)
  })

  it('goes on when told to', async () => {
    const [block] = devnet.mine()
    expect(block?.index).toBe(1_079_760)
    expect((await getBlock(1_079_760)).block_identifier.hash).toBe(block?.hash)
  })
})
