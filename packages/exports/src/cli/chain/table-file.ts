import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

/** What is known about a file once it is complete. */
export interface WrittenFile {
  bytes: number
  sha256: string
}

/** A new file whose size and SHA-256 are computed while it is written. */
export class HashedFile {
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  #bytes = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** Creates a file, or replaces the one that a killed run left. */
  static async create(path: string): Promise<HashedFile> {
    return new HashedFile(await open(path, 'w'))
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    await this.#file.writeFile(bytes)
  }

  /** Makes sure that the file is on the disk, so that a power failure can't damage it. */
  async finish(): Promise<WrittenFile> {
    await this.#file.sync()
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}
