import { describe, expect, test } from 'vitest'
import { bytes, trailers } from '../test/vectors'
import { nextDifficulty } from './difficulty'
import { decodeTrailer } from './trailer'

const v3 = [...trailers.real, ...trailers.synthetic_v3].filter(({ era }) => era === 'v3')

describe('nextDifficulty', () => {
  test.each(v3.map((vector) => [vector.name, vector] as const))('after %s', (_, vector) => {
    // The vectors contain the rule's result even if the next block is a neogenesis block, which copies
    // the difficulty.
    const copied = (vector.bnum + 1) % 256 === 0
    const expected = copied ? vector.difficulty : vector.next_difficulty
    expect(nextDifficulty(decodeTrailer(bytes(vector.raw)))).toBe(expected)
  })

  const after = (seconds: number, difficulty: number, bnum = 1000000n) =>
    nextDifficulty({ bnum, difficulty, time0: 1000, stime: 1000 + seconds })

  test.each([
    [1, 40, 41],
    [68, 40, 41],
    [69, 40, 40],
    [138, 40, 40],
    [139, 40, 39],
    [238, 40, 39],
    [238, 0, 0],
    [1, 255, 255],
  ])('%i seconds at %i: %i', (seconds, difficulty, next) => {
    expect(after(seconds, difficulty)).toBe(next)
  })

  test('is unchanged for a neogenesis block', () => {
    expect(after(1, 40, 1000191n)).toBe(40)
    expect(after(1, 40, 1000192n)).toBe(41)
  })
})
