import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { BlockRecord } from '../../chain/block-record'
import type { HeightRange } from '../../chain/manifest'

/** An entry of the journal: a verified block, or heights that no endpoint has. */
export type JournalEntry = { block: BlockRecord } | { gap: HeightRange }

/** Number of characters, and of milliseconds, after which entries are written. */
const CHUNK = 65_536
const DELAY_MS = 200

/**
 * The verified blocks of the segment that isn't complete yet, one per line, so that a killed run
 * loses almost nothing. Each line has a checksum: reading stops at the first one that a kill or a
 * power failure damaged.
 */
export class Journal {
  readonly path: string
  readonly #file: FileHandle
  #pending = ''
  #written = performance.now()

  private constructor(path: string, file: FileHandle) {
    this.path = path
    this.#file = file
  }

  /** Opens or creates a journal and removes everything after its last complete line. */
  static async open(path: string): Promise<Journal> {
    const file = await open(path, 'a')
    let size = 0
    for await (const { end } of linesOf(path)) size = end
    await file.truncate(size)
    return new Journal(path, file)
  }

  /** Appends an entry, given as JSON. */
  async append(json: string): Promise<void> {
    this.#pending += `${checksum(json)} ${json}\n`
    const due = performance.now() - this.#written > DELAY_MS
    if (due || this.#pending.length > CHUNK) await this.flush()
  }

  async flush(): Promise<void> {
    const text = this.#pending
    this.#pending = ''
    this.#written = performance.now()
    if (text !== '') await this.#file.appendFile(text)
  }

  /** Yields all entries, in order. */
  async *entries(): AsyncGenerator<JournalEntry> {
    await this.flush()
    for await (const { entry } of linesOf(this.path)) yield entry
  }

  async clear(): Promise<void> {
    this.#pending = ''
    await this.#file.truncate(0)
  }

  /** Writes what is left and closes the journal. */
  async close(): Promise<void> {
    try {
      await this.flush()
    } finally {
      await this.#file.close()
    }
  }
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0')
}

/** Yields the entries up to the first damaged line, and the offset at which each ends. */
async function* linesOf(path: string): AsyncGenerator<{ entry: JournalEntry; end: number }> {
  let end = 0
  for await (const line of splitLines(createReadStream(path, { highWaterMark: 1_048_576 }))) {
    const json = line.toString('utf8', 9)
    if (line.toString('latin1', 0, 9) !== `${checksum(json)} `) return
    end += line.length + 1
    yield { entry: JSON.parse(json) as JournalEntry, end }
  }
}

/** Yields lines that end with a line feed; what follows the last one was never complete. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, start)) {
      yield bytes.subarray(start, at)
      start = at + 1
    }
    rest = bytes.subarray(start)
  }
}
