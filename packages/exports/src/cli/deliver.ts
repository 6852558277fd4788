import type { ByteStream } from '../stream'
import type { Context } from './context'
import { unfinishedPath } from './lock'
import { writeFileWhole, writeThrough } from './output'
import { count } from './progress'

/**
 * Writes a stream to the file given by `--out`, or to a file named after its contents.
 *
 * @param part The file's {@link partPath}, whose lock the caller must hold.
 * @returns A description, such as "written to 'accounts.csv' (1,234 bytes)".
 */
export async function deliver(
  { settings: { out }, stdout }: Context,
  stream: ByteStream,
  part: string | null,
  fileName: () => string,
): Promise<string> {
  if (part === null) {
    await writeThrough(stream, stdout)
    return 'written to standard output'
  }
  const { path, bytes } = await writeFileWhole(
    stream,
    unfinishedPath(part),
    () => out ?? fileName(),
  )
  return `written to '${path}' (${count(bytes)} bytes)`
}

/**
 * Returns the path that stores a download until it is complete and that its lock is named after, or
 * `null` if the download is written straight to standard output.
 *
 * @param name The name of the download, which must be the same each time the same command runs.
 */
export function partPath({ settings: { out } }: Context, name: string): string | null {
  return out === '-' ? null : `${out ?? name}.part`
}
