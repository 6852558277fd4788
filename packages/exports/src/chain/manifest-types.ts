import type { TableName } from './tables'

/**
 * Number of blocks whose rows share a file of each table.
 *
 * @example
 * ```ts
 * import { SEGMENT_LENGTH } from '@mcm/exports/data-set'
 *
 * const firstOf = (height: number) => height - (height % SEGMENT_LENGTH)
 * firstOf(1_078_535) // => 1_070_000
 * ```
 */
export const SEGMENT_LENGTH = 10_000

/**
 * Depth below the tip at which blocks are considered final and leave the tail.
 *
 * @example
 * ```ts
 * import { SETTLED_CHAIN_DEPTH } from '@mcm/exports/data-set'
 *
 * SETTLED_CHAIN_DEPTH // => 20
 * ```
 */
export const SETTLED_CHAIN_DEPTH = 20

/**
 * Format of the table files.
 *
 * @example
 * ```ts
 * import { tableFormats } from '@mcm/exports/data-set'
 *
 * tableFormats.includes('parquet') // => true
 * ```
 */
export const tableFormats = ['parquet', 'csv', 'ndjson'] as const

/**
 * Format of the table files.
 *
 * @example
 * ```ts
 * import { type TableFormat } from '@mcm/exports/data-set'
 *
 * const types: Record<TableFormat, string> = {
 *   parquet: 'application/vnd.apache.parquet',
 *   csv: 'text/csv',
 *   ndjson: 'application/x-ndjson',
 * }
 * types[manifest.format] // => 'text/csv'
 * ```
 */
export type TableFormat = (typeof tableFormats)[number]

/**
 * How blocks are verified before they are stored.
 *
 * @example
 * ```ts
 * import { verifyModes } from '@mcm/exports/data-set'
 *
 * verifyModes // => ['full', 'sample', 'none']
 * ```
 */
export const verifyModes = ['full', 'sample', 'none'] as const

/**
 * How blocks are verified before they are stored.
 *
 * @example
 * ```ts
 * import { type VerifyMode } from '@mcm/exports/data-set'
 *
 * const isTrusted = (mode: VerifyMode) => mode !== 'none'
 * isTrusted(manifest.verification.mode) // => true
 * ```
 */
export type VerifyMode = (typeof verifyModes)[number]

/**
 * The choices that all files of a data set share.
 *
 * @example
 * ```ts
 * import { type DataSetSettings } from '@mcm/exports/data-set'
 *
 * const isVerified = ({ verification }: DataSetSettings) => verification.mode === 'full'
 * isVerified(manifest) // => true
 * ```
 */
export interface DataSetSettings {
  /** Format of all table files. */
  format: TableFormat
  /** How hashes and tags are stored. CSV and NDJSON always use hex. */
  bytes: 'binary' | 'hex'
  /** How the blocks were verified. */
  verification: {
    /** Which blocks were verified. */
    mode: VerifyMode
    /** IDs of the checks of `@mcm/proof` that every block had to pass where they are possible. */
    checks: readonly string[]
  }
}

/**
 * A file of a table.
 *
 * @example
 * ```ts
 * import { type TableFile } from '@mcm/exports/data-set'
 *
 * const isFormat = ({ path }: TableFile, ending: string) => path.endsWith(`.${ending}`)
 * isFormat({ path: 'blocks/7.csv', rows: 1, bytes: 90, sha256: 'ab'.repeat(32) }, 'csv') // => true
 * ```
 */
export interface TableFile {
  /** Path relative to the manifest, with `/`. */
  path: string
  /** Number of rows. */
  rows: number
  /** Size of the file in bytes. */
  bytes: number
  /** SHA-256 of the file, in hex. */
  sha256: string
}

/**
 * A range of heights, both inclusive.
 *
 * @example
 * ```ts
 * import { type HeightRange } from '@mcm/exports/data-set'
 *
 * const lengthOf = ({ from, to }: HeightRange) => to - from + 1
 * lengthOf({ from: 7, to: 9 }) // => 3
 * ```
 */
export interface HeightRange {
  /** Lowest height. */
  from: number
  /** Highest height. */
  to: number
}

/**
 * Identifies a block.
 *
 * @example
 * ```ts
 * import { type BlockName } from '@mcm/exports/data-set'
 *
 * const describe = ({ number, hash }: BlockName) => `${number} ${hash.slice(0, 6)}`
 * describe({ number: 7, hash: `0x${'ab'.repeat(32)}` }) // => '7 0xabab'
 * ```
 */
export interface BlockName {
  /** Height of the block. */
  number: number
  /** Hash: 0x followed by 64 hex digits. */
  hash: string
}

/**
 * The files that contain a range of blocks, from the first to the last one.
 *
 * @example
 * ```ts
 * import { type Segment } from '@mcm/exports/data-set'
 *
 * const transfersIn = (segments: readonly Segment[]) =>
 *   segments.reduce((sum, { files }) => sum + files.transfers.rows, 0)
 * transfersIn(manifest.segments) // => 0
 * ```
 */
export interface Segment extends HeightRange {
  /** Number of blocks. This is less than the length of the range if it contains gaps. */
  blocks: number
  /** Highest block of the segment. */
  last_block: BlockName
  /** The file of each table. */
  files: Readonly<Record<TableName, TableFile>>
}

/**
 * The contents of `manifest.json`. Files that it doesn't list aren't part of the data set.
 *
 * @example
 * ```ts
 * import { type Manifest } from '@mcm/exports/data-set'
 *
 * const isComplete = ({ gaps }: Manifest) => gaps.length === 0
 * isComplete(manifest) // => true
 * ```
 */
export interface Manifest extends DataSetSettings {
  /** Lowest height that was requested. */
  from: number
  /** Highest final height. Higher blocks are in the tail. */
  settled_to: number
  /** Highest block up to `settled_to`, or `null` if there is none yet. */
  last_block: BlockName | null
  /** Heights up to `settled_to` that no endpoint had. */
  gaps: readonly HeightRange[]
  /** The segments of final blocks, in ascending order. */
  segments: readonly Segment[]
  /** Latest blocks, which a reorg may still replace. */
  tail: Segment | null
}
