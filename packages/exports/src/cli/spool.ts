import { createReadStream } from 'node:fs'
import { rm, type FileHandle } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { openPart, PART_MARK } from './part-file'

/** Version of the file format. Files of other versions aren't resumed. */
const VERSION = 2

/** The first line of the file. Its first key identifies the file. */
interface Head<Facts> {
  [PART_MARK]: number
  request: string
  facts: Facts
}

/**
 * A file that stores the data downloaded so far, as one JSON value per line: the request, followed
 * by one page per line. It is read once to resume the download, and once to write the output. A
 * truncated line is dropped.
 */
export class Spool<Facts, Page> {
  readonly path: string
  /** Metadata that was read before the first page. */
  readonly facts: Facts
  /** Whether the download resumes from an earlier run's data. */
  readonly resumed: boolean
  /** Whether an earlier run's data was dropped because it was for another request. */
  readonly replaced: boolean
  /** Whether there is data to resume from. */
  hasPages: boolean
  readonly #head: Head<Facts>
  readonly #file: FileHandle

  private constructor(
    path: string,
    request: string,
    facts: Facts,
    start: 'new' | 'resumed' | 'replaced',
    file: FileHandle,
  ) {
    this.#head = { [PART_MARK]: VERSION, request, facts }
    this.replaced = start === 'replaced'
    this.path = path
    this.facts = facts
    this.resumed = start === 'resumed'
    this.hasPages = this.resumed
    this.#file = file
  }

  /**
   * Opens the data of an earlier run with the same request, or starts a new file.
   *
   * @param request The request. It must be the same for a download to resume.
   * @param facts Reads the metadata that is needed before the first page. It isn't called when
   * resuming.
   * @throws {ExitError} If the path is a link, or a file that the command did not write.
   */
  static async open<Facts, Page>(
    path: string,
    request: Readonly<Record<string, unknown>>,
    fresh: boolean,
    facts: () => Promise<Facts>,
  ): Promise<Spool<Facts, Page>> {
    const wanted = JSON.stringify(request)
    const file = await openPart(path)
    try {
      if (fresh) await file.truncate(0)
      await dropTornLine(file)
      const head = (await readHead(path)) as Head<Facts> | undefined
      if (head?.[PART_MARK] === VERSION && head.request === wanted) {
        return new Spool<Facts, Page>(path, wanted, head.facts, 'resumed', file)
      }
      const isOther = !fresh && (await file.stat()).size > 0
      const found = await facts()
      await file.truncate(0)
      await file.appendFile(toLine({ [PART_MARK]: VERSION, request: wanted, facts: found }))
      const start = isOther ? 'replaced' : 'new'
      return new Spool<Facts, Page>(path, wanted, found, start, file)
    } catch (error) {
      const { size } = await file.stat()
      await file.close()
      if (size === 0) await rm(path, { force: true })
      throw error
    }
  }

  /** Yields all stored pages, in order. */
  async *pages(): AsyncGenerator<Page> {
    let number = 1
    for await (const line of linesOf(this.path, 1)) {
      number++
      const page = fromLine(line)
      if (page === undefined) {
        throw new ExitError(
          ExitCode.Output,
          `Line ${number} of ${this.path} is damaged. Start again with --fresh.`,
        )
      }
      yield page as Page
    }
  }

  /** Appends a page. */
  async append(page: Page): Promise<void> {
    await this.#file.appendFile(toLine(page))
    this.hasPages = true
  }

  /** Drops all pages. */
  async clear(): Promise<void> {
    await this.#file.truncate(0)
    await this.#file.appendFile(toLine(this.#head))
    this.hasPages = false
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  /** Closes and removes the spool once the file is complete. */
  async remove(): Promise<void> {
    await rm(this.path, { force: true })
    await this.close()
  }
}

async function readHead(path: string): Promise<unknown> {
  for await (const line of linesOf(path, 0)) return fromLine(line)
  return undefined
}

function toLine(value: unknown): string {
  // Line readers split at these characters, and JSON doesn't escape them.
  const escaped = JSON.stringify(value).replace(/[\u2028\u2029]/g, (character) =>
    character === '\u2028' ? '\\u2028' : '\\u2029',
  )
  return `${escaped}\n`
}

function fromLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function* linesOf(path: string, skip: number): AsyncGenerator<string> {
  const input = createReadStream(path)
  try {
    let at = 0
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (at++ >= skip) yield line
    }
  } finally {
    input.destroy()
  }
}

/** Truncates after the last line break, because a killed run may have written half a page. */
async function dropTornLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const piece = Buffer.alloc(65_536)
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - piece.length)
    await file.read(piece, 0, end - start, start)
    const at = piece.lastIndexOf(0x0a, end - start - 1)
    if (at >= 0) {
      await file.truncate(start + at + 1)
      return
    }
    end = start
  }
  await file.truncate(0)
}
