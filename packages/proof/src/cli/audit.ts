import type { Block } from '@mcm/rosetta-client'
import { verifyBlock, type BlockReport } from '../verify-block'

/** Where the blocks come from. `undefined` when there is no such block. */
export type ReadBlock = (index: number) => Promise<Block | undefined>

/**
 * Reads blocks one after another and checks each against the two before it, for which two blocks
 * before the range are read too.
 *
 * A block that does not follow the one read before it may only mean that the chain was reorganised in
 * between: the three are read once more before anything is said about them.
 * @throws what `read` throws; a block of the range that does not exist ends the audit.
 */
export async function* auditBlocks(
  read: ReadBlock,
  from: number,
  to: number,
): AsyncGenerator<BlockReport> {
  let grandparent = await readBefore(read, from - 2)
  let parent = await readBefore(read, from - 1)
  for (let index = from; index <= to; index++) {
    let block = await read(index)
    if (!block) return
    let checks = verifyBlock({ block, parent, grandparent })
    if (checks.some(({ id, outcome }) => id === 'parent-link' && outcome === 'failed')) {
      grandparent = await readBefore(read, index - 2)
      parent = await readBefore(read, index - 1)
      block = (await read(index)) ?? block
      checks = verifyBlock({ block, parent, grandparent })
    }
    yield { index, hash: block.block_identifier.hash, checks }
    grandparent = parent
    parent = block
  }
}

/** The API serves no block 0. */
async function readBefore(read: ReadBlock, index: number): Promise<Block | undefined> {
  return index > 0 ? read(index) : undefined
}
