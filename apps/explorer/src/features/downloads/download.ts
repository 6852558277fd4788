import type { ReplacedBlocks, SaveResult } from '@mcm/exports'

/** A download's progress. */
export interface DownloadProgress {
  loaded: number
  total: number
  /** Set when the list has switched from one block's ledger to another's. */
  changed?: { rank: number; block: number } | undefined
}

/** The input of a download. */
export interface DownloadJob {
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
  /** Asks the visitor whether to retry after automatic retries have failed. */
  onHalt: () => Promise<boolean>
}

/** The result of a download. */
export interface DownloadOutcome {
  result: SaveResult
  /** Number of accounts that could not be written. */
  skipped?: number
  /** Blocks that reorgs replaced during the download. The file contains the new history. */
  replaced?: readonly ReplacedBlocks[]
}

/**
 * Fetches and saves a file.
 *
 * @throws whatever prevented it, or the signal's reason.
 */
export type Save = (job: DownloadJob) => Promise<DownloadOutcome>
