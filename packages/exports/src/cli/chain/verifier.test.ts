import type { Block } from '@mcm/rosetta-client'
import { afterEach, expect, it } from 'vitest'
import { threadModule } from '../../../test/process'
import { createDevnet } from '@mcm/devnet/core'
import { Verifier } from './verifier'

const devnet = createDevnet({ blocks: 16, accounts: 64, difficulty: 0 })
const verifiers: Verifier[] = []

async function readBlocks(): Promise<Block[]> {
  const { first, tip } = devnet.chain
  const heights = Array.from({ length: tip.index - first + 1 }, (_, at) => first + at)
  return Promise.all(
    heights.map(async (index) => {
      const body = {
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        block_identifier: { index },
      }
      const response = await devnet.fetch('http://devnet/block', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return ((await response.json()) as { block: Block }).block
    }),
  )
}

function createVerifier(module: URL | undefined): Verifier {
  const verifier = new Verifier('full', module)
  verifiers.push(verifier)
  return verifier
}

afterEach(() => Promise.all(verifiers.splice(0).map((verifier) => verifier.close())))

it('returns the same records from threads, batch by batch', async () => {
  const blocks = await readBlocks()
  const threads = createVerifier(threadModule)
  const [grandparent, parent] = blocks
  const batches = [
    { previous: { parent, grandparent }, blocks: blocks.slice(2, 5) },
    { previous: { parent: blocks[4], grandparent: blocks[3] }, blocks: blocks.slice(5, 8) },
    { previous: { parent: blocks[7], grandparent: blocks[6] }, blocks: blocks.slice(8) },
  ]
  const found = await Promise.all(batches.map((batch) => threads.run(batch)))
  const expected = await createVerifier(undefined).run({
    previous: { parent, grandparent },
    blocks: blocks.slice(2),
  })
  expect(found.flat()).toEqual(expected)
  expect(expected.every((result) => 'json' in result)).toBe(true)
})

it('names the first invalid block of a batch and stops there', async () => {
  const [grandparent, parent, valid, next, last] = await readBlocks()
  if (!valid || !next || !last) throw new Error('The chain is too short')
  const invalid = { ...next, timestamp: next.timestamp + 1_000 }
  const results = await createVerifier(threadModule).run({
    previous: { parent, grandparent },
    blocks: [valid, invalid, last],
  })
  expect(results).toEqual([
    { json: expect.any(String) as string },
    { problem: { check: 'Timestamp', reason: expect.any(String) as string } },
  ])
})

it('fails if a thread can’t start', async () => {
  const verifier = createVerifier(new URL('missing.mjs', threadModule))
  await expect(verifier.run({ previous: {}, blocks: [] })).rejects.toThrow('missing.mjs')
})
