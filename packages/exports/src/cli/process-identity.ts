import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/**
 * The identity of a process. A process ID isn't enough, because in a container every run is process
 * 1.
 */
export interface ProcessIdentity {
  pid: number
  host: string
  /** The scope in which the ID is unique: this machine since it booted, and the container. */
  place: string
  /** Start time of the process in the system's units, or `null` if it can't be read. */
  started: string | null
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  const host = hostname()
  // Only Linux provides both of these, and only Linux has containers.
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ])
  const place = [host, boot.trim(), namespace].join(' ')
  return { pid: process.pid, host, place, started: await startOf(process.pid) }
}

/** Returns whether the process is still running, or `undefined` if that can't be determined. */
export async function isRunning(
  { pid, place, started }: ProcessIdentity,
  own: ProcessIdentity,
): Promise<boolean | undefined> {
  if (place !== own.place) return undefined
  if (!exists(pid)) return false
  const present = await startOf(pid)
  if (present === null || started === null) return undefined
  return present === started
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The program name in parentheses can contain anything. The start time is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[19] ?? null
}
