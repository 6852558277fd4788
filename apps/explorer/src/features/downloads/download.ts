import type { ReplacedBlocks, SaveResult } from '@mcm/exports'

/** How far a download has come. */
export interface DownloadProgress {
  loaded: number
  total: number
  /** The list was of one block and goes on with another. */
  changed?: { rank: number; block: number } | undefined
}

/** What a download is given. */
export interface DownloadJob {
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
  /** Waits for the visitor when trying again did not help: whether to try once more. */
  onHalt: () => Promise<boolean>
}

/** What came of a download. */
export interface DownloadOutcome {
  result: SaveResult
  /** Accounts that could not be written. */
  skipped?: number
  /** What reorgs replaced during the download. The file holds what came after them. */
  replaced?: readonly ReplacedBlocks[]
}

/**
 * Fetches and saves a file.
 *
 * @throws Whatever keeps it from doing so, and the signal's reason.
 */
export type Save = (job: DownloadJob) => Promise<DownloadOutcome>
