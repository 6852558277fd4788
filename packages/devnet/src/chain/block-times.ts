import { nextDifficulty, pseudoBlockSeconds } from '@mcm/proof'
import { isNeogenesis } from './blocks'
import type { Random } from './random'

/** The next block's kind and solve time. */
export interface BlockTime {
  readonly kind: 'normal' | 'pseudo' | 'neogenesis'
  /** Seconds since the previous block. A neogenesis block repeats its parent's value. */
  readonly seconds: number
}

/** Number of blocks at the final difficulty, after the blocks that raise it. */
const blocksAtTheTop = 5

/**
 * Returns how many blocks at the end of the history have planned solve times. They are fast until
 * the difficulty has risen, and then regular.
 */
export function closingBlocks(difficulty: number): number {
  return difficulty + blocksAtTheTop
}

/**
 * Draws each block's solve time by the real rules. The difficulty stays at 0 until near the end, so
 * that most of the history doesn't have to be mined, and then rises.
 */
export function planTimes(
  plan: { first: number; blocks: number; difficulty: number },
  random: Random,
): BlockTime[] {
  const closing = closingBlocks(plan.difficulty)
  let time0 = 0
  let stime = 100
  let difficulty = 0
  return Array.from({ length: plan.blocks }, (_, i): BlockTime => {
    const index = plan.first + i
    difficulty = nextDifficulty({ bnum: BigInt(index - 1), difficulty, time0, stime })
    if (isNeogenesis(index)) return { kind: 'neogenesis', seconds: stime - time0 }
    const isClosing = plan.blocks - i <= closing
    const rising = difficulty < plan.difficulty
    const step = isClosing ? closingStep(rising, random) : ordinaryStep(random)
    time0 = stime
    stime += step.seconds
    return step
  })
}

function closingStep(rising: boolean, random: Random): BlockTime {
  return { kind: 'normal', seconds: rising ? random.between(21, 66) : random.between(71, 129) }
}

/**
 * Returns a block time that is slow enough to keep the difficulty at 0, so that the block doesn't
 * have to be mined.
 */
function ordinaryStep(random: Random): BlockTime {
  if (random.chance(0.02)) return { kind: 'pseudo', seconds: pseudoBlockSeconds }
  const seconds = 69 + Math.floor(-Math.log(1 - random.next()) * 38)
  return { kind: 'normal', seconds: Math.min(seconds, pseudoBlockSeconds - 1) }
}
