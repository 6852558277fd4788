import type { Context } from './context'
import { unfinishedPath } from './lock'
import { writeFileWhole, writeThrough } from './output'
import { count } from './progress'

/**
 * Brings a file to where it was asked for, or to one named after what it holds.
 *
 * @param part Its {@link partPath}, whose lock is held.
 * @returns What to tell about it: "written to 'accounts.csv' (1,234 bytes)".
 */
export async function deliver(
  { settings: { out }, stdout }: Context,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
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
 * Where a download is kept until it is complete, which also names its lock; `null` when it goes
 * straight to standard output.
 *
 * @param name The same whenever the same command runs.
 */
export function partPath({ settings: { out } }: Context, name: string): string | null {
  return out === '-' ? null : `${out ?? name}.part`
}
