import { blockCheckIds, checkTitles, verifyBlock, type BlockCheckId } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import type { VerifyMode } from '../../chain/manifest'

/** Share of blocks whose proof of work `sample` checks. */
const SAMPLE = 1 / 64

/** Why a block isn't stored. */
export interface BlockProblem {
  /** Title of the check, such as `Merkle root`. */
  check: string
  reason: string
}

/** Blocks before the one to verify, as far as they are known. */
export interface PreviousBlocks {
  parent?: Block | undefined
  grandparent?: Block | undefined
}

/** Returns the IDs of the checks that a mode makes of every block. */
export function checksOf(mode: VerifyMode): readonly BlockCheckId[] {
  // Transfers can't be checked, because the API doesn't provide signed bytes.
  const possible = blockCheckIds.filter((id) => id !== 'transfers')
  if (mode === 'full') return possible
  return mode === 'none' ? ['parent-link'] : possible.filter((id) => id !== 'work')
}

/** Returns a function that verifies a block and returns the first problem, if any. */
export function createVerify(mode: VerifyMode) {
  const checks = checksOf(mode)
  const withWork: readonly BlockCheckId[] = [...checks, 'work']
  return (block: Block, previous: PreviousBlocks): BlockProblem | undefined => {
    // At random, because a server must not know which blocks are checked.
    const ids = mode === 'sample' && Math.random() < SAMPLE ? withWork : checks
    return findProblem({ block, ...previous }, ids)
  }
}

export type Verify = ReturnType<typeof createVerify>

/** Checks that a block has the hash that it claims. */
export function checkHash(block: Block): BlockProblem | undefined {
  return findProblem({ block }, ['block-hash'])
}

function findProblem(
  blocks: { block: Block } & PreviousBlocks,
  ids: readonly BlockCheckId[],
): BlockProblem | undefined {
  const failed = verifyBlock(blocks, ids).find(({ outcome }) => outcome === 'failed')
  return failed && { check: checkTitles[failed.id], reason: failed.reason }
}
