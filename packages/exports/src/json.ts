import { exactNumber, type Column } from './columns'
import { streamItems, textFormat, type ExportOptions, type Source } from './stream'

/** What stands around the list of a JSON file. */
export interface JsonFrame {
  /** Key of the list. */
  list: string
  /** Members before the list. */
  before?: Record<string, unknown> | undefined
  /** Members after the list: asked for at the end, when everything about the list is known. */
  after?: (() => Record<string, unknown>) | undefined
}

/** Bigints become strings of digits: most readers would round a number above 2^53. */
function exact(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** A value on one line, keys in the order they have, integers of any size exact. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value, exact)
}

/** Members of an object, each on its own line, without the braces. */
function members(object: Record<string, unknown>): string[] {
  return Object.entries(object).map(([key, value]) =>
    `${JSON.stringify(key)}: ${JSON.stringify(value, exact, 2)}`.replaceAll('\n', '\n  '),
  )
}

/** An object with one long list, one item per line, as a stream. */
export function jsonStream<Item>(
  items: Source<Item>,
  { list, before = {}, after = () => ({}) }: JsonFrame,
  options: ExportOptions = {},
  line: (item: Item, index: number) => string = jsonLine,
): ReadableStream<Uint8Array<ArrayBuffer>> {
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
 * How a row of a table becomes a line of JSON: the columns' names as keys, in their order. Safe
 * integers given as numbers stay numbers; every other number becomes a string of exact digits.
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
