import { reporter, type Check } from '../check'
import { blockFacts, findStart, type BlockFacts } from '../facts'
import { nextDifficulty } from '../difficulty'
import { firstV3Block, pseudoBlockSeconds } from '../rules'
import { beforeV3 } from './header'

const noParent = 'The block before it was not given.'

/** The work on a block begins when its parent is solved; a neogenesis block copies its parent's start. */
export function checkStartTime(facts: BlockFacts): Check {
  const { kind, parent, subject, v3 } = facts
  const report = reporter('start-time', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (!parent) return report.notCheckable(noParent)
  const expected = kind === 'neogenesis' ? startOf(parent, facts) : facts.statedStart
  if (expected === undefined) {
    return report.notCheckable('When the work on its parent began is not known.')
  }
  if (facts.foundStart === undefined) {
    return report.notCheckable(
      'The API does not serve the start of the work, and it cannot be found from a hash that is not that of the header.',
    )
  }
  return report.compare({
    expected: moment(expected),
    actual: moment(facts.foundStart),
    verified: 'The work began when the rules of the chain say, as the hash of the block proves.',
    failed:
      'The hash of the block proves another start of the work than its neighbours tell: one of the times was changed.',
  })
}

/** 1 to 238 seconds of work; exactly 238 for a pseudo-block; a neogenesis block copies its parent's end. */
export function checkSolveTime(facts: BlockFacts): Check {
  const { block, kind, parent, subject, v3 } = facts
  const report = reporter('solve-time', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const end = block.metadata.stime / 1000
  if (kind === 'neogenesis') {
    if (!parent) return report.notCheckable(noParent)
    return report.compare({
      expected: moment(parent.metadata.stime / 1000),
      actual: moment(end),
      verified: 'A neogenesis block bears the time of the block before it.',
      failed: 'A neogenesis block must bear the time of the block before it; this one does not.',
    })
  }
  const start = facts.foundStart ?? facts.statedStart
  if (start === undefined) return report.notCheckable('When the work began is not known.')
  const seconds = end - start
  const limit = `${pseudoBlockSeconds} s`
  if (kind === 'pseudo') {
    return report.compare({
      expected: limit,
      actual: `${seconds} s`,
      verified: 'The network added this pseudo-block 238 seconds after the block before it.',
      failed:
        'A pseudo-block comes exactly 238 seconds after the block before it; this one does not.',
    })
  }
  return report.compare({
    expected: `1 to ${limit}`,
    actual: `${seconds} s`,
    holds: seconds > 0 && seconds <= pseudoBlockSeconds,
    verified: 'The block was solved within the time that the chain allows.',
    failed: 'The block was solved before the work began, or after the chain had given up on it.',
  })
}

/** What is shown as the block's time is the time in its header. */
export function checkTimestamp(facts: BlockFacts): Check {
  const { block, subject } = facts
  const report = reporter('timestamp', subject)
  const { timestamp } = block
  const { stime } = block.metadata
  const start = facts.v3 ? facts.foundStart : facts.statedStart
  if (timestamp !== stime && start !== undefined && timestamp === start * 1000) {
    return report.notCheckable(
      'The endpoint states when the work began instead of when it ended, as servers before version 1.3.0 do.',
    )
  }
  return report.compare({
    expected: moment(stime / 1000),
    actual: moment(timestamp / 1000),
    verified: 'The timestamp is the time in the header.',
    failed: 'The timestamp is not the time in the header.',
  })
}

/** The difficulty follows from the parent's and from how long the parent took. */
export function checkDifficulty(facts: BlockFacts): Check {
  const { block, index, kind, parent, subject, v3 } = facts
  const report = reporter('difficulty', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (!parent) return report.notCheckable(noParent)
  if (index === firstV3Block + 1) {
    return report.notCheckable(
      'The rule of the difficulty changed between its parent and this block.',
    )
  }
  // A neogenesis block copies the difficulty, whatever its parent took.
  const start = kind === 'neogenesis' ? 0 : startOf(parent, facts)
  if (start === undefined) {
    return report.notCheckable('How long its parent took is not known.')
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
        ? 'A neogenesis block keeps the difficulty of the block before it.'
        : 'The difficulty is the one that the time of the block before it asks for.',
    failed: 'The difficulty is not the one that follows from the block before it.',
  })
}

/** `time0` of the parent: proved by its hash, else told by the grandparent. */
function startOf(parent: NonNullable<BlockFacts['parent']>, facts: BlockFacts): number | undefined {
  const { statedStart } = blockFacts({ block: parent, parent: facts.grandparent })
  return findStart(parent, statedStart) ?? statedStart
}

function moment(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? `${seconds} s` : date.toISOString().replace('.000Z', 'Z')
}
