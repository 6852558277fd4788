import type { VerifyMode, DataSetSettings, Segment } from '../../chain/manifest'
import type { Verified } from './verify-batch'

/** What a thread is for. */
export type ThreadTask = { verify: VerifyMode } | 'write'

/** A job for a thread. Its result has the same ID. */
export type ThreadJob = { id: number } & (
  | { read: ReadJob }
  /** A batch as JSON, which threads copy fastest. */
  | { batch: string }
  | { write: SegmentJob }
)

/** The body of a response with the block at a height. */
export interface ReadJob {
  height: number
  body: Uint8Array<ArrayBuffer>
}

/** The entries of a journal to write as the files of a segment. */
export interface SegmentJob {
  journal: string
  unfinished: string
  settings: DataSetSettings
}

export type ThreadResult = { id: number } & (
  | { value: ThreadValue }
  /** Why a job failed. Cloned errors would lose the fields of a system error. */
  | { error: { message: string; code?: string; syscall?: string } }
)

export type ThreadValue = Readout | readonly Verified[] | Segment | null

/** The block header as JSON if the thread keeps the block, or the body of any other response. */
export type Readout = { header: string } | { unread: Uint8Array<ArrayBuffer> }
