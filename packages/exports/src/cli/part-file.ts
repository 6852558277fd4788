import { constants } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

/** The first key of a file that holds a download so far. */
export const PART_MARK = 'mcm-exports'

const START = `{"${PART_MARK}":`

/**
 * Opens the file that holds a download so far, to read and append, or creates it.
 *
 * @throws {ExitError} When something else is there, which then stays as it is: a link, which could
 *   lead to any file, or a file that the command did not write.
 */
export async function openPart(path: string): Promise<FileHandle> {
  const before = await lstat(path).catch(() => undefined)
  if (before && !before.isFile()) throw isForeign(path, 'is a link or no file')
  // Windows has no such flag; there the check above has to do.
  const noFollow = constants.O_NOFOLLOW ?? 0
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | noFollow
  const file = await open(path, flags, 0o666)
  try {
    const { nlink } = await file.stat()
    if (nlink > 1) throw isForeign(path, 'has another name, too')
    const start = Buffer.alloc(START.length)
    const { bytesRead } = await file.read(start, 0, start.length, 0)
    if (bytesRead > 0 && start.toString() !== START) {
      throw isForeign(path, 'was not written by mcm-exports')
    }
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

function isForeign(path: string, reason: string): ExitError {
  return new ExitError(
    ExitCode.Output,
    `'${path}' ${reason}, so it is left as it is. Move it away, or choose another --out.`,
  )
}
