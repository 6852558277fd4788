import { exactNumber, type Cell, type Column } from './columns'
import { streamItems, textFormat, type ExportOptions, type Source } from './stream'

/** How a CSV file is written. */
export interface CsvOptions extends ExportOptions {
  /** Start with a UTF-8 byte order mark, which old versions of Excel need. Default: false. */
  bom?: boolean | undefined
}

/**
 * What a spreadsheet may run when a cell starts with it: a formula, in the wide forms of East
 * Asian keyboards too, also behind blanks and control characters that some programs drop, and a
 * tab or line break, which shifts what follows into the next cell. Quote marks in front are taken
 * along, so that disarming can be undone without doubt.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const DANGEROUS = /^'*(?:[\s\u0000-\u001f\u007f]*[=+\-@＝＋－＠]|[\t\r\n])/

/** Characters that end a cell in one program or another. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Makes a text harmless as a spreadsheet cell: one that would be taken for a formula gets a `'`
 * in front, as OWASP advises ("CSV Injection"). Any other text is given back as it is.
 */
export function disarmCell(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text
}

/** The text that {@link disarmCell} was given: for programs that read our CSV files back. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell
}

/** One record of RFC 4180, line break included. */
export function csvRecord(cells: readonly string[]): string {
  // A lone empty cell would be an empty line, which readers skip.
  if (cells.length === 1 && cells[0] === '') return '""\r\n'
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A cell before quoting: numbers exact, text disarmed. */
export function csvCell(cell: Cell, { kind, name }: Pick<Column<never>, 'kind' | 'name'>): string {
  if (cell === null) return ''
  return kind === 'number' ? exactNumber(cell, name) : disarmCell(String(cell))
}

/**
 * A table as CSV: RFC 4180 (CRLF, quotes doubled), UTF-8, one head line, numbers exact, text that a
 * spreadsheet would run disarmed.
 *
 * @param preface Records (from {@link csvRecord}) that stand before the head line.
 * @throws {RangeError} From the stream, when a number cell is not exact.
 */
export function csvStream<Row>(
  rows: Source<Row>,
  columns: readonly Column<Row>[],
  options: CsvOptions = {},
  preface = '',
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const head = csvRecord(columns.map(({ name }) => disarmCell(name)))
  const line = (row: Row, index: number) =>
    csvRecord(columns.map((column) => csvCell(column.value(row, index), column)))
  const format = textFormat((options.bom ? '\uFEFF' : '') + preface + head, line)
  return streamItems(rows, format, options)
}
