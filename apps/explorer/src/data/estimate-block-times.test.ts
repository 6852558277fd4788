import { expect, test } from 'vitest'
import { blocksToRequest, blockTimes } from './estimate-block-times'

const block = (index: number) => ({ index, hash: `0x${index}` })
const blocks = (count: number) => Array.from({ length: count }, (_, at) => block(at + 1))

test('requests up to twelve blocks; of more, the oldest and the eleven newest', () => {
  expect(blocksToRequest([])).toEqual([])
  expect(blocksToRequest(blocks(12))).toEqual(blocks(12))
  const asked = blocksToRequest(blocks(40))
  expect(asked).toHaveLength(12)
  expect(asked[0]).toEqual(block(1))
  expect(asked.at(-1)).toEqual(block(40))
})

test('a block between two known times gets a proportional time, marked as estimated', () => {
  const known = new Map([
    ['0x10', 1000],
    ['0x30', 5000],
  ])
  expect(Object.fromEntries(blockTimes([block(10), block(15), block(30)], known))).toEqual({
    '0x10': { time: 1000, isAbout: false },
    '0x15': { time: 2000, isAbout: true },
    '0x30': { time: 5000, isAbout: false },
  })
})

test('a block that isn’t between known ones, or that the endpoint lacks, gets none', () => {
  const known = new Map([
    ['0x2', 2000],
    ['0x4', null],
  ])
  expect([...blockTimes([block(1), block(2), block(3), block(4)], known).keys()]).toEqual(['0x2'])
})
