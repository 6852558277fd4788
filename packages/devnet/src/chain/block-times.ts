import { nextDifficulty, pseudoBlockSeconds } from '@mcm/proof'
import { isNeogenesis } from './blocks'
import type { Random } from './random'

/** What kind of block comes, and after how long. */
export interface BlockTime {
  readonly kind: 'normal' | 'pseudo' | 'neogenesis'
  /** Seconds since the block before; a neogenesis block repeats those of its parent. */
  readonly seconds: number
}

/** After the blocks in which the difficulty rises, so many keep it. */
const blocksAtTheTop = 5

/** How many blocks at the end are solved by plan: fast until the difficulty has risen, then in time. */
export function closingBlocks(difficulty: number): number {
  return difficulty + blocksAtTheTop
}

/**
 * Draws when each block is solved, by the real rules. The difficulty keeps to 0, so that the past need
 * not be mined, and rises at the end.
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

/** Slow enough that the difficulty stays at 0, so that the past need not be mined. */
function ordinaryStep(random: Random): BlockTime {
  if (random.chance(0.02)) return { kind: 'pseudo', seconds: pseudoBlockSeconds }
  const seconds = 69 + Math.floor(-Math.log(1 - random.next()) * 38)
  return { kind: 'normal', seconds: Math.min(seconds, pseudoBlockSeconds - 1) }
}
