import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Which process this is. A process id alone says little: in a container every run is process 1. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Where the id counts: this machine since it started, and the container on it. */
  place: string
  /** When the process started, in the system's own count; `null` where it can't be read. */
  started: string | null
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  const host = hostname()
  // Only Linux has these two, and only Linux has containers.
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ])
  const place = [host, boot.trim(), namespace].join(' ')
  return { pid: process.pid, host, place, started: await startOf(process.pid) }
}

/** Whether that process still runs; `undefined` when this process can't find out. */
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
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program, in parentheses, may hold anything. The start is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[19] ?? null
}
