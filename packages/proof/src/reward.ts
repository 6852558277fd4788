import { ProofInputError } from './errors'
import { u64 } from './numbers'
import { firstV3Block, neogenesisInterval } from './rules'

/** The premine in nanoMCM (Mochimo v3, src/tfile.c). */
const premine = 4757066000000000n

/** Sum of all rewards before version 3 in nanoMCM, including those that pseudo-blocks didn't pay. */
const rewardsBeforeV3 = 27357499408155400n

const firstV3 = /* @__PURE__ */ BigInt(firstV3Block)
const lastDecreasing = 6424351n
const finalReward = 1000000000n

/**
 * Returns a block's reward in nanoMCM, without fees (Mochimo v3, src/tfile.c, get_mreward). The reward is
 * 0 for the genesis block and neogenesis blocks. A pseudo-block's reward goes to the burn tag.
 * @throws {ProofInputError} If the height is negative or not an integer.
 *
 * @example
 * ```ts
 * import { blockReward } from '@mcm/proof'
 *
 * blockReward(1_078_535) // => 12_065_840_589n
 * blockReward(256) // => 0n
 * ```
 */
export function blockReward(height: bigint | number): bigint {
  const n = u64(height, 'height')
  if (n % BigInt(neogenesisInterval) === 0n) return 0n
  if (n <= 17184n) return 5000000000n + 56000n * (n - 1n)
  if (n <= 373760n) return 5917392000n + 150000n * (n - 17185n)
  if (n <= firstV3) return 59523942000n - 28488n * (n - 373761n)
  if (n <= lastDecreasing) return 12938103399n - 2070n * (n - firstV3)
  return finalReward
}

/**
 * Returns the maximum supply at a height in nanoMCM, which is the premine plus all rewards. The actual
 * supply is smaller because pseudo-blocks before version 3 paid no reward and some amounts became
 * unspendable.
 * @throws {ProofInputError} If the height is before version 3.
 *
 * @example
 * ```ts
 * import { supplyCap } from '@mcm/proof'
 *
 * supplyCap(1_078_535) > 32_000_000_000_000_000n // => true
 * ```
 */
export function supplyCap(height: bigint | number): bigint {
  const n = u64(height, 'height')
  if (n < firstV3) {
    throw new ProofInputError(
      `height must be at least ${firstV3}, the first version 3 block, got ${n}`,
    )
  }
  const decreasing = (n < lastDecreasing ? n : lastDecreasing) - firstV3
  const neogenesis = decreasing / 256n
  const paid =
    12938103399n * (decreasing - neogenesis) -
    2070n * ((decreasing * (decreasing + 1n)) / 2n - 128n * neogenesis * (neogenesis + 1n))
  const constant = n > lastDecreasing ? n - lastDecreasing - (n / 256n - lastDecreasing / 256n) : 0n
  return premine + rewardsBeforeV3 + paid + constant * finalReward
}
