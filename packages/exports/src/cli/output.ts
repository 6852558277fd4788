import { chmod, open, rename, rm, stat } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** Node's own type of the same stream. */
function readable(stream: Bytes): Readable {
  return Readable.fromWeb(stream as unknown as NodeReadableStream)
}

/**
 * Writes a file that is either complete or not there: at `beside` first, on the disk, then moved to
 * its place. A file that was there before is replaced only by a complete one.
 *
 * @param beside Must not be there yet.
 * @param place Asked for at the end: a file may be named after what it turned out to hold.
 * @returns Where it is, and how many bytes it has.
 */
export async function writeFileWhole(
  stream: Bytes,
  beside: string,
  place: () => string,
): Promise<{ path: string; bytes: number }> {
  const handle = await open(beside, 'wx')
  try {
    const file = handle.createWriteStream({ flush: true })
    await pipeline(readable(stream), file)
    const path = place()
    const before = await stat(path).catch(() => undefined)
    // Who may read it does not change with what it holds.
    if (before) await chmod(beside, before.mode)
    await rename(beside, path)
    return { path, bytes: file.bytesWritten }
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Writes to standard output, which stays open. */
export async function writeThrough(stream: Bytes, output: Writable): Promise<void> {
  await pipeline(readable(stream), output, { end: false })
}
