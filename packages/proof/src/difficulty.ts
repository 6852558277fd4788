import { u32, u64 } from './numbers'
import { fastBlockSeconds, neogenesisInterval, slowBlockSeconds } from './rules'
import type { Trailer } from './trailer'

/**
 * The difficulty of the block after `parent` under the rules of version 3 (Mochimo v3, src/tfile.c):
 * one less when the parent took more than 138 seconds, one more when it took fewer than 69, within 0
 * to 255. A neogenesis block copies its parent's; the block after it applies the rule to the copy.
 * @throws {ProofInputError} when a field does not fit its place in a trailer.
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
