import { bench, describe } from 'vitest'
import { everyKind, pick } from '../test/chain'
import { bytes, mainnetBlock, trailers } from '../test/vectors'
import { peachHash } from './peach'
import { blockCheckIds, verifyBlock, type BlockCheckId } from './verify-block'

const neighbourly = new Set<BlockCheckId>(['parent-link', 'difficulty', 'start-time'])
const settings = { time: 300, warmupTime: 300 }

const { blocks } = everyKind()
const withNeighbours = { block: pick(blocks, 2), parent: blocks[1], grandparent: blocks[0] }

describe('each check of mainnet block 1078535, alone', () => {
  const ids = blockCheckIds.filter((id) => !neighbourly.has(id))
  for (const id of ids) bench(id, () => void verifyBlock({ block: mainnetBlock }, [id]), settings)
})

describe('each check that needs the parent', () => {
  for (const id of neighbourly) bench(id, () => void verifyBlock(withNeighbours, [id]), settings)
})

describe('a whole block', () => {
  bench('with its parent and grandparent', () => void verifyBlock(withNeighbours), settings)
  bench('alone: the start is searched', () => void verifyBlock({ block: mainnetBlock }), settings)
  // What asking the worker costs the main thread, beside a message: the copy that postMessage makes.
  bench('main thread: copy for the worker', () => void structuredClone(withNeighbours), settings)
  const checks = verifyBlock(withNeighbours)
  bench('main thread: copy of the answer', () => void structuredClone(checks), settings)
})

describe('Peach', () => {
  const vectors = trailers.peach_vectors.map(({ trailer124 }) => bytes(trailer124))
  let next = 0
  bench('peachHash, over 100 trailers', () => void peachHash(pick(vectors, next++ % 100)), settings)
})
