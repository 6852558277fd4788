import {
  readPostings,
  readVerses,
  type SummaryIndex,
  VERSE_RECORD_LENGTH,
  type WordEntry,
} from '@mcm/exports/data-set'
import { expandHaiku } from '@mcm/proof'

/** A verse and its block. */
export interface AlmanacVerse {
  height: number
  /** Milliseconds since 1970. */
  time: number
  lines: readonly string[]
}

/**
 * Heights that are fetched together although none between them is needed. Their 16 kB take less time
 * than another request.
 */
const NEAR = 800

/** Fetches parts of the files of a summary. */
export class AlmanacSource {
  readonly #dataset: string
  readonly #index: SummaryIndex

  constructor(dataset: string, index: SummaryIndex) {
    this.#dataset = dataset
    this.#index = index
  }

  /** Returns the verses at the given heights, in the same order. Blocks without one are left out. */
  async versesAt(heights: readonly number[], signal: AbortSignal): Promise<AlmanacVerse[]> {
    const parts = await Promise.all(
      groupNear(heights).map(([first, last]) => this.versesBetween(first, last, signal)),
    )
    const found = new Map(parts.flat().map((verse) => [verse.height, verse]))
    return heights.flatMap((height) => found.get(height) ?? [])
  }

  /** Returns the verses of consecutive heights, oldest first. */
  async versesBetween(first: number, last: number, signal: AbortSignal): Promise<AlmanacVerse[]> {
    const { from } = this.#index
    const bytes = await this.#fetchPart(
      'verses',
      (first - from) * VERSE_RECORD_LENGTH,
      (last - from + 1) * VERSE_RECORD_LENGTH,
      signal,
    )
    return readVerses(bytes, first).map(({ height, time, verse }) => ({
      height,
      time: time * 1000,
      lines: expandHaiku(verse).lines,
    }))
  }

  /** Returns the heights of the verses that contain the word, oldest first. */
  async heightsOf({ offset, bytes }: WordEntry, signal: AbortSignal): Promise<number[]> {
    const part = await this.#fetchPart('words', offset, offset + bytes, signal)
    return readPostings(part, this.#index.from)
  }

  async #fetchPart(
    name: 'verses' | 'words',
    start: number,
    end: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const url = `${this.#dataset}/${this.#index.files[name].path}`
    const headers = { Range: `bytes=${start}-${end - 1}` }
    const response = await fetch(url, { headers, signal })
    if (!response.ok) throw new Error(`${url} returned ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    // A host without range requests sends the whole file.
    const part = response.status === 206 ? bytes : bytes.subarray(start, end)
    if (part.length !== end - start) throw new Error(`${url} is incomplete`)
    return part
  }
}

function groupNear(heights: readonly number[]): [first: number, last: number][] {
  const groups: [number, number][] = []
  for (const height of heights.toSorted((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group && height - group[1] <= NEAR) group[1] = height
    else groups.push([height, height])
  }
  return groups
}
