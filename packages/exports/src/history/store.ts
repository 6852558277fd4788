import type { HistoryCursor, PlacedTransaction } from './pages'

/** A transaction from search, with data from the canonical block at its height. */
export interface StoredTransaction {
  transaction: PlacedTransaction
  /** Time of its block, in milliseconds since 1970; `null` if unknown or if the block is orphaned. */
  time: number | null
  /** Whether its block is canonical; `null` if that wasn't checked. */
  inChain: boolean | null
  /** Whether the account earned its fee as the miner. */
  earnedFee: boolean
}

/** A range of heights with final transactions. */
export interface Stretch {
  /** Heights up to this one belong to the previous stretch. */
  above: number
  /** The highest block; its hash is `null` if the endpoint doesn't have it. */
  top: { index: number; hash: string | null }
}

/** A page of final transactions. */
export interface HistoryPage {
  stretch: Stretch
  rows: StoredTransaction[]
  /** Where the stretch continues; `null` at its end. */
  next: HistoryCursor | null
}

/** Keeps downloaded pages until the file is written. Pages are plain JSON. */
export interface HistoryStore {
  append: (page: HistoryPage) => Promise<void>
  /** Yields all pages in the order they were appended. */
  pages: () => AsyncIterable<HistoryPage>
  clear: () => Promise<void>
}

/** Creates a store that keeps pages as blobs, which browsers move to disk if there are many. */
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
