import { readFile, rm, writeFile } from 'node:fs/promises'
import { ExitCode, ExitError } from './exit'

/**
 * Keeps a file for one run of the command: two that append to it would each spoil the other's work.
 * What a run that was killed has left behind is taken over.
 *
 * @returns Gives it free.
 * @throws {ExitError} While another run is at it.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`
  const own = String(process.pid)
  try {
    await writeFile(lock, own, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (isRunning(holder)) {
      throw new ExitError(
        ExitCode.Output,
        `Another run (process ${holder}) is writing '${path}'. Wait for it, or choose another --out; if there is none, remove '${lock}'.`,
      )
    }
    await writeFile(lock, own)
  }
  let held = true
  return async () => {
    if (held) await rm(lock, { force: true })
    held = false
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
