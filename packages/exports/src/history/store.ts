import type { HistoryCursor, PlacedTransaction } from './pages'

/**
 * A transaction from search, together with data from the canonical block at its height.
 *
 * @example
 * ```ts
 * import { type StoredTransaction } from '@mcm/exports'
 *
 * const isOrphaned = ({ inChain }: StoredTransaction) => inChain === false
 * void isOrphaned
 * ```
 */
export interface StoredTransaction {
  /** The row as the search returned it. */
  transaction: PlacedTransaction
  /**
   * Time of the transaction's block in milliseconds since 1970, or `null` if it is unknown or the
   * block is orphaned.
   */
  time: number | null
  /** Whether the transaction's block is canonical, or `null` if that wasn't checked. */
  inChain: boolean | null
  /** Whether the account earned the transaction's fee as the miner. */
  earnedFee: boolean
}

/**
 * A range of heights with final transactions.
 *
 * @example
 * ```ts
 * import { type Stretch } from '@mcm/exports'
 *
 * const lengthOf = ({ above, top }: Stretch) => top.index - above
 * lengthOf({ above: 10, top: { index: 17, hash: null } }) // => 7
 * ```
 */
export interface Stretch {
  /** Heights up to this one belong to the previous stretch. */
  above: number
  /**
   * The highest block of the stretch. Its hash is `null` if the endpoint doesn't have the block.
   */
  top: {
    /** Height of the block. */
    index: number
    /** Hash of the block, or `null` if the endpoint doesn't have it. */
    hash: string | null
  }
}

/**
 * A page of final transactions.
 *
 * @example
 * ```ts
 * import { type HistoryPage } from '@mcm/exports'
 *
 * const isLast = ({ next }: HistoryPage) => next === null
 * isLast({ stretch: { above: 0, top: { index: 7, hash: null } }, rows: [], next: null }) // => true
 * ```
 */
export interface HistoryPage {
  /** The part of the chain that the page belongs to. */
  stretch: Stretch
  /** The transactions, latest first. */
  rows: StoredTransaction[]
  /** The position where the stretch continues, or `null` at its end. */
  next: HistoryCursor | null
}

/**
 * A store for downloaded pages until the file is written. Pages are plain JSON.
 *
 * @example
 * ```ts
 * import { createBlobStore, type HistoryStore } from '@mcm/exports'
 *
 * async function countRows({ pages }: HistoryStore): Promise<number> {
 *   let count = 0
 *   for await (const { rows } of pages()) count += rows.length
 *   return count
 * }
 * const count = await countRows(createBlobStore())
 * count // => 0
 * ```
 */
export interface HistoryStore {
  /** Stores a page after those already stored. */
  append: (page: HistoryPage) => Promise<void>
  /** Yields all pages in the order in which they were appended. */
  pages: () => AsyncIterable<HistoryPage>
  /** Removes all pages. */
  clear: () => Promise<void>
}

/**
 * Creates a store that saves pages as blobs, which browsers move to disk if there are many of them.
 *
 * @example
 * ```ts
 * import { createBlobStore } from '@mcm/exports'
 *
 * const store = createBlobStore()
 * await store.append({ stretch: { above: 0, top: { index: 7, hash: null } }, rows: [], next: null })
 * for await (const { stretch } of store.pages()) {
 *   stretch.top.index // => 7
 * }
 * ```
 */
export function createBlobStore(): HistoryStore {
  let blobs: Blob[] = []
  return {
    async append(page) {
      blobs.push(new Blob([JSON.stringify(page)]))
    },
    async *pages() {
      for (const blob of blobs) yield JSON.parse(await blob.text()) as HistoryPage
    },
    async clear() {
      blobs = []
    },
  }
}
