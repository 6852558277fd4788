import { sleep } from '@mcm/shared/sleep'
import { UnsettledHistoryError, type AddressHistory, type ReadHistoryOptions } from './history'
import { rowKey, searchPages, type HistoryCursor, type PlacedTransaction } from './pages'
import { ChainMovedError, type RecentChain, SETTLED_DEPTH } from './recent-chain'
import { isSame, itemOf, storedRow, type Reading } from './rows'
import type { HistoryBlock, HistorySource } from './source'
import type { HistoryPage, HistoryStore, StoredTransaction, Stretch } from './store'

/** Maximum number of times the latest blocks are read before giving up. */
const MAX_READINGS = 40
/** Number of milliseconds to wait if the chain changed during a reading. */
const MOVED_MS = 200
/** Number of milliseconds to wait if the index is behind the chain. */
const LAG_MS = 2_000
/** A single download of a history into a store; see {@link readHistory}. */
export class HistoryDownload {
  readonly #source: HistorySource
  readonly #chain: RecentChain
  readonly #store: HistoryStore
  readonly #options: ReadHistoryOptions
  /** Stretches of the history, lowest first. */
  readonly #stretches: Stretch[] = []
  /** Number of transactions in the store. */
  #stored = 0
  /** Number of stored transactions below the last stretch. */
  #below = 0
  #loaded = 0
  /**
   * The last block that was read for a final transaction, because the next transaction is often in
   * the same block.
   */
  #lastBlock: HistoryBlock | null = null

  constructor(
    source: HistorySource,
    chain: RecentChain,
    store: HistoryStore,
    options: ReadHistoryOptions,
  ) {
    this.#source = source
    this.#chain = chain
    this.#store = store
    this.#options = options
  }

  /** Returns the history, or `null` if a reorg replaced blocks considered final. */
  async run(): Promise<AddressHistory | null> {
    await this.#resume()
    let previous: Reading | undefined
    for (let readings = 0; readings < MAX_READINGS; readings++) {
      const reading = await this.#read().catch((error: unknown) => {
        if (error instanceof ChainMovedError) return undefined
        throw error
      })
      if (reading === null) return null
      if (reading && !reading.isBehind && previous && isSame(reading, previous)) {
        // A reorg since the reading doesn't have to change the index's rows, only their status.
        const { hash } = await this.#source.tip()
        if (hash === reading.tip.hash) return this.#history(reading)
      }
      if (!reading) await sleep(MOVED_MS, this.#source.signal)
      else if (reading.isBehind) await sleep(LAG_MS, this.#source.signal)
      previous = reading
    }
    throw new UnsettledHistoryError(
      previous?.isBehind
        ? "The endpoint's search index doesn't list the transactions of the latest blocks yet"
        : `The latest blocks changed during each of ${MAX_READINGS} attempts to read them`,
    )
  }

  /** Resumes from the data that an earlier run stored. */
  async #resume(): Promise<void> {
    let last: HistoryPage | undefined
    for await (const page of this.#store.pages()) {
      const { stretch, rows } = page
      if (stretch.top.index !== last?.stretch.top.index) this.#add(stretch)
      this.#stored += rows.length
      last = page
    }
    if (last?.next) await this.#readStretch(last.stretch, last.next)
  }

  #add(stretch: Stretch): void {
    this.#stretches.push(stretch)
    this.#below = this.#stored
  }

  /** Returns the height up to which everything is stored, or -1 if nothing is stored. */
  get #settled(): number {
    return this.#stretches.at(-1)?.top.index ?? -1
  }

  /** Reads the latest blocks once. Returns `null` if a reorg replaced blocks considered final. */
  async #read(): Promise<Reading | null> {
    let tip = await this.#chain.update()
    while (tip.index - this.#settled > 2 * SETTLED_DEPTH) {
      await this.#readNextStretch(tip.index - SETTLED_DEPTH)
      tip = await this.#chain.update()
    }
    for (const { top } of this.#stretches) {
      if (top.index > tip.index) return null
      const block = top.hash === null ? null : await this.#chain.at(top.index)
      if (block && block.hash !== top.hash) return null
    }
    const balance = await this.#source.balance()
    if (balance && balance.block.hash !== tip.hash) throw new ChainMovedError()
    const rows = await this.#readLatest(tip)
    return { tip, balance: balance?.value ?? 0n, rows, isBehind: this.#isIndexBehind(rows) }
  }

  async #readNextStretch(index: number): Promise<void> {
    const block = await this.#chain.at(index)
    this.#lastBlock = block
    const stretch = { above: this.#settled, top: { index, hash: block?.hash ?? null } }
    this.#add(stretch)
    await this.#readStretch(stretch, { maxBlock: index, offset: 0 })
  }

  async #readStretch(stretch: Stretch, start: HistoryCursor): Promise<void> {
    for await (const page of searchPages(this.#source.search, start)) {
      const isOlder = ({ block_identifier: { index } }: PlacedTransaction) => index <= stretch.above
      const isEnd = page.next === null || page.transactions.some(isOlder)
      const total = this.#stored + Math.max(0, page.remaining - this.#below)
      const rows: StoredTransaction[] = []
      for (const transaction of page.transactions.filter((row) => !isOlder(row))) {
        this.#progress(this.#stored + rows.length, total)
        rows.push(await this.#finalRow(transaction))
      }
      await this.#store.append({ stretch, rows, next: isEnd ? null : page.next })
      this.#stored += rows.length
      this.#progress(this.#stored, total)
      if (isEnd) return
    }
  }

  async #finalRow(transaction: PlacedTransaction): Promise<StoredTransaction> {
    if (this.#options.blockTimes === false) return storedRow(transaction, null, false)
    const { index } = transaction.block_identifier
    if (this.#lastBlock?.index !== index) {
      this.#lastBlock = await this.#source.block(index)
      // A node that is down doesn't return a block either, but it also has no tip, so this call
      // throws.
      if (!this.#lastBlock) await this.#source.tip()
    }
    return storedRow(transaction, this.#lastBlock, true)
  }

  async #readLatest(tip: HistoryBlock): Promise<StoredTransaction[]> {
    const rows: StoredTransaction[] = []
    const withTimes = this.#options.blockTimes !== false
    for await (const { transactions, remaining } of searchPages(this.#source.search)) {
      const total = Math.max(this.#stored, rows.length + remaining)
      for (const transaction of transactions) {
        const { index } = transaction.block_identifier
        if (index <= this.#settled) return rows
        const block = index > tip.index ? null : await this.#chain.at(index)
        const row = storedRow(transaction, block, withTimes)
        // When the chain's height decreases, blocks above the new tip are orphaned.
        rows.push(index > tip.index ? { ...row, inChain: false } : row)
        this.#progress(this.#stored + rows.length, total)
      }
    }
    return rows
  }

  #isIndexBehind(rows: readonly StoredTransaction[]): boolean {
    const listed = new Set(rows.map(({ transaction }) => rowKey(transaction)))
    return this.#chain.recent.some(
      ({ index, hash, payments }) =>
        index > this.#settled && [...payments].some((id) => !listed.has(`${hash} ${id}`)),
    )
  }

  /** Reports progress, except for blocks that are read again. */
  #progress(loaded: number, total: number): void {
    if (loaded < this.#loaded) return
    this.#loaded = loaded
    this.#options.onProgress?.({ loaded, total: Math.max(loaded, total) })
  }

  #history({ tip, balance, rows }: Reading): AddressHistory {
    const { address } = this.#source
    const { summarize } = this.#options
    const stretches = this.#stretches.toReversed()
    const store = this.#store
    const count = this.#stored + rows.length
    this.#options.onProgress?.({ loaded: count, total: count })
    return {
      account: { address, balance: { value: balance, block: tip.index } },
      count,
      replaced: this.#chain.replaced,
      async *items() {
        for (const row of rows) yield itemOf(row, address, summarize)
        for (const { top } of stretches) {
          for await (const page of store.pages()) {
            if (page.stretch.top.index !== top.index) continue
            for (const row of page.rows) yield itemOf(row, address, summarize)
          }
        }
      },
    }
  }
}
