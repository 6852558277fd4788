import type { Block } from '@mcm/rosetta-client'
import { afterEach, expect, it } from 'vitest'
import { threadModule } from '../../../test/process'
import { createDevnet } from '@mcm/devnet/core'
import { Verifier } from './verifier'
import { withoutTransactions, type Batch } from './verify-batch'

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

function batch(blocks: readonly Block[], parent?: Block, grandparent?: Block): Batch {
  const from = blocks[0]?.block_identifier.index ?? 0
  return { previous: { parent, grandparent }, from, needed: from, blocks }
}

function responseWith(block: unknown): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(JSON.stringify({ block })))
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
    batch(blocks.slice(2, 5), parent, grandparent),
    batch(blocks.slice(5, 8), blocks[4], blocks[3]),
    batch(blocks.slice(8), blocks[7], blocks[6]),
  ]
  const found = await Promise.all(batches.map((one) => threads.run(one)))
  const expected = await createVerifier(undefined).run(batch(blocks.slice(2), parent, grandparent))
  expect(found.flat()).toEqual(expected)
  expect(expected.every((result) => 'json' in result)).toBe(true)
})

it('names the first invalid block of a batch and stops there', async () => {
  const [grandparent, parent, valid, next, last] = await readBlocks()
  if (!valid || !next || !last) throw new Error('The chain is too short')
  const invalid = { ...next, timestamp: next.timestamp + 1_000 }
  const results = await createVerifier(threadModule).run(
    batch([valid, invalid, last], parent, grandparent),
  )
  expect(results).toEqual([
    { json: expect.any(String) as string },
    { problem: { check: 'Timestamp', reason: expect.any(String) as string } },
  ])
})

it('reads blocks in the thread that verifies them', async () => {
  const blocks = (await readBlocks()).slice(0, 4)
  const threads = createVerifier(threadModule)
  const read = await Promise.all(
    blocks.map((block) => threads.read(block.block_identifier.index, responseWith(block))),
  )
  expect(
    read.map(({ readout }) => 'header' in readout && (JSON.parse(readout.header) as unknown)),
  ).toEqual(blocks.map((block) => ({ block: withoutTransactions(block) })))
  const [grandparent, parent, ...rest] = blocks
  const kept = { ...batch(rest, parent, grandparent), blocks: read.slice(2).map((one) => one.kept) }
  const expected = await createVerifier(undefined).run(batch(rest, parent, grandparent))
  expect(await threads.run(kept)).toEqual(expected)
  expect(await threads.run(kept)).toEqual(expected)
  const needed = kept.from + 1
  await expect(threads.run({ ...kept, needed })).rejects.toThrow('no longer has the block')
})

it.each([
  ['another block', (block: Block) => ({ ...block, block_identifier: { index: 1, hash: '' } })],
  ['an invalid field', (block: Block) => ({ ...block, timestamp: 'now' })],
])('returns a response with %s unread', async (_, change) => {
  const [block] = await readBlocks()
  if (!block) throw new Error('The chain is too short')
  const body = responseWith(change(block))
  const { readout } = await createVerifier(threadModule).read(
    block.block_identifier.index,
    body.slice(),
  )
  expect(readout).toEqual({ unread: body })
})

it('fails if a thread can’t start', async () => {
  const verifier = createVerifier(new URL('missing.mjs', threadModule))
  await expect(verifier.run(batch([]))).rejects.toThrow('missing.mjs')
})
