import type { ByteStream } from '../stream'
import type { Context } from './context'
import { unfinishedPath } from './lock'
import { writeFileWhole, writeThrough } from './output'
import { count } from './progress'

/**
 * Writes a file to `--out`, or to one named after its contents.
 *
 * @param part The file's {@link partPath}; its lock must be held.
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
 * Returns the path that keeps a download until it is complete, which also names its lock; `null` if
 * it is written straight to standard output.
 *
 * @param name Must be the same each time the same command runs.
 */
export function partPath({ settings: { out } }: Context, name: string): string | null {
  return out === '-' ? null : `${out ?? name}.part`
}
