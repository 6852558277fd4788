import type { HistoryCursor, PlacedTransaction } from './pages'

/** A transaction from search, together with data from the canonical block at its height. */
export interface StoredTransaction {
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

/** A range of heights with final transactions. */
export interface Stretch {
  /** Heights up to this one belong to the previous stretch. */
  above: number
  /**
   * The highest block of the stretch. Its hash is `null` if the endpoint doesn't have the block.
   */
  top: { index: number; hash: string | null }
}

/** A page of final transactions. */
export interface HistoryPage {
  stretch: Stretch
  rows: StoredTransaction[]
  /** The position where the stretch continues, or `null` at its end. */
  next: HistoryCursor | null
}

/** A store for downloaded pages until the file is written. Pages are plain JSON. */
export interface HistoryStore {
  append: (page: HistoryPage) => Promise<void>
  /** Yields all pages in the order in which they were appended. */
  pages: () => AsyncIterable<HistoryPage>
  clear: () => Promise<void>
}

/**
 * Creates a store that saves pages as blobs, which browsers move to disk if there are many of them.
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
