import { readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

/**
 * Where `--out` leads: through symbolic links to the file they name, there or not. Asked for before anything is
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
  const path = await followLinks(out)
  const folder = dirname(path)
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder)
    throw new ExitError(ExitCode.Output, `There is no folder '${folder}' for '${out}'.`)
  return path
}

/** As many links as Linux follows. */
const MAX_LINKS = 40

async function followLinks(path: string): Promise<string> {
  let end = path
  for (let links = 0; links <= MAX_LINKS; links++) {
    const target = await readlink(end).catch(() => undefined)
    if (target === undefined) return end
    // From the folder that the link is really in: '..' means that one's parent.
    const folder = await realpath(dirname(end))
    end = resolve(folder, target)
  }
  throw new ExitError(ExitCode.Output, `'${path}' is a link that leads nowhere but to links.`)
}
