import type { HistoryBlock, HistorySource } from './source'

/**
 * Blocks at least this far below the tip are considered final. Chains and nodes disagree about a
 * few blocks; nodes that disagree about 100 (more than nine hours at mainnet's pace) have to be
 * brought together by hand.
 */
export const SETTLED_DEPTH = 100

/**
 * Blocks below the tip that are always read. The index runs seconds behind the chain, so only the
 * latest blocks can be missing from it: after a new block one or two, after a reorg all that it
 * brought.
 */
const RECENT_BLOCKS = 10

/** Blocks that lost their place in the chain, by height. */
export interface ReplacedBlocks {
  from: number
  to: number
}

/** The chain changed while it was being read: what was read doesn't fit together. */
export class ChainMovedError extends Error {
  override readonly name = 'ChainMovedError'
}

/** The canonical chain near the tip: reads each block once for as long as no reorg replaces it. */
export class RecentChain {
  /** What reorgs have replaced since the first {@link update}. */
  readonly replaced: ReplacedBlocks[] = []
  readonly #source: HistorySource
  #blocks = new Map<number, HistoryBlock>()
  #recent: HistoryBlock[] = []

  constructor(source: HistorySource) {
    this.#source = source
  }

  /** The blocks that became canonical lately, highest first. */
  get recent(): readonly HistoryBlock[] {
    return this.#recent
  }

  /**
   * Reads the tip, and if it is new, what led to it.
   *
   * @throws {ChainMovedError} If that changes meanwhile; update again.
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

  /** The canonical block at a height; `null` if the endpoint has none there. */
  async at(index: number): Promise<HistoryBlock | null> {
    const block = this.#blocks.get(index) ?? (await this.#source.block(index))
    if (block) this.#blocks.set(index, block)
    return block
  }

  /** Blocks that weren't known, highest first, and the height up to which the known ones still hold. */
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
