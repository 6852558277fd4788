import { bench, describe } from 'vitest'
import { everyKind, pick } from '../test/chain'
import { bytes, mainnetBlock, trailers } from '../test/vectors'
import { findStart } from './facts'
import { peachHash } from './peach'
import { blockCheckIds, verifyBlock } from './verify-block'

const settings = { time: 300, warmupTime: 300 }

describe('each check of mainnet block 1078535, alone', () => {
  const start = findStart(mainnetBlock)
  const parent = structuredClone(mainnetBlock)
  parent.metadata.stime = (start ?? 0) * 1000
  const input = { block: mainnetBlock, parent }
  for (const id of blockCheckIds) bench(id, () => void verifyBlock(input, [id]), settings)
})

describe('a whole block', () => {
  const { blocks } = everyKind()
  const neighbours = { block: pick(blocks, 2), parent: blocks[1], grandparent: blocks[0] }
  bench('with its parent and grandparent', () => void verifyBlock(neighbours), settings)
  bench('alone: the start is searched', () => void verifyBlock({ block: mainnetBlock }), settings)
  // What asking the worker costs the main thread, beside a message: the copy that postMessage makes.
  bench('main thread: copy for the worker', () => void structuredClone(neighbours), settings)
  const checks = verifyBlock(neighbours)
  bench('main thread: copy of the answer', () => void structuredClone(checks), settings)
})

describe('Peach', () => {
  const vectors = trailers.peach_vectors.map(({ trailer124 }) => bytes(trailer124))
  let next = 0
  bench('peachHash, over 100 trailers', () => void peachHash(pick(vectors, next++ % 100)), settings)
})
