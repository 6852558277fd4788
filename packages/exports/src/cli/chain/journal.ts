import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { BlockRecord } from '../../chain/block-record'
import type { HeightRange } from '../../chain/manifest'

/** An entry of the journal: a verified block, or heights that no endpoint has. */
export type JournalEntry = { block: BlockRecord } | { gap: HeightRange }

/** Number of characters, and of milliseconds, after which entries are written. */
const CHUNK = 65_536
const DELAY_MS = 200

/** Number of bytes that are read together. A longer line is read with more memory. */
const READ_LENGTH = 262_144

/**
 * The verified blocks of the segment that isn't complete yet, one per line, so that a killed run
 * loses almost nothing. Each line has a checksum: reading stops at the first one that a kill or a
 * power failure damaged.
 */
export class Journal {
  readonly path: string
  #file: FileHandle
  #pending = ''
  #written = performance.now()

  private constructor(path: string, file: FileHandle) {
    this.path = path
    this.#file = file
  }

  /** Opens or creates a journal and removes everything after its last complete line. */
  static async open(path: string): Promise<Journal> {
    await rm(besidePath(path), { force: true })
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

  /**
   * Keeps the entries so far while their segment is written. Later ones go to a file beside them, which
   * is lost if the run is killed before `release`.
   */
  async hold(): Promise<void> {
    await this.flush()
    await this.#file.close()
    this.#file = await open(besidePath(this.path), 'w')
  }

  /** Replaces the held entries with the later ones. */
  async release(): Promise<void> {
    await rename(besidePath(this.path), this.path)
  }

  /** Removes all entries. */
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

/** Yields the entries of a journal, in order. */
export async function* entriesOf(path: string): AsyncGenerator<JournalEntry> {
  for await (const { entry } of linesOf(path)) yield entry
}

function besidePath(path: string): string {
  return `${path}.next`
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0')
}

/** Yields the entries up to the first damaged line, and the offset at which each ends. */
async function* linesOf(path: string): AsyncGenerator<{ entry: JournalEntry; end: number }> {
  let end = 0
  for await (const line of splitLines(path)) {
    const json = line.toString('utf8', 9)
    if (line.toString('latin1', 0, 9) !== `${checksum(json)} `) return
    end += line.length + 1
    yield { entry: JSON.parse(json) as JournalEntry, end }
  }
}

/**
 * Yields lines that end with a line feed; what follows the last one was never complete. A line is
 * valid until the next one, because all are read into the same memory.
 */
async function* splitLines(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    let memory = Buffer.allocUnsafe(READ_LENGTH)
    let length = 0
    for (;;) {
      if (length === memory.length) memory = Buffer.concat([memory], 2 * length)
      const { bytesRead } = await file.read(memory, length, memory.length - length)
      if (bytesRead === 0) return
      const bytes = memory.subarray(0, length + bytesRead)
      let start = 0
      // What was read before has no line feed.
      for (let at = bytes.indexOf(10, length); at >= 0; at = bytes.indexOf(10, start)) {
        yield bytes.subarray(start, at)
        start = at + 1
      }
      length = bytes.copy(memory, 0, start)
    }
  } finally {
    await file.close()
  }
}
