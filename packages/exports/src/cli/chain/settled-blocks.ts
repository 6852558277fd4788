import { checkTitles } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import type { BlockName, HeightRange } from '../../chain/manifest'
import type { BlockSource } from './block-source'
import type { Candidate } from './endpoints'
import { ReadAhead } from './read-ahead'
import type { Verifier } from './verifier'
import type { BlockProblem, PreviousBlocks, Verify } from './verify'
import { BATCH_LENGTH, recordJson, type Verified } from './verify-batch'

/** A verified block with the blocks before it and its record as JSON, or heights that no endpoint has. */
export type SettledItem =
  { block: Block; previous: PreviousBlocks; json: string } | { gap: HeightRange }

/** Blocks that are being verified. */
interface Running {
  candidates: readonly Candidate[]
  results: Promise<readonly Verified[]>
}

/**
 * Yields the verified blocks of a range of final heights, in order.
 *
 * @param last The last block of the data set so far, if any, which the first block has to follow.
 */
export async function* settledBlocks(
  source: BlockSource,
  { verify, verifier }: { verify: Verify; verifier: Verifier },
  { from, to }: HeightRange,
  last: BlockName | null,
  signal: AbortSignal,
): AsyncGenerator<SettledItem> {
  if (from > to) return
  let previous = await readPrevious(source, verify, from, last, signal)
  const ahead = new ReadAhead(source, from, to, signal)
  const running: Running[] = []
  // The next height to verify, and the blocks before it.
  let next = from
  let before = previous
  try {
    for (let height = from; height <= to;) {
      while (running.length < verifier.capacity) {
        const most = BATCH_LENGTH - (next % BATCH_LENGTH)
        const candidates = await ahead.take(next, most, running.length === 0)
        if (candidates.length === 0) break
        const blocks = candidates.map(({ block, kept }) => kept ?? block)
        const results = verifier.run({ previous: before, from: next, needed: height, blocks })
        // It is awaited later, unless an earlier batch ends the run.
        results.catch(() => {})
        running.push({ candidates, results })
        for (const { block } of candidates) before = follow(before, block)
        next += candidates.length
      }
      const batch = running.shift()
      if (!batch) {
        const end = await findGapEnd(source, height, to, signal)
        yield { gap: { from: height, to: end } }
        before = previous = {}
        next = height = end + 1
        continue
      }
      for (const [at, result] of (await batch.results).entries()) {
        const candidate = batch.candidates[at]
        if (!candidate) break
        if ('json' in result) {
          yield { block: candidate.block, previous, json: result.json }
          previous = follow(previous, candidate.block)
        } else {
          // What was read above is verified again, after a valid block.
          const above = running.splice(0).flatMap(({ candidates }) => candidates)
          ahead.putBack([...batch.candidates.slice(at + 1), ...above])
          const known = previous
          const check = (block: Block) => verify(block, known)
          const block = await source.readInstead({ candidate, ...result }, check, signal)
          yield { block, previous, json: recordJson(block, previous) }
          before = previous = follow(previous, block)
          next = height + 1
        }
        height++
      }
    }
  } finally {
    ahead.close()
  }
}

function follow({ parent }: PreviousBlocks, block: Block): PreviousBlocks {
  return { parent: block, grandparent: parent }
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
