import type { HistoryBlock, HistorySource } from './source'

/**
 * Depth below the tip at which blocks are considered final. Nodes regularly disagree about a few
 * blocks, but nodes that disagree about 100 blocks (more than nine hours on mainnet) need manual
 * repair.
 *
 * @example
 * ```ts
 * import { SETTLED_DEPTH } from '@mcm/exports'
 *
 * SETTLED_DEPTH // => 100
 * ```
 */
export const SETTLED_DEPTH = 100

/**
 * Number of blocks below the tip that are always read. The index is seconds behind the chain, so
 * only the latest blocks can be missing from it: one or two after a new block, or all blocks added
 * by a reorg.
 */
const RECENT_BLOCKS = 10

/**
 * Orphaned blocks, by height.
 *
 * @example
 * ```ts
 * import { type ReplacedBlocks } from '@mcm/exports'
 *
 * const describe = ({ from, to }: ReplacedBlocks) => `A reorg replaced blocks ${from} to ${to}.`
 * describe({ from: 7, to: 9 }) // => 'A reorg replaced blocks 7 to 9.'
 * ```
 */
export interface ReplacedBlocks {
  /** Lowest height. */
  from: number
  /** Highest height. */
  to: number
}

/** Thrown if the chain changed during a reading, so that the blocks don't connect. */
export class ChainMovedError extends Error {
  override readonly name = 'ChainMovedError'
}

/** The canonical chain near the tip. Each block is read once, unless a reorg replaces it. */
export class RecentChain {
  /** Blocks that reorgs have replaced since the first {@link update}. */
  readonly replaced: ReplacedBlocks[] = []
  readonly #source: HistorySource
  #blocks = new Map<number, HistoryBlock>()
  #recent: HistoryBlock[] = []

  constructor(source: HistorySource) {
    this.#source = source
  }

  /** The latest canonical blocks, highest first. */
  get recent(): readonly HistoryBlock[] {
    return this.#recent
  }

  /**
   * Reads the tip and, if it is new, the blocks before it.
   *
   * @throws {ChainMovedError} If the chain changes in the meantime. Call `update` again.
   */
  async update(): Promise<HistoryBlock> {
    const tip = await this.#source.tip()
    if (tip.hash === this.#recent[0]?.hash) return tip
    const { added, fork } = await this.#readDownFrom(tip)
    const kept = this.#recent.filter(({ index }) => index <= fork)
    const [highest] = this.#recent
    const lowest = this.#recent[this.#recent.length - kept.length - 1]
    if (highest && lowest) {
      this.replaced.push({ from: lowest.index, to: highest.index })
      this.#blocks.clear()
    }
    this.#recent = [...added, ...kept].slice(0, SETTLED_DEPTH)
    for (const block of added) this.#blocks.set(block.index, block)
    return tip
  }

  /** Returns the canonical block at a height, or `null` if the endpoint doesn't have it. */
  async at(index: number): Promise<HistoryBlock | null> {
    const block = this.#blocks.get(index) ?? (await this.#source.block(index))
    if (block) this.#blocks.set(index, block)
    return block
  }

  /**
   * Returns the new blocks, highest first, and the height up to which the known blocks are still
   * canonical.
   */
  async #readDownFrom(tip: HistoryBlock): Promise<{ added: HistoryBlock[]; fork: number }> {
    const known = new Map(this.#recent.map(({ index, hash }) => [index, hash]))
    const added: HistoryBlock[] = []
    let block = tip
    while (known.get(block.index) !== block.hash) {
      added.push(block)
      if (added.length >= RECENT_BLOCKS || block.index <= 1) break
      const parent = await this.#source.block(block.index - 1)
      // The endpoint may not have older blocks.
      if (!parent) break
      if (parent.hash !== block.parentHash) throw new ChainMovedError()
      block = parent
    }
    for (const old of this.#recent) {
      if (known.get(block.index) === block.hash) break
      if (old.index >= block.index) continue
      const present = await this.#source.block(old.index)
      if (!present) throw new ChainMovedError()
      block = present
      if (present.hash !== old.hash) added.push(present)
    }
    return { added, fork: known.get(block.index) === block.hash ? block.index : -1 }
  }
}
