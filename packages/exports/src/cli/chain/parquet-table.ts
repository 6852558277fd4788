import type { TableColumn } from '../../chain/tables'
import { createParquetColumn } from './parquet-column'
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
  const stored = columns.map((column) => createParquetColumn(column, hex))
  let rowCount = 0
  const parquet = new ParquetWriter({
    writer: Object.assign(bytes, { flush, finish: flush }),
    schema: [
      { name: 'root', num_children: columns.length },
      ...stored.map(({ element }) => element),
    ],
    createdBy: 'mcm-exports',
  })

  const writeGroup = async () => {
    const columnData = stored.map(({ element: { name }, source, values }) => ({
      name,
      // The library reads one column after the other, so the values of only one are in memory.
      get data() {
        return values()
      },
      columnIndex: true,
      ...source,
    }))
    await parquet.write({ columnData, rowGroupSize: ROW_GROUP_LENGTH, pageSize: PAGE_SIZE })
    for (const { clear } of stored) clear()
    rowCount = 0
  }
  return {
    async add(rows) {
      for (const row of rows) {
        let at = 0
        for (const { add } of stored) add(row[at++] ?? null)
        rowCount++
        if (rowCount === ROW_GROUP_LENGTH) await writeGroup()
      }
    },
    async finish() {
      if (rowCount > 0) await writeGroup()
      await parquet.finish()
    },
  }
}
