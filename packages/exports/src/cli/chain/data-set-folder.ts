import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ExitError } from '@mcm/shared/command'
import {
  formatManifest,
  ManifestError,
  readManifest,
  tableFormats,
  type Manifest,
  type Segment,
} from '../../chain/manifest'
import { tableNames } from '../../chain/tables'
import { ExitCode } from '../exit'
import { unfinishedPath } from '../lock'

/** Name of the file that lists all others. Its lock is the lock of the data set. */
export const MANIFEST_NAME = 'manifest.json'

/**
 * Name of the folder for unfinished files. Readers such as Spark skip names that start with a
 * period.
 */
const PART = '.part'

/** Matches the names of table files. */
const TABLE_FILE = new RegExp(`^[0-9a-f-]+\\.(${tableFormats.join('|')})$`)

/**
 * The folder of a data set. Its manifest is the only file that is ever replaced, and it is replaced
 * whole. A kill at any moment therefore leaves the old data set or the new one.
 */
export class DataSetFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  get manifestPath(): string {
    return join(this.path, MANIFEST_NAME)
  }

  get journalPath(): string {
    return join(this.path, PART, 'journal')
  }

  /** Folder for the files of a segment until they are complete. */
  unfinished(kind: 'segment' | 'tail'): string {
    return join(this.path, PART, kind)
  }

  /**
   * Creates the folder.
   *
   * @throws {ExitError} If it contains anything but a data set.
   */
  async create(): Promise<void> {
    const made = await mkdir(this.path, { recursive: true })
    const names = made === undefined ? await readdir(this.path) : []
    const ours = (name: string) => name === PART || name.startsWith(MANIFEST_NAME)
    if (names.length > 0 && !names.some(ours)) {
      throw new ExitError(
        ExitCode.Output,
        `'${this.path}' isn't empty and isn't a data set of mcm-exports. Choose another --out.`,
      )
    }
  }

  /**
   * Reads the manifest, or returns `undefined` if there is none yet.
   *
   * @throws {ExitError} If the manifest is invalid.
   */
  async read(): Promise<Manifest | undefined> {
    let text: string
    try {
      text = await readFile(this.manifestPath, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
    try {
      return readManifest(text)
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      throw new ExitError(
        ExitCode.Output,
        `'${this.manifestPath}' can't be used: ${error.message}. Start again with --fresh, or choose another --out.`,
      )
    }
  }

  /** Moves the files of a segment to where the manifest will list them. */
  async place(segment: Segment, kind: 'segment' | 'tail'): Promise<void> {
    for (const table of tableNames) {
      const to = join(this.path, segment.files[table].path)
      await mkdir(dirname(to), { recursive: true })
      await rename(join(this.unfinished(kind), table), to)
      await syncFolder(dirname(to))
    }
  }

  /** Replaces the manifest, and then removes the files that it no longer lists. */
  async commit(manifest: Manifest): Promise<void> {
    await mkdir(join(this.path, PART), { recursive: true })
    const beside = unfinishedPath(this.manifestPath)
    const file = await open(beside, 'w')
    try {
      await file.writeFile(formatManifest(manifest))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, this.manifestPath)
    await syncFolder(this.path)
    await this.removeUnlisted(manifest)
  }

  /** Removes the table files that a manifest doesn't list: old ones, and those of a killed run. */
  async removeUnlisted(manifest: Manifest | undefined): Promise<void> {
    const segments = [...(manifest?.segments ?? []), ...(manifest?.tail ? [manifest.tail] : [])]
    for (const table of tableNames) {
      const listed = new Set(segments.map(({ files }) => basename(files[table].path)))
      const folder = join(this.path, table)
      const names = await readdir(folder).catch(() => [])
      const old = names.filter((name) => TABLE_FILE.test(name) && !listed.has(name))
      for (const name of old) await rm(join(folder, name), { force: true })
    }
    for (const kind of ['segment', 'tail'] as const) {
      await rm(this.unfinished(kind), { recursive: true, force: true })
    }
  }

  /** Removes the data set, but no other file. */
  async clear(): Promise<void> {
    await rm(this.manifestPath, { force: true })
    await rm(this.journalPath, { force: true })
    await this.removeUnlisted(undefined)
  }
}

/** Makes sure that renamed files survive a power failure. Windows can't open folders. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}
