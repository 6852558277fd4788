import { periodColumns, type Period, type PeriodColumn } from './columns'

/**
 * Thrown for a file of a summary that isn't in the format, or that lacks something.
 *
 * @example
 * ```ts
 * import { readPeriods } from '@mcm/exports/data-set'
 *
 * readPeriods([]) // throws SummaryError: The summary isn't an object
 * ```
 */
export class SummaryError extends Error {
  /** Name of the class. */
  override readonly name = 'SummaryError'
}

/**
 * Returns the JSON text of a summary's rows, column by column, which compresses best.
 *
 * @example
 * ```ts
 * import { formatPeriods, readPeriods } from '@mcm/exports/data-set'
 *
 * readPeriods(JSON.parse(formatPeriods([]))) // => []
 * ```
 */
export function formatPeriods(periods: readonly Period[]): string {
  const columns = periodColumns.map(({ name, type }) => [
    name,
    periods.map((period) => (type === 'amount' ? String(period[name]) : period[name])),
  ])
  return `${JSON.stringify({ rows: periods.length, columns: Object.fromEntries(columns) })}\n`
}

/**
 * Reads the parsed JSON of a summary's rows. Unknown columns are ignored, so that a later version
 * can add some.
 *
 * @throws {SummaryError} If a column is missing or has an invalid value.
 *
 * @example
 * ```ts
 * import { BlockSummary, formatPeriods, readPeriods } from '@mcm/exports/data-set'
 *
 * const { days } = new BlockSummary(100).finish()
 * readPeriods(JSON.parse(formatPeriods(days))) // => days
 * ```
 */
export function readPeriods(json: unknown): Period[] {
  const { rows, columns } = object(json, 'summary')
  if (!Number.isSafeInteger(rows) || Number(rows) < 0) throw new SummaryError("'rows' is invalid")
  const found = object(columns, 'columns')
  const values = periodColumns.map((column) => {
    const list = found[column.name]
    if (!Array.isArray(list) || list.length !== rows) {
      throw new SummaryError(`The column '${column.name}' is missing or incomplete`)
    }
    return [column.name, list.map((value: unknown) => readValue(column, value))] as const
  })
  return Array.from(
    { length: Number(rows) },
    (_, at) =>
      Object.fromEntries(values.map(([name, list]) => [name, list[at]])) as unknown as Period,
  )
}

function readValue(
  { name, type, ...column }: PeriodColumn,
  value: unknown,
): string | number | bigint | null {
  if (type === 'day') {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value
  } else if (type === 'amount') {
    if (typeof value === 'string' && /^\d{1,24}$/.test(value)) return BigInt(value)
  } else if (value === null) {
    if (column.nullable) return null
  } else if (typeof value === 'number' && Number.isFinite(value) && value >= 0) {
    if (type === 'mean' || Number.isSafeInteger(value)) return value
  }
  throw new SummaryError(`The column '${name}' contains an invalid value`)
}

/** Returns a JSON value as an object. */
export function object(json: unknown, name: string): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Record<string, unknown>
  }
  throw new SummaryError(`The ${name} isn't an object`)
}
