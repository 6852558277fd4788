import { createDevnet } from '@mcm/devnet'
import { createRosettaClient } from '@mcm/rosetta-client'
import { expect, it, vi } from 'vitest'

it('knows the chain and no other block after a reorganisation, and no fact twice', async () => {
  const devnet = createDevnet({ blocks: 64, accounts: 450 })
  const client = createRosettaClient({ baseUrl: 'http://devnet.test', fetch: devnet.fetch })
  const { max_sequence } = await client.events.blocks({ limit: 1 })
  const controller = new AbortController()

  /** @type {Map<string, number>} */
  const known = new Map()
  /** @type {string[]} */
  const facts = []
  const following = (async () => {
    const { signal } = controller
    const blocks = { from: max_sequence + 1, interval: 2, maxInterval: 5, signal }
    for await (const { type, block_identifier } of client.events.follow(blocks)) {
      const { index, hash } = block_identifier
      facts.push(`${type} ${hash}`)
      if (type === 'block_removed') known.delete(hash)
      else known.set(hash, index)
    }
  })()

  devnet.mine(3)
  await vi.waitUntil(() => known.size >= 3)
  const { removed } = devnet.reorganise({ depth: 2, length: 2, pseudo: true })
  devnet.mine(3)
  await vi.waitUntil(() => removed.every(({ hash }) => facts.includes(`block_removed ${hash}`)))

  const first = Math.min(...known.values())
  const { block: tip } = await client.block.get('tip')
  await vi.waitUntil(() => known.has(tip.block_identifier.hash))
  for (let index = first; index <= tip.block_identifier.index; index++) {
    const { block } = await client.block.get({ index })
    expect(known.get(block.block_identifier.hash)).toBe(index)
  }
  expect(known.size).toBe(tip.block_identifier.index - first + 1)
  expect(removed).toHaveLength(2)
  expect(new Set(facts).size).toBe(facts.length)

  controller.abort('done')
  await expect(following).rejects.toBe('done')
  devnet.close()
})
