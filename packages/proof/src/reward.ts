import { ProofInputError } from './errors'
import { u64 } from './numbers'
import { firstV3Block, neogenesisInterval } from './rules'

/** Balances that existed before the first block, in nanoMCM (Mochimo v3, src/tfile.c). */
const premine = 4757066000000000n

/** All rewards before version 3, had there been no pseudo-block (those paid nothing then). */
const rewardsBeforeV3 = 27357499408155400n

const firstV3 = /* @__PURE__ */ BigInt(firstV3Block)
const lastDecreasing = 6424351n
const finalReward = 1000000000n

/**
 * What the network pays for a block, in nanoMCM, fees not included: 0 for genesis and neogenesis
 * blocks (Mochimo v3, src/tfile.c, get_mreward). A pseudo-block's reward goes to the burn tag.
 * @throws {ProofInputError} for a height below 0 or not whole.
 */
export function blockReward(height: bigint | number): bigint {
  const n = u64(height, 'A height')
  if (n % BigInt(neogenesisInterval) === 0n) return 0n
  if (n <= 17184n) return 5000000000n + 56000n * (n - 1n)
  if (n <= 373760n) return 5917392000n + 150000n * (n - 17185n)
  if (n <= firstV3) return 59523942000n - 28488n * (n - 373761n)
  if (n <= lastDecreasing) return 12938103399n - 2070n * (n - firstV3)
  return finalReward
}

/**
 * The most that can exist at a height of version 3, in nanoMCM: all balances of the first day and all
 * rewards. What really exists is less, by pseudo-blocks before version 3 and by amounts that became
 * unspendable.
 * @throws {ProofInputError} for a height before version 3.
 */
export function supplyCap(height: bigint | number): bigint {
  const n = u64(height, 'A height')
  if (n < firstV3) {
    throw new ProofInputError(
      `The supply is known from block ${firstV3} (version 3) on; got height ${n}`,
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
