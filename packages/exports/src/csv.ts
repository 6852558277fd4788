import { exactNumber, type Cell, type Column } from './columns'
import { streamItems, textFormat, type ByteStream, type ExportOptions, type Source } from './stream'

/**
 * Options for writing a CSV file.
 *
 * @example
 * ```ts
 * import { blockCsv, type CsvOptions, readBytes } from '@mcm/exports'
 *
 * const forExcel: CsvOptions = { bom: true }
 * const bytes = await readBytes(blockCsv(block, forExcel))
 * Array.from(bytes.subarray(0, 3)) // => [0xef, 0xbb, 0xbf]
 * ```
 */
export interface CsvOptions extends ExportOptions {
  /**
   * Whether to start with a UTF-8 byte order mark, which old versions of Excel need. Default:
   * false.
   */
  bom?: boolean | undefined
}

/**
 * Matches the start of a cell that a spreadsheet may run as a formula. It can be a formula
 * character, including its full-width form, after any spaces and control characters that some
 * programs drop. It can also be a tab or line break, which shifts the rest into the next cell.
 * Leading quotation marks are included, so that disarming is reversible.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const DANGEROUS = /^'*(?:[\s\u0000-\u001f\u007f]*[=+\-@＝＋－＠]|[\t\r\n])/

/** Matches a cell that needs quotes, because some programs would end it early or trim it. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Makes text safe to use as a spreadsheet cell. Text that a spreadsheet would run as a formula is
 * prefixed with `'`, as OWASP recommends ("CSV Injection"). Other text is returned unchanged.
 *
 * @example
 * ```ts
 * import { disarmCell } from '@mcm/exports'
 *
 * disarmCell('=HYPERLINK("x")') // => `'=HYPERLINK("x")`
 * disarmCell('ORDER-7') // => 'ORDER-7'
 * ```
 */
export function disarmCell(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text
}

/**
 * Returns the original text of a cell created by {@link disarmCell}, for programs that read our CSV
 * files.
 *
 * @example
 * ```ts
 * import { disarmCell, restoreCell } from '@mcm/exports'
 *
 * restoreCell(disarmCell('=1+1')) // => '=1+1'
 * ```
 */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell
}

/**
 * Returns one RFC 4180 record, including its line break.
 *
 * @example
 * ```ts
 * import { csvRecord } from '@mcm/exports'
 *
 * csvRecord(['a', 'b, c']) // => 'a,"b, c"\r\n'
 * ```
 */
export function csvRecord(cells: readonly string[]): string {
  // A record with a single empty cell would be an empty line, which parsers skip.
  if (cells.length === 1 && cells[0] === '') return '""\r\n'
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Returns the content of a cell before quoting, which is either exact digits or disarmed text. */
export function csvCell(cell: Cell, { kind, name }: Pick<Column<never>, 'kind' | 'name'>): string {
  if (cell === null) return ''
  return kind === 'number' ? exactNumber(cell, name) : disarmCell(String(cell))
}

/**
 * Returns a table as CSV. The file follows RFC 4180 (CRLF, doubled quotes), is encoded in UTF-8,
 * and has one header row. Numbers are exact, and text is disarmed with {@link disarmCell}.
 *
 * @param preface Records from {@link csvRecord} to write before the header row.
 * @throws {RangeError} Through the stream, if a number cell isn't exact.
 *
 * @example
 * ```ts
 * import { csvStream, number, readText } from '@mcm/exports'
 *
 * const table = csvStream([1n, 2n], [number('value', (value) => value)])
 * await readText(table) // => 'value\r\n1\r\n2\r\n'
 * ```
 */
export function csvStream<Row>(
  rows: Source<Row>,
  columns: readonly Column<Row>[],
  options: CsvOptions = {},
  preface = '',
): ByteStream {
  const head = csvRecord(columns.map(({ name }) => disarmCell(name)))
  const line = (row: Row, index: number) =>
    csvRecord(columns.map((column) => csvCell(column.value(row, index), column)))
  const format = textFormat((options.bom ? '\uFEFF' : '') + preface + head, line)
  return streamItems(rows, format, options)
}
