import type { HistoryCursor, PlacedTransaction } from './pages'

/** A transaction as search lists it, with what the canonical block at its height says. */
export interface StoredTransaction {
  transaction: PlacedTransaction
  /** Time of its block, milliseconds since 1970; `null` if unknown or if the block lost. */
  time: number | null
  /** Whether its block is the one at that height; `null` if that wasn't checked. */
  inChain: boolean | null
  /** Whether the account earned its fee as the miner. */
  earnedFee: boolean
}

/** A range of heights whose transactions are final. */
export interface Stretch {
  /** The heights from here down belong to the stretch before. */
  above: number
  /** Its highest block; the hash is `null` if the endpoint doesn't have that block. */
  top: { index: number; hash: string | null }
}

/** A page of transactions that are final. */
export interface HistoryPage {
  stretch: Stretch
  rows: StoredTransaction[]
  /** Where the stretch continues, `null` at its end. */
  next: HistoryCursor | null
}

/** Keeps what has been downloaded until the file is written. Pages are plain JSON. */
export interface HistoryStore {
  append: (page: HistoryPage) => Promise<void>
  /** All pages in the order they were appended. */
  pages: () => AsyncIterable<HistoryPage>
  clear: () => Promise<void>
}

/** Keeps pages as blobs, which browsers move to the disk when there are many. */
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
