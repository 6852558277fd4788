import { ExitError } from '@mcm/shared/command'
import { ExitCode } from '../exit'

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, and run the same command to resume',
  EDQUOT: 'the disk quota is used up. Free some space, and run the same command to resume',
  EFBIG: 'a file would exceed the size limit of this process or disk',
  EROFS: 'the disk is read-only',
  EACCES: "the folder isn't writable",
  EPERM: "the folder isn't writable",
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of this name',
}

/** Returns an error that explains why a folder can't be written, or the same error. */
export function explainWriteError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const cause = CAUSES[String(error.code)]
  if (!cause) return error
  return new ExitError(ExitCode.Output, `'${folder}' can't be written: ${cause}.`, error)
}
