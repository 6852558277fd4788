import { generateNonce, leadingZeroBits, peachHash, workLength } from '@mcm/proof'
import { solve, type Candidate } from './blocks'
import type { Random } from './random'
import type { Block } from './types'

/** Where the nonce lies in the trailer (Mochimo v3, src/types.h, BTRAILER). */
const nonceOffset = 92

/**
 * Really solves a block: draws nonces until the Peach hash begins with enough zero bits, twice as many
 * tries for each step of difficulty, some milliseconds each. At difficulty 0 every nonce will do.
 */
export function mine(candidate: Candidate, random: Random): Block {
  const work = candidate.trailer.subarray(0, workLength)
  for (;;) {
    const nonce = generateNonce(random.next)
    if (candidate.difficulty === 0) return solve(candidate, nonce)
    work.set(nonce, nonceOffset)
    if (leadingZeroBits(peachHash(work)) >= candidate.difficulty) return solve(candidate, nonce)
  }
}
