/** What a cell may hold. `null` is an empty cell in CSV and `null` in JSON. */
export type Cell = string | number | bigint | null

/**
 * One column of a table: how it is called and what it shows of a row. The same description makes
 * the CSV file and the JSON file, so that the two can't drift apart.
 */
export interface Column<Row> {
  /** Head of the column in CSV, key in JSON. */
  readonly name: string
  /**
   * `text` may hold anything, so CSV disarms what a spreadsheet would run. `number` holds exact
   * numbers only and is written as it is.
   */
  readonly kind: 'text' | 'number'
  /** What the cell of this row holds. `index` counts the rows from 0. */
  readonly value: (row: Row, index: number) => Cell
}

/** A column of text. */
export function text<Row>(
  name: string,
  value: (row: Row, index: number) => string | null,
): Column<Row> {
  return { name, kind: 'text', value }
}

/** A column of exact numbers: a bigint, a safe integer, or decimal digits as `formatMcm` gives them. */
export function number<Row>(name: string, value: (row: Row, index: number) => Cell): Column<Row> {
  return { name, kind: 'number', value }
}

const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * The digits of a number cell, exact.
 *
 * @throws {RangeError} When the value is not an exact number, naming the column.
 */
export function exactNumber(cell: string | number | bigint, column: string): string {
  const exact =
    typeof cell === 'bigint' ||
    (typeof cell === 'number' ? Number.isSafeInteger(cell) : DECIMAL.test(cell))
  if (exact) return String(cell)
  throw new RangeError(
    `Column '${column}' holds ${JSON.stringify(cell)}, which is not an exact number: give a bigint, a safe integer or decimal digits`,
  )
}
