import { u32, u64 } from './numbers'
import { fastBlockSeconds, neogenesisInterval, slowBlockSeconds } from './rules'
import type { Trailer } from './trailer'

/**
 * Returns the difficulty of the block after `parent` (Mochimo v3, src/tfile.c). The difficulty decreases
 * by one if the parent took more than 138 seconds and increases by one if it took less than 69 seconds,
 * but stays between 0 and 255. A neogenesis block copies its parent's difficulty. For the block after a
 * neogenesis block, the rule applies with the copied values.
 * @throws {ProofInputError} If a value doesn't fit its field in a trailer.
 *
 * @example
 * ```ts
 * import { nextDifficulty } from '@mcm/proof'
 *
 * nextDifficulty({ bnum: 1_078_534n, difficulty: 37, time0: 1000, stime: 1060 }) // => 38
 * nextDifficulty({ bnum: 1_078_534n, difficulty: 37, time0: 1000, stime: 1100 }) // => 37
 * ```
 */
export function nextDifficulty(
  parent: Pick<Trailer, 'bnum' | 'difficulty' | 'time0' | 'stime'>,
): number {
  const difficulty = u32(parent.difficulty, 'difficulty')
  const seconds = u32(parent.stime, 'stime') - u32(parent.time0, 'time0')
  if ((u64(parent.bnum, 'bnum') + 1n) % BigInt(neogenesisInterval) === 0n) return difficulty
  if (seconds > slowBlockSeconds) return Math.max(difficulty - 1, 0)
  if (seconds < fastBlockSeconds) return Math.min(difficulty + 1, 255)
  return difficulty
}
