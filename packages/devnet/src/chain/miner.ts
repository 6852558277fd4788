import { generateNonce, leadingZeroBits, peachHash, workLength } from '@mcm/proof'
import { solve, type Candidate } from './blocks'
import type { Random } from './random'
import type { Block } from './types'

/** Where the nonce lies in the trailer (Mochimo v3, src/types.h, BTRAILER). */
const nonceOffset = 92

/**
 * Really solves a block: draws nonces until the Peach hash begins with enough zero bits, twice as many
 * tries for each step of difficulty, some milliseconds each. At difficulty 0 every nonce will do.
 *
 * @param nonces A source for nothing else: how often it is drawn from depends on the block's time, and
 *   what the next blocks hold must not.
 */
export function mine(candidate: Candidate, nonces: Random): Block {
  const work = candidate.trailer.subarray(0, workLength)
  for (;;) {
    const nonce = generateNonce(nonces.next)
    if (candidate.difficulty === 0) return solve(candidate, nonce)
    work.set(nonce, nonceOffset)
    if (leadingZeroBits(peachHash(work)) >= candidate.difficulty) return solve(candidate, nonce)
  }
}
