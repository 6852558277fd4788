import type { Block } from '@mcm/rosetta-client'
import { verifyBlock, type BlockReport } from '../verify-block'

/** A function that fetches a block. It resolves to `undefined` if the block doesn't exist. */
export type ReadBlock = (index: number) => Promise<Block | undefined>

/**
 * Fetches blocks in order and verifies each block using the two blocks before it. The two blocks before
 * the range are fetched as well. Stops early if a block in the range doesn't exist.
 *
 * If a block doesn't follow the previous one, there may have been a reorg between the requests, so all
 * three are fetched again before the result is reported.
 * @throws Any error thrown by `read`.
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

/** Fetches a block unless its height is 0 or less, because the API doesn't provide block 0. */
async function readBefore(read: ReadBlock, index: number): Promise<Block | undefined> {
  return index > 0 ? read(index) : undefined
}
