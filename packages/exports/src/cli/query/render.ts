import { csvRecord, disarmCell, type CsvOptions } from '../../csv'
import { jsonStream } from '../../json'
import { streamItems, textFormat, type ByteStream, type ExportOptions } from '../../stream'
import type { QueryFormat } from './arguments'
import type { Json } from './load-duckdb'

/** A column of a result. */
export interface ResultColumn {
  name: string
  /** Its SQL type. */
  type: string
}

/** The rows of a query, in chunks as they arrive. */
export interface QueryRows {
  columns: readonly ResultColumn[]
  chunks: AsyncIterable<readonly (readonly Json[])[]>
}

/** Returns the rows as a file of the given format. */
export function renderRows(rows: QueryRows, format: QueryFormat, options: CsvOptions): ByteStream {
  switch (format) {
    case 'table':
      return renderTable(rows, options)
    case 'csv':
      return renderCsv(rows, options)
    case 'json':
      return renderJson(rows, options)
  }
}

const NUMERIC = /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL)\b(?!.*\[)/

/**
 * Widths are those of the first chunk (about 2,000 rows) and only grow later, so that any number of
 * rows can be printed.
 */
function renderTable({ columns, chunks }: QueryRows, options: ExportOptions): ByteStream {
  const widths = columns.map(({ name }) => lengthOf(name))
  const right = columns.map(({ type }) => NUMERIC.test(type))
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => {
      const space = ' '.repeat(Math.max(0, (widths[at] ?? 0) - lengthOf(cell)))
      return right[at] ? space + cell : cell + space
    })
    return `${padded.join('  ').trimEnd()}\n`
  }
  async function* lines() {
    let isFirst = true
    const head = () => {
      isFirst = false
      return (
        line(columns.map(({ name }) => shown(name))) +
        line(widths.map((width) => '-'.repeat(width)))
      )
    }
    for await (const rows of chunks) {
      const cells = rows.map((row) => row.map(shown))
      for (const row of cells) {
        for (const [at, cell] of row.entries()) {
          widths[at] = Math.max(widths[at] ?? 0, lengthOf(cell))
        }
      }
      if (isFirst) yield head()
      for (const row of cells) yield line(row)
    }
    if (isFirst) yield head()
  }
  return streamItems(lines(), textFormat('', String), options)
}

/** Line breaks are shown as a symbol, and other control characters don't reach the terminal. */
function shown(value: Json): string {
  return toText(value)
    .replace(/\r?\n/g, ' ↵ ')
    .replace(/\p{Cc}/gu, '�')
}

function toText(value: Json): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function renderCsv({ columns, chunks }: QueryRows, options: CsvOptions): ByteStream {
  const numeric = columns.map(({ type }) => NUMERIC.test(type))
  const head = csvRecord(columns.map(({ name }) => disarmCell(name)))
  const line = (row: readonly Json[]) =>
    csvRecord(row.map((cell, at) => (numeric[at] ? toText(cell) : disarmCell(toText(cell)))))
  const format = textFormat((options.bom ? '\uFEFF' : '') + head, line)
  return streamItems(rowsOf(chunks), format, options)
}

function renderJson({ columns, chunks }: QueryRows, options: ExportOptions): ByteStream {
  const line = (row: readonly Json[]) =>
    JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])))
  return jsonStream(rowsOf(chunks), { list: 'rows', before: { columns } }, options, line)
}

async function* rowsOf(chunks: QueryRows['chunks']) {
  for await (const rows of chunks) yield* rows
}
