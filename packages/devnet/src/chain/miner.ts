import { generateNonce, leadingZeroBits, peachHash, workLength } from '@mcm/proof'
import { solve, type Candidate } from './blocks'
import type { Random } from './random'
import type { Block } from './types'

/** Offset of the nonce in the trailer (Mochimo v3, src/types.h, BTRAILER). */
const nonceOffset = 92

/**
 * Mines a block by drawing nonces until the Peach hash starts with enough zero bits. Each try takes
 * a few milliseconds, and each step of difficulty doubles the expected number of tries. At
 * difficulty 0 every nonce is valid.
 *
 * @param nonces A separate random source. The number of draws depends on the block's time, which
 *   must not affect the contents of later blocks.
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
