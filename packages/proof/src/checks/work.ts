import { fromHex, isZero } from '../bytes'
import { reporter, type Check } from '../check'
import type { BlockFacts } from '../facts'
import { expandHaiku } from '../haiku'
import { matchFrame, verseLength } from '../haiku-grammar'
import { lastTriggBlock } from '../rules'
import { blockTrailer, trailerLength } from '../trailer'
import { checkWork } from '../work'

/** The hash of the work begins with as many zero bits as the difficulty asks for. */
export function checkProofOfWork(facts: BlockFacts): Check {
  const { block, index, kind, subject, v3 } = facts
  const report = reporter('work', subject)
  if (kind === 'pseudo') {
    return report.notCheckable('A pseudo-block has no work: nobody solved it in time.')
  }
  if (kind === 'neogenesis') {
    return report.notCheckable(
      'A neogenesis block has no work: it follows from the blocks before it.',
    )
  }
  const known = v3 ? (facts.foundStart ?? facts.statedStart) : facts.statedStart
  // The work of the first blocks does not cover the start.
  const start = known ?? (index <= lastTriggBlock ? 0 : undefined)
  if (start === undefined) {
    return report.notCheckable('The work covers the time when it began, which is not known.')
  }
  const trailer = new Uint8Array(trailerLength + 32)
  trailer.set(blockTrailer(block, start))
  trailer.set(fromHex(block.block_identifier.hash, 32, 'block_identifier.hash'), trailerLength)
  const work = checkWork(trailer)
  if (!work) return report.notCheckable('The block has no work.')
  const name = work.algorithm === 'peach' ? 'Peach' : 'Trigg'
  return report.compare({
    expected: `at least ${zeroBits(work.required)}`,
    actual: work.grammatical ? zeroBits(work.found) : 'a nonce against the grammar',
    holds: work.valid,
    verified: `The ${name} hash of the header begins with enough zero bits: the work was really done.`,
    failed: `The ${name} hash of the header does not begin with enough zero bits: the work was not done for this header.`,
  })
}

/** Both verses of a solved block's nonce follow the grammar; any other nonce is empty. */
export function checkGrammar({ block, kind, subject }: BlockFacts): Check {
  const report = reporter('grammar', subject)
  const nonce = fromHex(block.metadata.nonce, 32, 'metadata.nonce')
  if (kind !== 'normal') {
    return report.compare({
      expected: 'an empty nonce',
      actual: isZero(nonce) ? 'an empty nonce' : block.metadata.nonce,
      verified: 'The block was not solved, so its nonce is empty.',
      failed: 'A block that nobody solved must have an empty nonce; this one has not.',
    })
  }
  const frames = [nonce.subarray(0, verseLength), nonce.subarray(verseLength)].map(matchFrame)
  return report.compare({
    expected: 'two verses that follow the grammar',
    actual: frames
      .map(
        (frame, i) =>
          `verse ${i + 1} follows ${frame === undefined ? 'no frame' : `frame ${frame}`}`,
      )
      .join(', '),
    holds: frames.every((frame) => frame !== undefined),
    verified: 'Both verses of the nonce are built as the grammar of the chain demands.',
    failed: 'The nonce is not built as the grammar of the chain demands, so it solves no block.',
  })
}

/** The haiku shown is the first verse of the nonce. */
export function checkHaiku({ block, subject }: BlockFacts): Check {
  const report = reporter('haiku', subject)
  const shown = block.metadata.haiku
  if (shown === undefined) {
    return report.notCheckable(
      'The endpoint does not show the haiku, as servers before September 2025.',
    )
  }
  const { meshText } = expandHaiku(block.metadata.nonce)
  return report.compare({
    expected: meshText,
    actual: shown,
    verified:
      meshText === ''
        ? 'The nonce is empty, and so is the haiku.'
        : 'The haiku is the one that the nonce of the block spells.',
    failed: 'The nonce of the block spells another haiku.',
  })
}

function zeroBits(count: number): string {
  return count === 1 ? '1 zero bit' : `${count} zero bits`
}
