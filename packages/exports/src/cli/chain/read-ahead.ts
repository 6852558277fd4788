import { setMaxListeners } from 'node:events'
import type { BlockSource } from './block-source'
import type { Candidate, ChainEndpoint } from './endpoints'

/** Number of blocks that are read ahead, at first and at most. */
const FIRST_WINDOW = 8
const MAX_WINDOW = 256

/** Number of transactions that are kept in memory, beyond which no more blocks are read ahead. */
const MAX_TRANSACTIONS = 50_000

const NONE: ReadonlySet<ChainEndpoint> = new Set()

/** Reads consecutive blocks before they are needed, so that all endpoints are busy. */
export class ReadAhead {
  readonly #source: BlockSource
  readonly #to: number
  readonly #stop = new AbortController()
  readonly #signal: AbortSignal
  readonly #reads = new Map<number, Promise<Candidate | undefined>>()
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

  /** Returns the block at a height, which must be above the previous one. */
  async take(height: number): Promise<Candidate | undefined> {
    for (const skipped of this.#reads.keys()) if (skipped < height) this.#reads.delete(skipped)
    this.#next = Math.max(this.#next, height)
    this.#fill(height)
    const found = await this.#reads.get(height)
    this.#reads.delete(height)
    // Where blocks are missing, most of those read ahead are missing too.
    this.#window = found ? Math.min(this.#window * 2, MAX_WINDOW) : FIRST_WINDOW
    if (found) this.#transactions -= found.block.transactions.length
    return found
  }

  /** Cancels all reads. */
  close(): void {
    this.#stop.abort()
  }

  #fill(height: number): void {
    const end = Math.min(height + this.#window, this.#to + 1)
    while (this.#next < end && (this.#next === height || this.#transactions < MAX_TRANSACTIONS)) {
      const read = this.#source.read(this.#next, NONE, this.#signal)
      read.then(
        (found) => (this.#transactions += found?.block.transactions.length ?? 0),
        // An error is thrown where the block is taken.
        () => {},
      )
      this.#reads.set(this.#next++, read)
    }
  }
}
