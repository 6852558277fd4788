/**
 * A cell's value. `null` is an empty cell in CSV and `null` in JSON.
 *
 * @example
 * ```ts
 * import { type Cell, number } from '@mcm/exports'
 *
 * const share: Cell = '0.25' // exact digits
 * number('share', () => share).value(null, 0) // => '0.25'
 * ```
 */
export type Cell = string | number | bigint | null

/**
 * A table column, with its name and its value for each row. The CSV and JSON files use the same
 * columns, so their contents can't diverge.
 *
 * @example
 * ```ts
 * import { type Column, number, text } from '@mcm/exports'
 *
 * const columns: Column<{ name: string; age: bigint }>[] = [
 *   text('name', ({ name }) => name),
 *   number('age', ({ age }) => age),
 * ]
 * columns.map(({ kind }) => kind) // => ['text', 'number']
 * ```
 */
export interface Column<Row> {
  /** The column's header in CSV and its key in JSON. */
  readonly name: string
  /**
   * The kind of values. `text` can contain anything, so CSV output neutralizes what a spreadsheet
   * would run as a formula. `number` contains only exact numbers, which are written unchanged.
   */
  readonly kind: 'text' | 'number'
  /** Returns the cell's value for a row. `index` counts rows from 0. */
  readonly value: (row: Row, index: number) => Cell
}

/**
 * Defines a text column.
 *
 * @example
 * ```ts
 * import { csvStream, readText, text } from '@mcm/exports'
 *
 * const table = csvStream(['=1+1'], [text('memo', (memo) => memo)])
 * await readText(table) // => "memo\r\n'=1+1\r\n"
 * ```
 */
// The annotation lets bundlers drop the columns of unused formats.
/* @__NO_SIDE_EFFECTS__ */
export function text<Row>(
  name: string,
  value: (row: Row, index: number) => string | null,
): Column<Row> {
  return { name, kind: 'text', value }
}

/**
 * Defines a column of exact numbers: bigints, safe integers, or decimal digits as returned by
 * `formatMcm`.
 *
 * @example
 * ```ts
 * import { csvStream, number, readText } from '@mcm/exports'
 *
 * const amounts = [2n ** 64n - 1n]
 * const table = csvStream(amounts, [number('amount', (amount) => amount)])
 * await readText(table) // => 'amount\r\n18446744073709551615\r\n'
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function number<Row>(name: string, value: (row: Row, index: number) => Cell): Column<Row> {
  return { name, kind: 'number', value }
}

const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * Returns the exact digits of a number cell.
 *
 * @throws {RangeError} If the value isn't an exact number. The message names the column.
 */
export function exactNumber(cell: string | number | bigint, column: string): string {
  const exact =
    typeof cell === 'bigint' ||
    (typeof cell === 'number' ? Number.isSafeInteger(cell) : DECIMAL.test(cell))
  if (exact) return String(cell)
  throw new RangeError(
    `Column '${column}' contains ${JSON.stringify(cell)}, which is not an exact number: use a bigint, a safe integer or decimal digits`,
  )
}
