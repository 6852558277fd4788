import type { ReplacedBlocks, SaveResult } from '@mcm/exports'

/** A download's progress. */
export interface DownloadProgress {
  loaded: number
  total: number
  /** The list switched from one block's ledger to another's. */
  changed?: { rank: number; block: number } | undefined
}

/** What a download receives. */
export interface DownloadJob {
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
  /** Asks the visitor whether to retry, after automatic retries failed. */
  onHalt: () => Promise<boolean>
}

/** A download's result. */
export interface DownloadOutcome {
  result: SaveResult
  /** Accounts that could not be written. */
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
