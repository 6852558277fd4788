import { fastBlockSeconds, neogenesisInterval, slowBlockSeconds } from './rules'
import type { Trailer } from './trailer'

/**
 * The difficulty of the block after `parent` under the rules of version 3 (Mochimo v3, src/tfile.c):
 * one less when the parent took more than 138 seconds, one more when it took fewer than 69, within 0
 * to 255. A neogenesis block copies its parent's; the block after it applies the rule to the copy.
 */
export function nextDifficulty(
  parent: Pick<Trailer, 'bnum' | 'difficulty' | 'time0' | 'stime'>,
): number {
  if ((parent.bnum + 1n) % BigInt(neogenesisInterval) === 0n) return parent.difficulty
  const seconds = parent.stime - parent.time0
  if (seconds > slowBlockSeconds) return Math.max(parent.difficulty - 1, 0)
  if (seconds < fastBlockSeconds) return Math.min(parent.difficulty + 1, 255)
  return parent.difficulty
}
