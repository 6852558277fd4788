import { randomUUID } from 'node:crypto'
import { lstat, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity'

export interface LockOptions {
  /** Signal that stops the wait for another run's renewal. */
  signal?: AbortSignal | undefined
  /** Prints why the run is waiting. */
  say?: ((line: string) => void) | undefined
  /** Number of milliseconds between renewals of the lock. */
  beat?: number | undefined
  /**
   * Number of milliseconds without a renewal after which a run on another machine or in another
   * container counts as dead.
   */
  patience?: number | undefined
}

interface Holder extends ProcessIdentity {
  token: string
}

interface Found {
  text: string
  modified: number
}

/** Returns the path to which a file is written until it is complete. */
export function unfinishedPath(part: string): string {
  return `${part}.out`
}

/**
 * Locks a file for one run of the command, because two runs would overwrite each other's data. If
 * the lock was left by a killed run, takes it over and removes that run's unfinished file.
 *
 * The lock names its holder. If the holder is on another machine or in another container, its
 * process can't be checked. The lock's modification time then shows whether the holder is alive,
 * because it keeps renewing the lock.
 *
 * @returns A function that releases the lock.
 * @throws {ExitError} If another run holds the lock.
 */
export async function lockFile(
  path: string,
  options: LockOptions = {},
): Promise<() => Promise<void>> {
  const { beat = 1_000 } = options
  const lock = `${path}.lock`
  const own: Holder = { ...(await ownIdentity()), token: randomUUID() }
  const text = JSON.stringify(own)
  let file = await create(lock, text)
  while (!file) {
    await clearAway(path, lock, own, options)
    file = await create(lock, text)
  }
  const held = file
  const beating = setInterval(() => {
    const now = new Date()
    // Even if renewal fails, the lock still names its holder.
    held.utimes(now, now).catch(() => {})
  }, beat)
  beating.unref()
  let released = false
  return async () => {
    if (released) return
    released = true
    clearInterval(beating)
    await held.close()
    await removeLock(lock, text)
  }
}

/** Runs work that writes a file while holding the file's lock. A path of `null` needs no lock. */
export async function withLock<Result>(
  path: string | null,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (path === null) return work()
  const unlock = await lockFile(path, options)
  try {
    return await work()
  } finally {
    await unlock()
  }
}

async function create(lock: string, text: string): Promise<FileHandle | undefined> {
  try {
    const file = await open(lock, 'wx')
    await file.writeFile(text)
    return file
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
    throw error
  }
}

/** Removes the lock and the unfinished file of a dead holder. */
async function clearAway(
  path: string,
  lock: string,
  own: Holder,
  { signal, say, patience = 10_000 }: LockOptions,
): Promise<void> {
  const found = await look(lock)
  if (!found) return
  const holder = readHolder(found.text)
  if (!holder && found.text !== '') throw isForeign(lock)
  // If a lock is empty, its holder is about to write its name or was killed before it could.
  const runs = holder ? await isRunning(holder, own) : undefined
  if (holder && runs) throw isHeld(path, lock, holder)
  if (runs === undefined) {
    const seconds = Math.ceil(patience / 1_000)
    say?.(`Found '${lock}'. Checking for up to ${seconds} s whether another run is active.`)
    for (const end = performance.now() + patience; performance.now() < end;) {
      await wait(Math.min(250, patience), undefined, { signal })
      const present = await look(lock)
      if (present?.text !== found.text) return
      if (present.modified !== found.modified) throw isHeld(path, lock, holder)
    }
  }
  // Remove the unfinished file first, because it belongs to the lock's holder.
  if ((await look(lock))?.text === found.text) await rm(unfinishedPath(path), { force: true })
  await removeLock(lock, found.text)
}

/** Removes a lock unless another run has taken it over. */
async function removeLock(lock: string, text: string): Promise<void> {
  if ((await look(lock))?.text === text) await rm(lock, { force: true })
}

async function look(lock: string): Promise<Found | undefined> {
  try {
    const found = await lstat(lock)
    if (!found.isFile()) throw isForeign(lock)
    return { text: await readFile(lock, 'utf8'), modified: found.mtimeMs }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, host, place, started, token } = Object(JSON.parse(text)) as Partial<Holder>
    if (!Number.isInteger(pid) || typeof host !== 'string' || typeof token !== 'string') {
      return undefined
    }
    return { pid: Number(pid), host, place: String(place), started: started ?? null, token }
  } catch {
    return undefined
  }
}

function isHeld(path: string, lock: string, holder: Holder | undefined): ExitError {
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : ''
  return new ExitError(
    ExitCode.Output,
    `Another run${who} is writing '${path}'. Wait for it, or choose another --out. If no run is active, remove '${lock}'.`,
  )
}

function isForeign(lock: string): ExitError {
  return new ExitError(
    ExitCode.Output,
    `'${lock}' is in the way and wasn't written by mcm-exports. Move it, or choose another --out.`,
  )
}
