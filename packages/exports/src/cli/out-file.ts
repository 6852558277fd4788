import { readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

/**
 * Follows the symbolic links of `--out` and returns the path of the file they point to, whether or
 * not that file exists. This happens before the download, so that a bad path is reported early.
 *
 * @throws {ExitError} If the path can't become a file: it is a folder, a pipe or a device, or its
 * folder doesn't exist.
 */
export async function resolveOut(out: string | undefined): Promise<string | undefined> {
  if (out === undefined || out === '-') return out
  if (out === '') {
    throw new ExitError(ExitCode.Usage, '--out requires a file name, or - for standard output.')
  }
  const there = await stat(out).catch(() => undefined)
  if (there?.isFile()) return realpath(out)
  if (there?.isDirectory()) {
    throw new ExitError(ExitCode.Output, `'${out}' is a folder. Choose a file in it.`)
  }
  if (there) {
    throw new ExitError(
      ExitCode.Output,
      `'${out}' is not a regular file and would be overwritten. Write to standard output instead: --out - > ${out}`,
    )
  }
  const path = await followLinks(out)
  const folder = dirname(path)
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder)
    throw new ExitError(ExitCode.Output, `The folder '${folder}' of '${out}' doesn't exist.`)
  return path
}

/** Maximum number of links to follow, as on Linux. */
const MAX_LINKS = 40

async function followLinks(path: string): Promise<string> {
  let end = path
  for (let links = 0; links <= MAX_LINKS; links++) {
    const target = await readlink(end).catch(() => undefined)
    if (target === undefined) return end
    // The target is relative to the link's real folder, so that '..' is that folder's parent.
    const folder = await realpath(dirname(end))
    end = resolve(folder, target)
  }
  throw new ExitError(ExitCode.Output, `'${path}' is a circular symbolic link.`)
}
