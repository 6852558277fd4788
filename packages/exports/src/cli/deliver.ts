import { PRODUCT_NAME } from '../file-names'
import type { Context } from './context'
import { writeFileWhole, writeThrough } from './output'
import { count } from './progress'

/**
 * Brings a file to where it was asked for, or to one named after what it holds.
 *
 * @returns What to tell about it: "written to 'accounts.csv' (1,234 bytes)".
 */
export async function deliver(
  { settings: { out }, stdout }: Context,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  fileName: () => string,
): Promise<string> {
  if (out === '-') {
    await writeThrough(stream, stdout)
    return 'written to standard output'
  }
  const beside = `${out ?? PRODUCT_NAME}.${process.pid}.tmp`
  const { path, bytes } = await writeFileWhole(stream, beside, () => out ?? fileName())
  return `written to '${path}' (${count(bytes)} bytes)`
}

/** Where a download is kept until it is complete; `null` when it goes straight to standard output. */
export function spoolPath({ settings: { out } }: Context, name: string): string | null {
  return out === '-' ? null : `${out ?? name}.part`
}
