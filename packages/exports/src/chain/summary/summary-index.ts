import { object, SummaryError } from './period-file'
import type { WordEntry } from './verses'

/** Names of the files that a summary's index lists. */
export const summaryFiles = ['days', 'heights', 'verses', 'words'] as const

/**
 * Name of a file that a summary's index lists.
 *
 * @example
 * ```ts
 * import { type SummaryFileName } from '@mcm/exports/data-set'
 *
 * const sizeOf = (name: SummaryFileName) => index.files[name].bytes
 * sizeOf('days') // => 90
 * ```
 */
export type SummaryFileName = (typeof summaryFiles)[number]

/**
 * Name of the index in the folder of a summary.
 *
 * @example
 * ```ts
 * import { SUMMARY_INDEX } from '@mcm/exports/data-set'
 *
 * const url = new URL(SUMMARY_INDEX, 'https://example.com/summary/')
 * url.pathname // => '/summary/summary.json'
 * ```
 */
export const SUMMARY_INDEX = 'summary.json'

/**
 * A file of a summary.
 *
 * @example
 * ```ts
 * import { type SummaryFile } from '@mcm/exports/data-set'
 *
 * const urlOf = ({ path }: SummaryFile) => `https://example.com/summary/${path}`
 * urlOf(index.files.words) // => 'https://example.com/summary/words-0123456789abcdef.bin'
 * ```
 */
export interface SummaryFile {
  /** Name in the folder of the index. It contains a part of the hash, so that it never changes. */
  path: string
  /** Size of the file in bytes. */
  bytes: number
  /** SHA-256 in hex. */
  sha256: string
}

/**
 * The contents of `summary.json`.
 *
 * @example
 * ```ts
 * import { type SummaryIndex } from '@mcm/exports/data-set'
 *
 * const blocksIn = ({ from, to }: SummaryIndex) => to - from + 1
 * blocksIn(index) // => 100
 * ```
 */
export interface SummaryIndex {
  /** First height. */
  from: number
  /** Last height. */
  to: number
  /** Number of heights in a row of the file `heights`. */
  heights_per_row: number
  /** Hash of the last block. */
  last_hash: string
  /** Time of the last block in Unix seconds. */
  last_time: number
  /** The file of each kind. */
  files: Readonly<Record<SummaryFileName, SummaryFile>>
  /** Where the words' postings are in the file `words`. */
  words: readonly WordEntry[]
}

const MARK = 'mcm-chain-summary'
const VERSION = 1

/**
 * Returns the text of `summary.json`.
 *
 * @example
 * ```ts
 * import { formatSummaryIndex, readSummaryIndex } from '@mcm/exports/data-set'
 *
 * readSummaryIndex(JSON.parse(formatSummaryIndex(index))) // => index
 * ```
 */
export function formatSummaryIndex(index: SummaryIndex): string {
  return `${JSON.stringify({ dataset: MARK, version: VERSION, ...index })}\n`
}

/**
 * Reads the parsed JSON of `summary.json`.
 *
 * @throws {SummaryError} If it isn't the index of a summary, or a field is missing or invalid.
 *
 * @example
 * ```ts
 * import { formatSummaryIndex, readSummaryIndex } from '@mcm/exports/data-set'
 *
 * const { files } = readSummaryIndex(JSON.parse(formatSummaryIndex(index)))
 * files.days.path // => 'days-0123456789abcdef.json'
 * ```
 */
export function readSummaryIndex(json: unknown): SummaryIndex {
  const index = object(json, 'index')
  if (index['dataset'] !== MARK) throw new SummaryError("The index isn't one of a summary")
  if (index['version'] !== VERSION) {
    throw new SummaryError(`Version ${String(index['version'])} of the format is unknown`)
  }
  const files = object(index['files'], 'files')
  const words = index['words']
  if (!Array.isArray(words)) throw new SummaryError("The index's 'words' is missing")
  const lastHash = index['last_hash']
  if (typeof lastHash !== 'string' || !/^0x[0-9a-f]{64}$/.test(lastHash)) {
    throw new SummaryError("The index's 'last_hash' is missing or invalid")
  }
  return {
    from: whole(index, 'from'),
    to: whole(index, 'to'),
    heights_per_row: whole(index, 'heights_per_row'),
    last_hash: lastHash,
    last_time: whole(index, 'last_time'),
    files: Object.fromEntries(
      summaryFiles.map((name) => [name, readFile(files[name])]),
    ) as SummaryIndex['files'],
    words: words.map(readWord),
  }
}

/** Matches the names that the format allows, so that an index can't name a file elsewhere. */
const PATH = /^[a-z]+-[0-9a-f]{16}\.(?:json|bin)$/

function readFile(json: unknown): SummaryFile {
  const file = object(json, 'file')
  const { path, sha256 } = file
  if (typeof path !== 'string' || !PATH.test(path)) {
    throw new SummaryError(`The path ${JSON.stringify(path)} isn't valid`)
  }
  if (typeof sha256 !== 'string') throw new SummaryError("A file's 'sha256' is missing")
  return { path, bytes: whole(file, 'bytes'), sha256 }
}

function readWord(json: unknown): WordEntry {
  const word = object(json, 'word')
  return {
    token: whole(word, 'token'),
    verses: whole(word, 'verses'),
    offset: whole(word, 'offset'),
    bytes: whole(word, 'bytes'),
  }
}

function whole(json: Record<string, unknown>, name: string): number {
  const value = json[name]
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new SummaryError(`The index's '${name}' is missing or invalid`)
}
