import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ExitCode, ExitError } from './exit'

/**
 * Where `--out` leads: through a symbolic link to the file it names. Asked for before anything is
 * downloaded, as afterwards it would be too late to say.
 *
 * @throws {ExitError} For what cannot become a file: a folder, a pipe or a device, a place in no folder.
 */
export async function resolveOut(out: string | undefined): Promise<string | undefined> {
  if (out === undefined || out === '-') return out
  if (out === '') {
    throw new ExitError(ExitCode.Usage, '--out needs the name of a file, or - for standard output.')
  }
  const there = await stat(out).catch(() => undefined)
  if (there?.isFile()) return realpath(out)
  if (there?.isDirectory()) {
    throw new ExitError(ExitCode.Output, `'${out}' is a folder: name a file in it.`)
  }
  if (there) {
    throw new ExitError(
      ExitCode.Output,
      `'${out}' is no file, and a file would take its place. Write to standard output instead: --out - > ${out}`,
    )
  }
  const folder = dirname(out)
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder)
    throw new ExitError(ExitCode.Output, `There is no folder '${folder}' for '${out}'.`)
  return out
}
