import { reporter, type Check } from '../check'
import { createBlockContext, findStart, type BlockContext } from '../block-context'
import { nextDifficulty } from '../difficulty'
import { firstV3Block, pseudoBlockSeconds } from '../rules'
import { beforeV3 } from './header'

const noParent = "The previous block wasn't provided."

/** Checks that the start time is the parent's time. A neogenesis block copies its parent's start time. */
export function checkStartTime(context: BlockContext): Check {
  const { kind, parent, subject, v3 } = context
  const report = reporter('start-time', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (!parent) return report.notCheckable(noParent)
  const expected = kind === 'neogenesis' ? startOf(parent, context) : context.statedStart
  if (expected === undefined) {
    return report.notCheckable("The parent's start time is unknown.")
  }
  if (context.foundStart === undefined) {
    return report.notCheckable(
      "The API doesn't provide the start time, and it can't be derived because the hash doesn't match the header.",
    )
  }
  return report.compare({
    expected: formatTime(expected),
    actual: formatTime(context.foundStart),
    verified: "The start time follows the chain's rules and is committed by the hash.",
    failed:
      "The start time committed by the hash doesn't match the neighboring blocks. One of the times was changed.",
  })
}

/**
 * Checks that the solve time is 1 to 238 seconds, or exactly 238 seconds for a pseudo-block. A neogenesis
 * block copies its parent's time.
 */
export function checkSolveTime(context: BlockContext): Check {
  const { block, kind, parent, subject, v3 } = context
  const report = reporter('solve-time', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const end = block.metadata.stime / 1000
  if (kind === 'neogenesis') {
    if (!parent) return report.notCheckable(noParent)
    return report.compare({
      expected: formatTime(parent.metadata.stime / 1000),
      actual: formatTime(end),
      verified: 'The neogenesis block has the same time as the previous block.',
      failed: 'A neogenesis block must have the same time as the previous block.',
    })
  }
  const start = context.foundStart ?? context.statedStart
  if (start === undefined) return report.notCheckable('The start time is unknown.')
  const seconds = end - start
  const limit = `${pseudoBlockSeconds} s`
  if (kind === 'pseudo') {
    return report.compare({
      expected: limit,
      actual: `${seconds} s`,
      verified: 'The network added this pseudo-block 238 seconds after the previous block.',
      failed: 'A pseudo-block must come exactly 238 seconds after the previous block.',
    })
  }
  return report.compare({
    expected: `1 to ${limit}`,
    actual: `${seconds} s`,
    passes: seconds > 0 && seconds <= pseudoBlockSeconds,
    verified: 'The block was mined within the time limit.',
    failed: 'The block was mined before its start time or after the time limit.',
  })
}

/** Checks that the timestamp matches the header. */
export function checkTimestamp(context: BlockContext): Check {
  const { block, subject } = context
  const report = reporter('timestamp', subject)
  const { timestamp } = block
  const { stime } = block.metadata
  const start = context.v3 ? context.foundStart : context.statedStart
  if (timestamp !== stime && start !== undefined && timestamp === start * 1000) {
    return report.notCheckable(
      'The endpoint reports the start time instead of the solve time, as servers before version 1.3.0 do.',
    )
  }
  return report.compare({
    expected: formatTime(stime / 1000),
    actual: formatTime(timestamp / 1000),
    verified: 'The timestamp matches the header.',
    failed: "The timestamp doesn't match the header.",
  })
}

/** Checks that the difficulty follows from the parent's difficulty and solve time. */
export function checkDifficulty(context: BlockContext): Check {
  const { block, index, kind, parent, subject, v3 } = context
  const report = reporter('difficulty', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (!parent) return report.notCheckable(noParent)
  if (index === firstV3Block + 1) {
    return report.notCheckable('The difficulty rule changed between the parent and this block.')
  }
  // A neogenesis block copies the difficulty regardless of its parent's solve time.
  const start = kind === 'neogenesis' ? 0 : startOf(parent, context)
  if (start === undefined) {
    return report.notCheckable("The parent's solve time is unknown.")
  }
  const expected = nextDifficulty({
    bnum: BigInt(index - 1),
    difficulty: parent.metadata.difficulty,
    time0: start,
    stime: parent.metadata.stime / 1000,
  })
  return report.compare({
    expected: String(expected),
    actual: String(block.metadata.difficulty),
    verified:
      kind === 'neogenesis'
        ? "The neogenesis block keeps the previous block's difficulty."
        : "Matches the difficulty set by the previous block's solve time.",
    failed: "The difficulty doesn't match the one set by the previous block.",
  })
}

/**
 * Returns the parent's `time0` if the parent's hash proves it, and otherwise the grandparent's solve
 * time.
 */
function startOf(
  parent: NonNullable<BlockContext['parent']>,
  context: BlockContext,
): number | undefined {
  const { statedStart } = createBlockContext({ block: parent, parent: context.grandparent })
  return findStart(parent, statedStart) ?? statedStart
}

function formatTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? `${seconds} s` : date.toISOString().replace('.000Z', 'Z')
}
