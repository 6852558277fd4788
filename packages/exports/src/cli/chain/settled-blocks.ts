import { checkTitles } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import type { BlockName, HeightRange } from '../../chain/manifest'
import type { BlockSource } from './block-source'
import { ReadAhead } from './read-ahead'
import type { BlockProblem, PreviousBlocks, Verify } from './verify'

/** A verified block with the blocks before it, or heights that no endpoint has. */
export type SettledItem = { block: Block; previous: PreviousBlocks } | { gap: HeightRange }

/**
 * Yields the verified blocks of a range of final heights, in order.
 *
 * @param last The last block of the data set so far, if any, which the first block has to follow.
 */
export async function* settledBlocks(
  source: BlockSource,
  verify: Verify,
  { from, to }: HeightRange,
  last: BlockName | null,
  signal: AbortSignal,
): AsyncGenerator<SettledItem> {
  if (from > to) return
  let previous = await readPrevious(source, verify, from, last, signal)
  const ahead = new ReadAhead(source, from, to, signal)
  try {
    for (let height = from; height <= to; height++) {
      const check = (block: Block) => verify(block, previous)
      const block = await source.readValid(height, check, signal, ahead.take(height))
      if (block) {
        yield { block, previous }
        previous = { parent: block, grandparent: previous.parent }
      } else {
        const end = await findGapEnd(source, height, to, signal)
        yield { gap: { from: height, to: end } }
        previous = {}
        height = end
      }
    }
  } finally {
    ahead.close()
  }
}

/**
 * Reads the two blocks before a height. They aren't stored again, but later checks need them.
 *
 * @param last The last block of the data set. Endpoints that have another block at its height are on
 *   another branch.
 */
export async function readPrevious(
  source: BlockSource,
  verify: Verify,
  height: number,
  last: BlockName | null,
  signal: AbortSignal,
): Promise<PreviousBlocks> {
  const read = async (at: number) => {
    if (at < 1) return undefined
    const check = (block: Block) => checkBranch(block, last) ?? verify(block, {})
    return source.readValid(at, check, signal)
  }
  const parent = await read(height - 1)
  return parent ? { parent, grandparent: await read(height - 2) } : {}
}

function checkBranch(block: Block, last: BlockName | null): BlockProblem | undefined {
  const { index, hash } = block.block_identifier
  if (index !== last?.number || hash === last.hash) return undefined
  return {
    check: checkTitles['parent-link'],
    reason: `The data set ends with another block, ${last.hash}. The endpoint is on another branch, or there was an unusually deep reorg. After a deep reorg, start again with --fresh.`,
  }
}

/**
 * Returns the last of the missing heights that start at `from`. Nodes lack all blocks below a
 * height, often hundreds of thousands, so the steps double and then halve.
 */
async function findGapEnd(
  source: BlockSource,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<number> {
  const isMissing = async (height: number) =>
    (await source.read(height, new Set(), signal)) === undefined
  let missing = from
  let found = to + 1
  for (let step = 1; missing + step <= to; step *= 2) {
    const probe = missing + step
    if (await isMissing(probe)) missing = probe
    else {
      found = probe
      break
    }
  }
  while (found - missing > 1) {
    const middle = Math.floor((missing + found) / 2)
    if (await isMissing(middle)) missing = middle
    else found = middle
  }
  return missing
}
