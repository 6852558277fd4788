import { randomUUID } from 'node:crypto'
import { lstat, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity'

export interface LockOptions {
  /** Stops the wait for a sign of life. */
  signal?: AbortSignal | undefined
  /** Tells the person why it takes so long. */
  say?: ((line: string) => void) | undefined
  /** Milliseconds between two signs of life. */
  beat?: number | undefined
  /** Milliseconds without one after which a run on another machine or in another container is dead. */
  patience?: number | undefined
}

interface Holder extends ProcessIdentity {
  token: string
}

interface Found {
  text: string
  modified: number
}

/** Where a file is written until it is complete. */
export function unfinishedPath(part: string): string {
  return `${part}.out`
}

/**
 * Keeps a file for one run of the command: two that write it would each spoil the other's work.
 * Takes over from a run that was killed, and removes the unfinished file that it left.
 *
 * The lock names its holder. Where that doesn't tell whether the holder lives (it runs on another
 * machine or in another container), the lock's time does, which its holder keeps renewing.
 *
 * @returns Releases it.
 * @throws {ExitError} While another run holds it.
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
    // Without the beat the lock still names its holder.
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

/** Runs work that writes a file, as the only run that does; `null` is no file. */
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

/** Removes a lock whose holder is dead, and what it left. */
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
  // An empty lock is one whose holder is just writing its name, or was killed before it could.
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
  // First, as it belongs to whoever has the lock.
  if ((await look(lock))?.text === found.text) await rm(unfinishedPath(path), { force: true })
  await removeLock(lock, found.text)
}

/** Removes a lock, unless it has become another run's. */
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
    `Another run${who} is writing '${path}'. Wait for it, or choose another --out; if there is none, remove '${lock}'.`,
  )
}

function isForeign(lock: string): ExitError {
  return new ExitError(
    ExitCode.Output,
    `'${lock}' is in the way, and mcm-exports did not write it. Move it away, or choose another --out.`,
  )
}
