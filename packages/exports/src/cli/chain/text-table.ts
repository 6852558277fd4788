import { csvCell, csvRecord } from '../../csv'
import type { Row, RowValue } from '../../chain/rows'
import type { ColumnType, TableColumn } from '../../chain/tables'
import type { HashedFile } from './table-file'
import type { TableWriter } from './table-writer'

/** Number of characters after which text is written. */
const CHUNK = 262_144

/** Creates a writer of RFC 4180 CSV with a header row. */
export function createCsvTable(file: HashedFile, columns: readonly TableColumn[]): TableWriter {
  const cells = columns.map(({ name, type }) => ({
    name,
    kind: NUMBERS.has(type) ? ('number' as const) : ('text' as const),
    type,
  }))
  const line = (row: Row) =>
    csvRecord(cells.map((cell, at) => csvCell(shown(row[at] ?? null, cell.type), cell)))
  return createTextTable(file, csvRecord(columns.map(({ name }) => name)), line)
}

/** Creates a writer of NDJSON: one object per line, with amounts as strings. */
export function createNdjsonTable(file: HashedFile, columns: readonly TableColumn[]): TableWriter {
  const line = (row: Row) => {
    const entries = columns.map(({ name, type }, at) => [name, shown(row[at] ?? null, type)])
    return `${JSON.stringify(Object.fromEntries(entries))}\n`
  }
  return createTextTable(file, '', line)
}

const NUMBERS: ReadonlySet<ColumnType> = new Set(['height', 'int32', 'amount'])

function shown(value: RowValue, type: ColumnType): RowValue {
  return type === 'time' && value !== null ? new Date(value).toISOString() : value
}

function createTextTable(file: HashedFile, head: string, line: (row: Row) => string): TableWriter {
  let pending = head
  const flush = async () => {
    const bytes = new TextEncoder().encode(pending)
    pending = ''
    await file.write(bytes)
  }
  return {
    async add(rows) {
      for (const row of rows) pending += line(row)
      if (pending.length >= CHUNK) await flush()
    },
    finish: flush,
  }
}
