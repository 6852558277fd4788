import { fromHex, isZero } from '../bytes'
import { reporter, type Check } from '../check'
import type { BlockContext } from '../block-context'
import { expandHaiku } from '../haiku'
import { matchFrame, verseLength } from '../haiku-grammar'
import { checkWork } from '../work'
import { workTrailer } from '../work-trailer'

/** Checks that the proof-of-work hash starts with at least as many zero bits as the difficulty requires. */
export function checkProofOfWork(context: BlockContext): Check {
  const { kind, subject } = context
  const report = reporter('work', subject)
  if (kind === 'pseudo') {
    return report.notCheckable(
      'A pseudo-block has no proof of work because no miner found a solution in time.',
    )
  }
  if (kind === 'neogenesis') {
    return report.notCheckable(
      'A neogenesis block has no proof of work. It is computed from previous blocks.',
    )
  }
  const trailer = workTrailer(context)
  if (!trailer) {
    return report.notCheckable('The proof of work covers the start time, which is unknown.')
  }
  const work = checkWork(trailer)
  if (!work) return report.notCheckable('The block has no proof of work.')
  const name = work.algorithm === 'peach' ? 'Peach' : 'Trigg'
  return report.compare({
    expected: `at least ${zeroBits(work.required)}`,
    actual: work.grammatical ? zeroBits(work.found) : 'a nonce that breaks the grammar',
    passes: work.valid,
    verified: `The header's ${name} hash starts with enough zero bits, so the work was done.`,
    failed: `The header's ${name} hash doesn't start with enough zero bits, so the work wasn't done for this header.`,
  })
}

/**
 * Checks that both verses of the nonce follow the grammar, or that the nonce is empty if the block wasn't
 * mined.
 */
export function checkGrammar({ block, kind, subject }: BlockContext): Check {
  const report = reporter('grammar', subject)
  const nonce = fromHex(block.metadata.nonce, 32, 'metadata.nonce')
  if (kind !== 'normal') {
    return report.compare({
      expected: 'an empty nonce',
      actual: isZero(nonce) ? 'an empty nonce' : block.metadata.nonce,
      verified: "The block wasn't mined, so its nonce is empty.",
      failed: "A block that wasn't mined must have an empty nonce.",
    })
  }
  const frames = [nonce.subarray(0, verseLength), nonce.subarray(verseLength)].map(matchFrame)
  return report.compare({
    expected: 'two verses that follow the grammar',
    actual: frames
      .map(
        (frame, i) =>
          `verse ${i + 1} matches ${frame === undefined ? 'no frame' : `frame ${frame}`}`,
      )
      .join(', '),
    passes: frames.every((frame) => frame !== undefined),
    verified: 'Both verses of the nonce follow the grammar.',
    failed: "The nonce doesn't follow the grammar, so it isn't a valid solution.",
  })
}

/** Checks that the haiku is the nonce's first verse. */
export function checkHaiku({ block, subject }: BlockContext): Check {
  const report = reporter('haiku', subject)
  const shown = block.metadata.haiku
  if (shown === undefined) {
    return report.notCheckable(
      "The endpoint doesn't report the haiku, as with servers from before September 2025.",
    )
  }
  const { meshText } = expandHaiku(block.metadata.nonce)
  return report.compare({
    expected: meshText,
    actual: shown,
    verified:
      meshText === '' ? 'The nonce and the haiku are empty.' : 'The haiku matches the nonce.',
    failed: "The haiku doesn't match the nonce.",
  })
}

function zeroBits(count: number): string {
  return count === 1 ? '1 zero bit' : `${count} zero bits`
}
