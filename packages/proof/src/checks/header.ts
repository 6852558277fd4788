import { blockHash } from '../block-hash'
import { toHex } from '../bytes'
import { reporter, type Check } from '../check'
import type { BlockFacts } from '../facts'
import { firstV3Block } from '../rules'
import { blockTrailer } from '../trailer'

/** Why a rule of version 3 says nothing about an older block. */
export const beforeV3 =
  'The block is older than version 3 (block 657152), and its rule needs data that the API does not serve.'

/** The hash of the block is the SHA-256 of its header. */
export function checkBlockHash(facts: BlockFacts): Check {
  const { block, statedStart, subject, v3 } = facts
  const report = reporter('block-hash', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const start = facts.foundStart ?? statedStart
  if (start === undefined && facts.index === firstV3Block) {
    return report.notCheckable(
      'The first block of version 3 copies its times from version 2, and the blocks of that were not given.',
    )
  }
  const computed = start === undefined ? undefined : toHex(blockHash(blockTrailer(block, start)))
  return report.compare({
    expected: computed ?? 'one of the hashes of this header, for 238 possible starts of the work',
    actual: block.block_identifier.hash,
    verified: 'The SHA-256 of the 128 bytes of the header is the hash of the block.',
    failed:
      'The header does not have this hash: a field of it was changed, or the hash belongs to another block.',
  })
}

/** The block names its parent's hash and stands one above it. */
export function checkParentLink({ block, parent, subject, index }: BlockFacts): Check {
  const report = reporter('parent-link', subject)
  const named = block.parent_block_identifier
  const actual = `block ${named.index}, ${named.hash}`
  if (named.index !== index - 1) {
    return report.failed({
      expected: `block ${index - 1}`,
      actual,
      reason: 'The block names a parent that does not stand one below it.',
    })
  }
  if (!parent) return report.notCheckable('The block before it was not given.')
  const given = parent.block_identifier
  return report.compare({
    expected: `block ${given.index}, ${given.hash}`,
    actual,
    verified: 'The block names the hash of the block before it.',
    failed:
      'The block does not follow the one that was given as its parent: they are on different branches, or one is made up.',
  })
}
