import { expect, test } from 'vitest'
import { linesPath, nearestMark, otherHeights } from './strip-geometry'

test('each block has a tick, except a marked one and a ledger snapshot, which no one mines', () => {
  expect(otherHeights({ from: 253, to: 258 }, [254])).toEqual([253, 255, 257, 258])
})

test('too many blocks to tell apart have no ticks', () => {
  expect(otherHeights({ from: 1, to: 1000 }, [])).toEqual([])
})

test('a tick is in the middle of its block', () => {
  expect(linesPath({ from: 10, to: 12 }, [10, 12], 0, 40)).toBe('M0.5 0V40M2.5 0V40')
})

test('a place in the strip reads the nearest mark', () => {
  const range = { from: 100, to: 199 }
  const heights = [100, 150, 180]
  expect([0, 0.2, 0.4, 0.64, 0.7, 1].map((at) => nearestMark(range, heights, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ])
})
