import { setMaxListeners } from 'node:events'
import type { BlockSource } from './block-source'
import type { Candidate, ChainEndpoint } from './endpoints'

/** Number of blocks that are read ahead, at first and at most. */
const FIRST_WINDOW = 8
const MAX_WINDOW = 64

/** Number of transactions that are kept in memory, beyond which no more blocks are read ahead. */
const MAX_TRANSACTIONS = 50_000

const NONE: ReadonlySet<ChainEndpoint> = new Set()

interface Read {
  promise: Promise<Candidate | undefined>
  /** The block, once it has arrived. */
  found?: Candidate | undefined
}

/** Reads consecutive blocks before they are needed, so that all endpoints are busy. */
export class ReadAhead {
  readonly #source: BlockSource
  readonly #to: number
  readonly #stop = new AbortController()
  readonly #signal: AbortSignal
  readonly #reads = new Map<number, Read>()
  #next: number
  #window = FIRST_WINDOW
  #transactions = 0

  constructor(source: BlockSource, from: number, to: number, signal: AbortSignal) {
    this.#source = source
    this.#next = from
    this.#to = to
    this.#signal = AbortSignal.any([signal, this.#stop.signal])
    setMaxListeners(0, this.#signal)
  }

  /**
   * Returns consecutive blocks from a height on, which must be above the previous ones: those that
   * have arrived, up to a number, or none.
   *
   * @param wait Whether to wait for the first one. Then there are none only if no endpoint has it.
   */
  async take(height: number, max: number, wait: boolean): Promise<Candidate[]> {
    for (const skipped of this.#reads.keys()) if (skipped < height) this.#reads.delete(skipped)
    this.#next = Math.max(this.#next, height)
    this.#fill(height)
    const taken: Candidate[] = []
    while (taken.length < max) {
      const read = this.#reads.get(height + taken.length)
      const isAwaited = wait && taken.length === 0
      if (!read || !(isAwaited || read.found)) break
      const found = await read.promise
      // Where blocks are missing, most of those read ahead are missing too.
      this.#window = found ? Math.min(this.#window * 2, MAX_WINDOW) : FIRST_WINDOW
      if (!found) break
      this.#reads.delete(height + taken.length)
      this.#transactions -= found.block.transactions.length
      taken.push(found)
    }
    return taken
  }

  /** Returns blocks that were taken too early. */
  putBack(blocks: readonly Candidate[]): void {
    for (const found of blocks) {
      this.#transactions += found.block.transactions.length
      const read = { promise: Promise.resolve(found), found }
      this.#reads.set(found.block.block_identifier.index, read)
    }
  }

  /** Cancels all reads. */
  close(): void {
    this.#stop.abort()
  }

  #fill(height: number): void {
    const end = Math.min(height + this.#window, this.#to + 1)
    while (this.#next < end && (this.#next === height || this.#transactions < MAX_TRANSACTIONS)) {
      const read: Read = { promise: this.#source.read(this.#next, NONE, this.#signal, 'header') }
      void this.#note(read)
      this.#reads.set(this.#next++, read)
    }
  }

  async #note(read: Read): Promise<void> {
    // An error is thrown where the block is taken.
    const found = await read.promise.catch(() => undefined)
    read.found = found
    this.#transactions += found?.block.transactions.length ?? 0
  }
}
