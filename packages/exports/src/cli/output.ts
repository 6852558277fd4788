import { chmod, open, rename, rm, stat } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { ByteStream } from '../stream'

/** Returns the same stream with Node's type. */
function readable(stream: ByteStream): Readable {
  return Readable.fromWeb(stream as unknown as NodeReadableStream)
}

/**
 * Writes a file atomically: first to `beside`, which is then moved into place. An existing file is
 * replaced only by a complete one.
 *
 * @param beside The path to write to first, which must not exist yet.
 * @param place Returns the final path. It is called at the end, because a file can be named after
 * its contents.
 * @returns The path of the file and its size in bytes.
 */
export async function writeFileWhole(
  stream: ByteStream,
  beside: string,
  place: () => string,
): Promise<{ path: string; bytes: number }> {
  const handle = await open(beside, 'wx')
  try {
    const file = handle.createWriteStream({ flush: true })
    await pipeline(readable(stream), file)
    const path = place()
    const before = await stat(path).catch(() => undefined)
    // Keep the permissions of the file being replaced.
    if (before) await chmod(beside, before.mode)
    await rename(beside, path)
    return { path, bytes: file.bytesWritten }
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Writes a stream to standard output, which stays open. */
export async function writeThrough(stream: ByteStream, output: Writable): Promise<void> {
  await pipeline(readable(stream), output, { end: false })
}
