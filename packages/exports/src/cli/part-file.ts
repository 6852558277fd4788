import { constants } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

/** First key of a `.part` file, which identifies it. */
export const PART_MARK = 'mcm-exports'

const START = `{"${PART_MARK}":`

/**
 * Opens or creates a `.part` file for reading and appending.
 *
 * @throws {ExitError} If the path is a link, which could point to any file, or a file that the
 * command did not write. The file is left unchanged.
 */
export async function openPart(path: string): Promise<FileHandle> {
  const before = await lstat(path).catch(() => undefined)
  if (before && !before.isFile()) throw isForeign(path, 'is a link or not a regular file')
  // Windows doesn't have this flag, so on Windows only the check above applies.
  const noFollow = constants.O_NOFOLLOW ?? 0
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | noFollow
  const file = await open(path, flags, 0o666)
  try {
    const { nlink } = await file.stat()
    if (nlink > 1) throw isForeign(path, 'is a hard link')
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
    `'${path}' ${reason}, so it was left unchanged. Move it, or choose another --out.`,
  )
}
