import { bench, describe } from 'vitest'
import { everyKind, pick } from '../test/chain'
import { bytes, mainnetBlock, trailers } from '../test/vectors'
import { peachHash } from './peach'
import { blockCheckIds, verifyBlock, type BlockCheckId } from './verify-block'

const parentChecks = new Set<BlockCheckId>(['parent-link', 'difficulty', 'start-time'])
const settings = { time: 300, warmupTime: 300 }

const { blocks } = everyKind()
const withParents = { block: pick(blocks, 2), parent: blocks[1], grandparent: blocks[0] }

describe('mainnet block 1078535: checks that need only the block', () => {
  const ids = blockCheckIds.filter((id) => !parentChecks.has(id))
  for (const id of ids) bench(id, () => void verifyBlock({ block: mainnetBlock }, [id]), settings)
})

describe('checks that need the parent', () => {
  for (const id of parentChecks) bench(id, () => void verifyBlock(withParents, [id]), settings)
})

describe('all checks of a block', () => {
  bench('with its parent and grandparent', () => void verifyBlock(withParents), settings)
  bench(
    'without its parent, searching for the start time',
    () => void verifyBlock({ block: mainnetBlock }),
    settings,
  )
  // postMessage copies its argument. On the main thread, this copy is the main cost of using the worker.
  bench('main thread: copy of the request', () => void structuredClone(withParents), settings)
  const checks = verifyBlock(withParents)
  bench('main thread: copy of the response', () => void structuredClone(checks), settings)
})

describe('Peach', () => {
  const vectors = trailers.peach_vectors.map(({ trailer124 }) => bytes(trailer124))
  let next = 0
  bench('peachHash, over 100 trailers', () => void peachHash(pick(vectors, next++ % 100)), settings)
})
