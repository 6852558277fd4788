import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'

/** The end of the chain, as an endpoint reports it. */
export interface Tip extends BlockIdentifier {
  /** False while the endpoint says that it is behind the network. */
  readonly synced: boolean
}

/** The endpoint's view of the chain, read block by block. */
export interface ChainSource {
  /** The current tip. Endpoints cache it for a few seconds, so it only says where to look. */
  readonly tip: () => Promise<Tip>
  /** The block at a height; undefined while the endpoint has none there. */
  readonly block: (index: number) => Promise<Block | undefined>
}

/** One step of the chain. */
export type ChainChange = BlockJoined | Reorg

export interface BlockJoined {
  readonly type: 'added'
  readonly block: Block
}

export interface Reorg {
  readonly type: 'reorg'
  /** Known blocks that lost, highest first. */
  readonly removed: readonly [BlockIdentifier, ...BlockIdentifier[]]
  /** Whether the fork lies below every block remembered, so that older blocks lost too. */
  readonly tooDeep: boolean
}

/** Where the chain goes on. */
interface Step {
  /** The highest known block that stays; lower than all of them if none does. */
  readonly upTo: number
  /** What takes the place of those above it, highest first. */
  readonly branch: readonly Block[]
  readonly tooDeep?: boolean
}

/**
 * Walks the canonical chain upward, each block linked to the one before it by its parent hash. Event
 * rows and the search index play no part: a block that lost can stay in both.
 */
export class ChainWalker {
  readonly #source: ChainSource
  readonly #from: number
  readonly #remembered: number
  /** Blocks believed to be in the chain, consecutive, lowest first. */
  readonly #known: BlockIdentifier[]

  /**
   * @param from The lowest height of interest.
   * @param known Blocks already reported, consecutive, lowest first.
   * @param remembered How many identifiers to keep, which is the deepest reorg that can be followed.
   */
  constructor(
    source: ChainSource,
    from: number,
    known: readonly BlockIdentifier[],
    remembered: number,
  ) {
    this.#source = source
    this.#from = from
    this.#known = [...known]
    this.#remembered = remembered
  }

  /**
   * Yields what changed since the last call, up to the current tip. Ends early whenever the chain changes
   * while it is read; the next call continues from there. After a reorg that is too deep nothing more can
   * be said, and the walker must be dropped.
   *
   * @param known The tip, where it was just read.
   */
  async *changes(known?: BlockIdentifier): AsyncGenerator<ChainChange, void, undefined> {
    const tip = known ?? (await this.#source.tip())
    for (;;) {
      const step = await this.#next(tip)
      if (!step) return
      const removed = this.#removeAbove(step.upTo)
      const { tooDeep = false } = step
      if (isNotEmpty(removed)) yield { type: 'reorg', removed, tooDeep }
      for (const block of step.branch.toReversed()) {
        this.#add(block.block_identifier)
        yield { type: 'added', block }
      }
      if (step.branch.length === 0) return
    }
  }

  async #next(tip: BlockIdentifier): Promise<Step | undefined> {
    // A server that has just started reports index 0.
    if (tip.index < 1) return undefined
    const top = this.#known.at(-1)
    const next = top ? top.index + 1 : this.#from
    if (tip.index >= next) return this.#readDown(await this.#source.block(next))
    if (!top || this.#knownAt(tip.index)?.hash === tip.hash) return undefined

    // The height stayed or fell, and the tip is unfamiliar: another branch, or a status out of date.
    if (tip.index >= this.#lowest) {
      const block = await this.#source.block(tip.index)
      return this.#isKnown(block) ? undefined : this.#readDown(block)
    }
    // The tip is below all known blocks. If these are gone too, so is everything that was reported;
    // unless the oldest were forgotten, where an endpoint that syncs again is the likelier reason.
    const atTop = await this.#source.block(top.index)
    if (atTop) return this.#isKnown(atTop) ? undefined : this.#readDown(atTop)
    if (this.#lowest > this.#from || !(await this.#source.block(tip.index))) return undefined
    return { upTo: tip.index, branch: [] }
  }

  /** Reads downward from a block until its branch meets a known block or leaves the heights of interest. */
  async #readDown(highest: Block | undefined): Promise<Step | undefined> {
    if (!highest) return undefined
    const branch = [highest]
    let parent = highest.parent_block_identifier
    while (parent.index >= this.#from && this.#knownAt(parent.index)?.hash !== parent.hash) {
      if (parent.index < this.#lowest) return { upTo: -1, branch: [], tooDeep: true }
      const block = await this.#source.block(parent.index)
      // The chain changed between two reads.
      if (block?.block_identifier.hash !== parent.hash) return undefined
      branch.push(block)
      parent = block.parent_block_identifier
    }
    return { upTo: parent.index, branch }
  }

  get #lowest(): number {
    return this.#known[0]?.index ?? this.#from
  }

  #knownAt(index: number): BlockIdentifier | undefined {
    return this.#known[index - this.#lowest]
  }

  #isKnown(block: Block | undefined): boolean {
    const { index = -1, hash } = block?.block_identifier ?? {}
    return this.#knownAt(index)?.hash === hash
  }

  #add(block: BlockIdentifier): void {
    this.#known.push(block)
    if (this.#known.length > this.#remembered) this.#known.shift()
  }

  #removeAbove(index: number): BlockIdentifier[] {
    return this.#known.splice(Math.max(0, index + 1 - this.#lowest)).reverse()
  }
}

function isNotEmpty<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0
}
