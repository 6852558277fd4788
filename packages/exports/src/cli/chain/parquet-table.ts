import type { ColumnSource, ParquetWriteOptions } from 'hyparquet-writer'
import type { RowValue } from '../../chain/rows'
import type { TableColumn } from '../../chain/tables'
import type { HashedFile } from './table-file'
import type { TableWriter } from './table-writer'

/** Number of rows in a row group, which is also what a writer keeps in memory. */
const ROW_GROUP_LENGTH = 50_000

/** Size of a page in bytes, so that readers of a few rows fetch little. */
const PAGE_SIZE = 65_536

/**
 * Creates a writer of Parquet with statistics and a page index. Snappy is the only codec that every
 * reader has built in.
 *
 * @param hex Whether bytes are stored as hex text.
 */
export async function createParquetTable(
  file: HashedFile,
  columns: readonly TableColumn[],
  hex: boolean,
): Promise<TableWriter> {
  // Loaded here, because no other command needs it.
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer')
  const bytes = new ByteWriter()
  const flush = async () => {
    const written = bytes.getBytes()
    bytes.index = 0
    await file.write(written)
  }
  const stored = columns.map((column) => ({
    column,
    data: [] as Stored[],
    ...storage(column, hex),
  }))
  const parquet = new ParquetWriter({
    writer: Object.assign(bytes, { flush, finish: flush }),
    schema: [
      { name: 'root', num_children: columns.length },
      ...stored.map(({ element }) => element),
    ],
    createdBy: 'mcm-exports',
  })

  const writeGroup = async () => {
    const columnData = stored.map(({ column: { name }, data, source }) => ({
      name,
      data,
      columnIndex: true,
      ...source,
    }))
    await parquet.write({ columnData, rowGroupSize: ROW_GROUP_LENGTH, pageSize: PAGE_SIZE })
    for (const column of stored) column.data = []
  }
  return {
    async add(rows) {
      for (const row of rows) {
        let at = 0
        for (const { data, convert } of stored) data.push(convert(row[at++] ?? null))
        if (stored[0]?.data.length === ROW_GROUP_LENGTH) await writeGroup()
      }
    },
    async finish() {
      if (stored[0] && stored[0].data.length > 0) await writeGroup()
      await parquet.finish()
    },
  }
}

type Stored = bigint | number | string | Uint8Array | Date | null

type SchemaElement = NonNullable<ParquetWriteOptions['schema']>[number]

interface Storage {
  element: SchemaElement
  source?: Partial<ColumnSource>
  convert: (value: RowValue) => Stored
}

function storage({ name, type, nullable }: TableColumn, hex: boolean): Storage {
  const repetition_type = nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const)
  const base = { name, repetition_type }
  const text: SchemaElement = { ...base, type: 'BYTE_ARRAY', converted_type: 'UTF8' }
  const unlessNull =
    (convert: (value: string | number) => Stored) =>
    (value: RowValue): Stored =>
      value === null ? null : convert(value)
  switch (type) {
    case 'height':
      return {
        element: { ...base, type: 'INT64' },
        source: { encoding: 'DELTA_BINARY_PACKED' },
        convert: unlessNull(BigInt),
      }
    case 'int32':
      return { element: { ...base, type: 'INT32' }, convert: (value) => value }
    case 'amount':
      return {
        element: { ...base, type: 'INT64', converted_type: 'UINT_64' },
        convert: unlessNull(BigInt),
      }
    case 'time':
      return {
        element: { ...base, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
        convert: unlessNull((value) => new Date(value)),
      }
    case 'hash':
    case 'tag':
      if (hex) return { element: text, convert: (value) => value }
      return {
        element: {
          ...base,
          type: 'FIXED_LEN_BYTE_ARRAY',
          type_length: type === 'hash' ? 32 : 20,
        },
        // Hashes never repeat, so neither a dictionary nor compression makes them smaller.
        ...(type === 'hash' && { source: { encoding: 'PLAIN', codec: 'UNCOMPRESSED' } }),
        convert: unlessNull((value) => Buffer.from(String(value).slice(2), 'hex')),
      }
    case 'text':
      return { element: text, convert: (value) => value }
  }
}
