import { exactNumber, type Column } from './columns'
import { streamItems, textFormat, type ByteStream, type ExportOptions, type Source } from './stream'

/**
 * The key of the list in a JSON file, and the members before and after it.
 *
 * @example
 * ```ts
 * import { type JsonFrame, jsonStream, readText } from '@mcm/exports'
 *
 * const frame: JsonFrame = { list: 'values', before: { unit: 'nanoMCM' } }
 * JSON.parse(await readText(jsonStream([], frame))) // => { unit: 'nanoMCM', values: [] }
 * ```
 */
export interface JsonFrame {
  /** Key of the list. */
  list: string
  /** Members before the list. */
  before?: Record<string, unknown> | undefined
  /**
   * Returns the members after the list. It is called at the end, when everything about the list is
   * known.
   */
  after?: (() => Record<string, unknown>) | undefined
}

/** Converts bigints to strings, because most parsers round numbers above 2^53. */
function exact(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/**
 * Returns a value as one line of JSON, in which the order of keys is preserved and integers of any
 * size are exact.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value, exact)
}

/** Returns an object's members, one per line, without the braces. */
function members(object: Record<string, unknown>): string[] {
  return Object.entries(object).map(([key, value]) =>
    `${JSON.stringify(key)}: ${JSON.stringify(value, exact, 2)}`.replaceAll('\n', '\n  '),
  )
}

/**
 * Returns an object that contains one long list as a stream of JSON, with one item per line.
 *
 * @example
 * ```ts
 * import { jsonStream, readText } from '@mcm/exports'
 *
 * const json = await readText(jsonStream([1n, 2n], { list: 'values' }))
 * JSON.parse(json) // => { values: ['1', '2'] }
 * ```
 */
export function jsonStream<Item>(
  items: Source<Item>,
  { list, before = {}, after = () => ({}) }: JsonFrame,
  options: ExportOptions = {},
  line: (item: Item, index: number) => string = jsonLine,
): ByteStream {
  const head = members(before).map((member) => `\n  ${member},`)
  const format = textFormat<Item>(
    `{${head.join('')}\n  ${JSON.stringify(list)}: [`,
    (item, index) => `${index > 0 ? ',' : ''}\n    ${line(item, index)}`,
    (count) => {
      const tail = members(after()).map((member) => `,\n  ${member}`)
      return `${count > 0 ? '\n  ' : ''}]${tail.join('')}\n}\n`
    },
  )
  return streamItems(items, format, options)
}

/**
 * Returns a function that writes a table row as a line of JSON, with the column names as keys, in
 * order. Safe integers of type `number` stay numbers. All other numbers become strings of exact
 * digits.
 */
export function rowLine<Row>(columns: readonly Column<Row>[]): (row: Row, index: number) => string {
  const keys = columns.map(({ name }) => `${JSON.stringify(name)}:`)
  return (row, index) =>
    `{${columns
      .map(({ kind, name, value }, at) => {
        const cell = value(row, index)
        if (cell === null) return `${keys[at]}null`
        if (kind === 'text') return keys[at] + JSON.stringify(String(cell))
        const digits = exactNumber(cell, name)
        return keys[at] + (typeof cell === 'number' ? digits : `"${digits}"`)
      })
      .join(',')}}`
}
