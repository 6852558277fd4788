import { dictionary } from '@mcm/proof'

/**
 * Bytes of a verse: one token each, and zeros after the last one.
 *
 * @example
 * ```ts
 * import { VERSE_LENGTH } from '@mcm/exports/data-set'
 *
 * VERSE_LENGTH // => 16
 * ```
 */
export const VERSE_LENGTH = 16

/**
 * Bytes of a record: the block's time in Unix seconds (32 bits, little-endian), and the verse.
 *
 * @example
 * ```ts
 * import { VERSE_RECORD_LENGTH } from '@mcm/exports/data-set'
 *
 * VERSE_RECORD_LENGTH // => 20
 * ```
 */
export const VERSE_RECORD_LENGTH = 4 + VERSE_LENGTH

/**
 * A verse with its block.
 *
 * @example
 * ```ts
 * import { type VerseRecord } from '@mcm/exports/data-set'
 *
 * const isEmpty = ({ verse }: VerseRecord) => verse[0] === 0
 * isEmpty({ height: 7, time: 1_788_500_198, verse: new Uint8Array(16) }) // => true
 * ```
 */
export interface VerseRecord {
  /** Height of the block. */
  height: number
  /** Unix seconds. */
  time: number
  /** The verse, up to 16 tokens of one byte. */
  verse: Uint8Array
}

/**
 * Collects the verses of consecutive heights. Records have a fixed length, so that a reader can
 * fetch those of any heights with a range request. Heights without a block have a time of 0.
 *
 * @example
 * ```ts
 * import { VERSE_RECORD_LENGTH, VerseWriter } from '@mcm/exports/data-set'
 *
 * const writer = new VerseWriter(7, 9)
 * writer.add({ height: 8, time: 1_788_500_198, verse: new Uint8Array([255]) })
 * const { records, words } = writer.finish()
 * records.length // => 3 * VERSE_RECORD_LENGTH
 * words.map(({ verses }) => verses) // => [1]
 * ```
 */
export class VerseWriter {
  readonly #from: number
  readonly #bytes: Uint8Array
  readonly #postings = new Map<number, PostingList>()

  constructor(from: number, to: number) {
    this.#from = from
    this.#bytes = new Uint8Array((to - from + 1) * VERSE_RECORD_LENGTH)
  }

  /** Stores a verse. Heights must be added in ascending order. */
  add({ height, time, verse }: VerseRecord): void {
    const at = (height - this.#from) * VERSE_RECORD_LENGTH
    new DataView(this.#bytes.buffer).setUint32(at, time, true)
    this.#bytes.set(verse, at + 4)
    const end = verse.indexOf(0)
    for (const token of new Set(end === -1 ? verse : verse.subarray(0, end))) {
      if (!isWord(token)) continue
      const list = this.#postings.get(token) ?? new PostingList(this.#from)
      this.#postings.set(token, list)
      list.add(height)
    }
  }

  /** Returns the content of both files, and the words that the verses contain. */
  finish(): {
    /** The records of all heights, each {@link VERSE_RECORD_LENGTH} bytes long. */
    records: Uint8Array
    /** The lists of heights, which {@link readPostings} reads. */
    postings: Uint8Array
    /** Where each word's list is in the postings. */
    words: readonly WordEntry[]
  } {
    const words: WordEntry[] = []
    const parts: Uint8Array[] = []
    let offset = 0
    for (const [token, list] of [...this.#postings].sort(([a], [b]) => a - b)) {
      const part = list.finish()
      words.push({ token, verses: list.count, offset, bytes: part.length })
      parts.push(part)
      offset += part.length
    }
    const postings = new Uint8Array(offset)
    for (const [at, part] of parts.entries()) postings.set(part, words[at]?.offset ?? 0)
    return { records: this.#bytes, postings, words }
  }
}

/** Returns whether a token is a word. The others are line feeds and punctuation marks. */
function isWord(token: number): boolean {
  return /[a-z]/.test(dictionary[token] ?? '')
}

/**
 * Where the heights of the verses with a word are in the file of postings.
 *
 * @example
 * ```ts
 * import { VerseWriter, type WordEntry } from '@mcm/exports/data-set'
 *
 * const rangeOf = ({ offset, bytes }: WordEntry) => `bytes=${offset}-${offset + bytes - 1}`
 * const writer = new VerseWriter(7, 7)
 * writer.add({ height: 7, time: 1_788_500_198, verse: new Uint8Array([255]) })
 * writer.finish().words.map(rangeOf) // => ['bytes=0-0']
 * ```
 */
export interface WordEntry {
  /** The word's position in Trigg's dictionary. */
  token: number
  /** Number of verses that contain the word. */
  verses: number
  /** Offset of the word's list in the file of postings, in bytes. */
  offset: number
  /** Length of the word's list in bytes. */
  bytes: number
}

/**
 * Heights in ascending order. Each is stored as its distance from the previous one (the first as
 * its distance from the first block of the file), in groups of 7 bits, lowest first; the high bit
 * of a byte says that another one follows.
 */
class PostingList {
  count = 0
  #bytes = new Uint8Array(64)
  #length = 0
  #previous: number

  constructor(from: number) {
    this.#previous = from
  }

  add(height: number): void {
    let distance = height - this.#previous
    this.#previous = height
    this.count++
    for (; distance > 127; distance >>>= 7) this.#push((distance & 127) | 128)
    this.#push(distance)
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length++] = byte
  }
}

/**
 * Returns the heights of a word's verses, in ascending order.
 *
 * @example
 * ```ts
 * import { readPostings, VerseWriter } from '@mcm/exports/data-set'
 *
 * const writer = new VerseWriter(7, 9)
 * writer.add({ height: 8, time: 1_788_500_198, verse: new Uint8Array([255]) }) // 'noon'
 * readPostings(writer.finish().postings, 7) // => [8]
 * ```
 */
export function readPostings(bytes: Uint8Array, from: number): number[] {
  const heights: number[] = []
  let height = from
  let distance = 0
  let shift = 0
  for (const byte of bytes) {
    distance += (byte & 127) * 2 ** shift
    if (byte > 127) {
      shift += 7
      continue
    }
    height += distance
    heights.push(height)
    distance = shift = 0
  }
  return heights
}

/**
 * Returns the verses in consecutive records. `from` is the height of the first one.
 *
 * @example
 * ```ts
 * import { readVerses, VerseWriter } from '@mcm/exports/data-set'
 *
 * const writer = new VerseWriter(7, 7)
 * writer.add({ height: 7, time: 1_788_500_198, verse: new Uint8Array([255]) })
 * readVerses(writer.finish().records, 7).map(({ height }) => height) // => [7]
 * ```
 */
export function readVerses(bytes: Uint8Array, from: number): VerseRecord[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.floor(bytes.length / VERSE_RECORD_LENGTH)
  return Array.from({ length: count }, (_, index) => {
    const at = index * VERSE_RECORD_LENGTH
    return {
      height: from + index,
      time: view.getUint32(at, true),
      verse: bytes.subarray(at + 4, at + VERSE_RECORD_LENGTH),
    }
  }).filter(({ time, verse }) => time > 0 && verse[0] !== 0)
}
