import type { Block } from '@mcm/rosetta-client'
import { ExitError } from '@mcm/shared/command'
import { setTimeout as wait } from 'node:timers/promises'
import type { HeightRange } from '../../chain/manifest'
import { ExitCode } from '../exit'
import type { BlockSource } from './block-source'
import type { Candidate, ChainEndpoint } from './endpoints'
import { checkHash, type PreviousBlocks, type Verify } from './verify'

/** Number of attempts to read a tail while reorgs happen, and milliseconds between them. */
const ATTEMPTS = 10
const PAUSE_MS = 1_000

/** Reads the latest blocks, which a reorg may replace, and keeps them for the next reading. */
export class TailReader {
  readonly #source: BlockSource
  readonly #verify: Verify
  #known = new Map<number, Candidate>()

  constructor(source: BlockSource, verify: Verify) {
    this.#source = source
    this.#verify = verify
  }

  /**
   * Returns the verified blocks of a range that follow the previous blocks.
   *
   * @throws {ExitError} If no branch of the endpoints follows them.
   */
  async read(
    { from, to }: HeightRange,
    previous: PreviousBlocks,
    signal: AbortSignal,
  ): Promise<readonly Block[]> {
    if (from > to) return []
    for (let attempt = 0; ; attempt++) {
      const blocks = await this.#readBranch({ from, to }, previous, signal)
      if (blocks && this.#isValid(blocks, previous)) {
        this.#known = new Map(blocks.map((one) => [one.block.block_identifier.index, one]))
        return blocks.map(({ block }) => block)
      }
      if (attempt === ATTEMPTS) {
        throw new ExitError(
          ExitCode.Endpoint,
          `No endpoint returned valid blocks ${from} to ${to} that follow block ${from - 1}. Run the same command again in a few minutes.`,
        )
      }
      await wait(PAUSE_MS, undefined, { signal })
    }
  }

  /** Reads downward from the top, so that all blocks are on one branch. */
  async #readBranch(
    { from, to }: HeightRange,
    { parent }: PreviousBlocks,
    signal: AbortSignal,
  ): Promise<readonly Candidate[] | undefined> {
    const top = await this.#readByHash(to, undefined, signal)
    if (!top) return undefined
    const blocks = [top]
    for (let height = to - 1; height >= from; height--) {
      const hash = parentHash(blocks[0])
      const known = this.#known.get(height)
      const isKnown = known?.block.block_identifier.hash === hash
      const found = isKnown ? known : await this.#readByHash(height, hash, signal)
      if (!found) return undefined
      blocks.unshift(found)
    }
    const isOurs = !parent || parentHash(blocks[0]) === parent.block_identifier.hash
    return isOurs ? blocks : undefined
  }

  /** Reads a block whose hash is right, because the blocks below it are found by that hash. */
  async #readByHash(
    height: number,
    hash: string | undefined,
    signal: AbortSignal,
  ): Promise<Candidate | undefined> {
    const excluded = new Set<ChainEndpoint>()
    for (;;) {
      const found = await this.#source.read(height, excluded, signal)
      if (!found) return undefined
      const isWanted = hash === undefined || found.block.block_identifier.hash === hash
      const problem = isWanted ? checkHash(found.block) : undefined
      if (isWanted && !problem) return found
      if (problem) this.#source.reject(found, problem)
      excluded.add(found.endpoint)
    }
  }

  #isValid(blocks: readonly Candidate[], previous: PreviousBlocks): boolean {
    let { parent, grandparent } = previous
    for (const one of blocks) {
      const problem = this.#verify(one.block, { parent, grandparent })
      if (problem) {
        this.#source.reject(one, problem)
        return false
      }
      grandparent = parent
      parent = one.block
    }
    return true
  }
}

function parentHash(candidate: Candidate | undefined): string | undefined {
  return candidate?.block.parent_block_identifier.hash
}
