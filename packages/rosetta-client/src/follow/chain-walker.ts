import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'

/** The tip reported by an endpoint. */
export interface Tip extends BlockIdentifier {
  /** Whether the endpoint is in sync. False only if the endpoint reports that it isn't. */
  readonly synced: boolean
}

/** An endpoint's view of the chain. */
export interface ChainSource {
  /** A function that fetches the tip. Endpoints cache the tip for a few seconds, so it is only a hint. */
  readonly tip: () => Promise<Tip>
  /**
   * A function that fetches the block at a height. It resolves to `undefined` if there is no such block.
   */
  readonly block: (index: number) => Promise<Block | undefined>
}

/** A change of the canonical chain. */
export type ChainChange = BlockJoined | Reorg

export interface BlockJoined {
  readonly type: 'added'
  readonly block: Block
}

export interface Reorg {
  readonly type: 'reorg'
  /** Known blocks that were orphaned, highest first. */
  readonly removed: readonly [BlockIdentifier, ...BlockIdentifier[]]
  /** Whether the fork is below all known blocks, which means that earlier blocks were orphaned too. */
  readonly tooDeep: boolean
}

/** A change to apply to the known blocks. */
interface Step {
  /** Height of the highest known block that remains, or a lower height if none remains. */
  readonly upTo: number
  /** Blocks that follow this block, highest first. */
  readonly branch: readonly Block[]
  readonly tooDeep?: boolean
}

/**
 * Walks up the canonical chain and verifies that each block's parent hash matches the previous block.
 * Event rows and the search index aren't used, because both can contain orphaned blocks.
 */
export class ChainWalker {
  readonly #source: ChainSource
  readonly #from: number
  readonly #remembered: number
  /** Known canonical blocks, which are consecutive and in ascending order. */
  readonly #known: BlockIdentifier[]

  /**
   * @param from Lowest height to report.
   * @param known Blocks that were already reported. They must be consecutive and in ascending order.
   * @param remembered Maximum number of known blocks, which is also the deepest reorg that can be followed.
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
   * Yields the changes since the last call, up to the current tip. If the chain changes in the meantime,
   * this ends early, and the next call continues from that point. Discard the walker after a reorg that
   * is too deep.
   *
   * @param known The tip, if the caller has just fetched it.
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
    // A starting server reports index 0.
    if (tip.index < 1) return undefined
    const top = this.#known.at(-1)
    const next = top ? top.index + 1 : this.#from
    if (tip.index >= next) return this.#readDown(await this.#source.block(next))
    if (!top || this.#knownAt(tip.index)?.hash === tip.hash) return undefined

    // The height didn't increase and the tip is unknown, so there was a reorg, or the status is outdated.
    if (tip.index >= this.#lowest) {
      const block = await this.#source.block(tip.index)
      return this.#isKnown(block) ? undefined : this.#readDown(block)
    }
    // The tip is below all known blocks. If these no longer exist, everything reported was orphaned. But if
    // older known blocks were dropped, the endpoint is probably resyncing.
    const atTop = await this.#source.block(top.index)
    if (atTop) return this.#isKnown(atTop) ? undefined : this.#readDown(atTop)
    if (this.#lowest > this.#from || !(await this.#source.block(tip.index))) return undefined
    return { upTo: tip.index, branch: [] }
  }

  /** Reads a block's ancestors down to a known block or the lowest height to report. */
  async #readDown(highest: Block | undefined): Promise<Step | undefined> {
    if (!highest) return undefined
    const branch = [highest]
    let parent = highest.parent_block_identifier
    while (parent.index >= this.#from && this.#knownAt(parent.index)?.hash !== parent.hash) {
      if (parent.index < this.#lowest) return { upTo: -1, branch: [], tooDeep: true }
      const block = await this.#source.block(parent.index)
      // The chain changed between two requests.
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
