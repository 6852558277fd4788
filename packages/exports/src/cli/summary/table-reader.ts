import { join } from 'node:path'
import type { Segment } from '../../chain/manifest'
import type { TableName } from '../../chain/tables'

/** Reads columns of tables in Parquet files, with bytes as hex. */
export class TableReader {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the values of a segment's rows, in the order of `columns`. */
  async read(
    { files }: Segment,
    table: TableName,
    columns: readonly string[],
  ): Promise<unknown[][]> {
    // Loaded here, because no other command needs it.
    const { asyncBufferFromFile, parquetReadObjects } = await import('hyparquet')
    const file = await asyncBufferFromFile(join(this.#folder, files[table].path))
    const rows = await parquetReadObjects({ file, columns: [...columns], utf8: false })
    return rows.map((row) => columns.map((name) => row[name] as unknown))
  }
}

/** Returns bytes, or the hex text that a data set with `--hex` contains instead, as bytes. */
export function toBytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : Buffer.from(String(value).slice(2), 'hex')
}

/** Returns a tag as a short text, which takes much less memory than its hex. */
export function toKey(value: unknown): string {
  const bytes = toBytes(value)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
