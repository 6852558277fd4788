import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StateConflictError, type WalletState, type WalletStore } from './state'

/**
 * Creates a store that saves the state in a directory, with one file per revision. A revision is
 * written to a temporary file, flushed to disk, and then linked to its final name. Linking is
 * atomic and, unlike a rename, fails if another process stored the same revision first.
 */
export function fileStore(directory: string): WalletStore {
  const pathOf = (revision: number) => join(directory, `${revision}.json`)

  async function revisions(): Promise<number[]> {
    await mkdir(directory, { recursive: true })
    const found = (await readdir(directory)).flatMap(
      (name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [],
    )
    return found.map(Number).sort((a, b) => a - b)
  }

  return {
    async load() {
      const latest = (await revisions()).at(-1)
      if (latest === undefined) return null
      return JSON.parse(await readFile(pathOf(latest), 'utf8')) as WalletState
    },

    async save(state) {
      const { revision } = state
      await mkdir(directory, { recursive: true })
      const draft = join(directory, `${randomUUID()}.tmp`)
      await writeDurably(draft, JSON.stringify(state, null, 2))
      try {
        await link(draft, pathOf(revision))
      } catch (error) {
        if (isTaken(error)) throw new StateConflictError(revision)
        throw error
      } finally {
        await unlink(draft)
      }
      await flush(directory)

      const stored = await revisions()
      // Once an old revision is removed below, its name can be linked again.
      if (stored.at(-1) !== revision) throw new StateConflictError(revision)
      for (const old of stored.slice(0, -2)) await unlink(pathOf(old))
    },
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  // The file is readable only by its owner and must not exist yet.
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes a directory to disk, so that a new file name survives a power failure. */
async function flush(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'
