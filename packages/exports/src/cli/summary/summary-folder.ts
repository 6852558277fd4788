import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ExitError } from '@mcm/shared/command'
import {
  formatSummaryIndex,
  readSummaryIndex,
  SUMMARY_INDEX,
  type SummaryFile,
  type SummaryIndex,
} from '../../chain/summary/summary-index'
import { ExitCode } from '../exit'

/** Matches the names of files that a summary lists, and of unfinished ones. */
const OURS =
  /^(?:(?:days|heights|verses|words)-[0-9a-f]{16}\.(?:json|bin)|summary\.json)(?:\.part)?$/

/** Suffix of the lock that a run holds. */
const LOCK = '.lock'

/**
 * The folder of a summary. Only the index is ever replaced, so that the folder can be served while
 * it is updated. The files of the previous index stay, for readers that still have that index.
 */
export class SummaryFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Creates the folder.
   *
   * @throws {ExitError} If it contains anything but a summary.
   */
  async create(): Promise<void> {
    await mkdir(this.#path, { recursive: true })
    const foreign = (await readdir(this.#path)).find(
      (name) => !OURS.test(name) && !name.endsWith(LOCK),
    )
    if (foreign === undefined) return
    throw new ExitError(
      ExitCode.Output,
      `'${this.#path}' contains '${foreign}', which isn't part of a summary. Choose another --out.`,
    )
  }

  /** Writes a file that is named after its contents. */
  async add(name: string, extension: string, content: Uint8Array): Promise<SummaryFile> {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const path = `${name}-${sha256.slice(0, 16)}.${extension}`
    await this.#write(path, content)
    return { path, bytes: content.length, sha256 }
  }

  /** Replaces the index, and removes files that neither it nor the previous one lists. */
  async publish(index: SummaryIndex): Promise<void> {
    const previous = await this.#listed()
    await this.#write(SUMMARY_INDEX, Buffer.from(formatSummaryIndex(index)))
    const listed = new Set([...previous, ...(await this.#listed())])
    for (const name of await readdir(this.#path)) {
      if (OURS.test(name) && !listed.has(name)) await rm(join(this.#path, name), { force: true })
    }
  }

  async #listed(): Promise<string[]> {
    try {
      const index = readSummaryIndex(
        JSON.parse(await readFile(join(this.#path, SUMMARY_INDEX), 'utf8')),
      )
      return [SUMMARY_INDEX, ...Object.values(index.files).map(({ path }) => path)]
    } catch {
      // There is no index yet, or it isn't readable and will be replaced.
      return []
    }
  }

  async #write(name: string, content: Uint8Array): Promise<void> {
    const path = join(this.#path, name)
    const file = await open(`${path}.part`, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
  }
}
