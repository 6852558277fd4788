import { checkTitles, verdict, verifyBlock, type Check } from '@mcm/proof'
import {
  isApiError,
  RosettaErrorCode,
  type Block,
  type BlockSelector,
  type RosettaReader,
} from '@mcm/rosetta-client'
import { z } from 'zod'
import { blockArgument, readBlock } from '../arguments'
import { blockIdentifier } from '../format'
import { defineTool } from '../tool'

export const verifyBlockTool = defineTool({
  name: 'verify_block',
  title: 'Verify a block',
  description:
    'Recomputes a block locally from the chain’s rules: hash, parent, proof of work, haiku, difficulty, times, reward, Merkle root, fees and amounts. Reports each failed check with the expected and the actual value. Passing proves that work was done for this block, not that it is on the longest chain.',
  input: z.strictObject({ block: blockArgument }),
  usesEndpoint: true,
  async run({ block: wanted }, { mochimo, signal }) {
    const selector = readBlock(wanted)
    let checked = await check(mochimo, selector, signal)
    // A reorg between the requests looks like a wrong parent, so this is checked again.
    if (hasWrongParent(checked.checks)) checked = await check(mochimo, selector, signal)
    const { block, checks } = checked
    const { outcome, verified, failed, notCheckable } = verdict(checks)
    return {
      block: blockIdentifier(block.block_identifier),
      outcome,
      verified,
      failed,
      not_checkable: notCheckable,
      checks: checks.map(describe),
    }
  },
})

async function check(mochimo: RosettaReader, selector: BlockSelector, signal: AbortSignal) {
  const { block } = await mochimo.block.get(selector, { signal })
  const { index } = block.parent_block_identifier
  const parent = await readBefore(mochimo, index, signal)
  const grandparent = await readBefore(mochimo, index - 1, signal)
  return { block, checks: verifyBlock({ block, parent, grandparent }) }
}

/** Returns a block, or undefined if the endpoint doesn't have it. The API doesn't provide block 0. */
async function readBefore(
  mochimo: RosettaReader,
  index: number,
  signal: AbortSignal,
): Promise<Block | undefined> {
  if (index < 1) return undefined
  try {
    return (await mochimo.block.get({ index }, { signal })).block
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.BlockNotFound)) return undefined
    throw error
  }
}

function hasWrongParent(checks: readonly Check[]): boolean {
  return checks.some(({ id, outcome }) => id === 'parent-link' && outcome === 'failed')
}

/** Returns what a model needs to explain a check. Passed checks need no values. */
function describe(check: Check) {
  const { id, outcome, reason } = check
  const title = checkTitles[id]
  if (outcome === 'verified') return { check: title, outcome }
  return outcome === 'failed'
    ? { check: title, outcome, reason, expected: check.expected, actual: check.actual }
    : { check: title, outcome, reason }
}
