import { blockHash } from '../block-hash'
import { toHex } from '../bytes'
import { reporter, type Check } from '../check'
import type { BlockContext } from '../block-context'
import { firstV3Block } from '../rules'
import { blockTrailer } from '../trailer'

export const beforeV3 =
  "This block predates version 3 (block 657152). Checking it needs data the API doesn't provide."

/** Checks that the block hash is the SHA-256 hash of the header. */
export function checkBlockHash(context: BlockContext): Check {
  const { block, statedStart, subject, v3 } = context
  const report = reporter('block-hash', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const start = context.foundStart ?? statedStart
  if (start === undefined && context.index === firstV3Block) {
    return report.notCheckable(
      "The first version 3 block copies its times from version 2 blocks, which weren't provided.",
    )
  }
  const computed = start === undefined ? undefined : toHex(blockHash(blockTrailer(block, start)))
  return report.compare({
    expected: computed ?? "the header's hash for one of 238 possible start times",
    actual: block.block_identifier.hash,
    verified: "The header's SHA-256 hash matches the block hash.",
    failed:
      "The header's hash doesn't match. A header field was changed, or the hash belongs to another block.",
  })
}

/** Checks that the block's parent hash and height match the previous block. */
export function checkParentLink({ block, parent, subject, index }: BlockContext): Check {
  const report = reporter('parent-link', subject)
  const link = block.parent_block_identifier
  const actual = `block ${link.index}, ${link.hash}`
  if (link.index !== index - 1) {
    return report.failed({
      expected: `block ${index - 1}`,
      actual,
      reason: "The parent's height must be one less than the block's.",
    })
  }
  if (!parent) return report.notCheckable("The previous block wasn't provided.")
  const given = parent.block_identifier
  return report.compare({
    expected: `block ${given.index}, ${given.hash}`,
    actual,
    verified: "The parent hash matches the previous block's hash.",
    failed:
      "The parent hash doesn't match the previous block. They are on different branches, or one of them is fake.",
  })
}
