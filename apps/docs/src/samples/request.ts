import type { Json } from '../calls/call'

/**
 * The request of a sample. It has either a body to format in the sample's language, or JSON to send
 * unchanged.
 */
export type SampleRequest = { url: string; body: Json } | { url: string; json: string }

interface Style {
  /** Indentation of the first line. */
  indent?: string
  /** One level of indentation. */
  step?: string
  /** Padding inside the braces of a single-line object. */
  pad?: ' ' | ''
  /** Trailing comma of multi-line lists and objects. */
  trailing?: ',' | ''
  write?: (value: string | number | boolean | null) => string
  key?: (name: string) => string
}

/** What fits beside the fields of a request, in a window of 1,280 pixels. */
const MAX_LINE_LENGTH = 54

/**
 * Formats a value as JSON or as a literal in another language. Short parts stay on one line.
 *
 * @param lead What is before the value on its line, such as the name of a property.
 */
export function layOut(value: Json, style: Style = {}, lead = ''): string {
  const { indent = '', step = '  ', pad = ' ', trailing = '', write = JSON.stringify } = style
  const { key = (name: string) => JSON.stringify(name) } = style
  if (typeof value !== 'object' || value === null) return write(value)
  const isList = Array.isArray(value)
  const entries: { start: string; item: Json }[] = isList
    ? value.map((item: Json) => ({ start: '', item }))
    : Object.entries(value).map(([name, item]) => ({ start: `${key(name)}: `, item }))
  const [open, close] = isList ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`

  const inner = { ...style, indent: indent + step }
  const parts = entries.map(({ start, item }) => start + layOut(item, inner, start))
  const inside = isList ? '' : pad
  const line = `${open}${inside}${parts.join(', ')}${inside}${close}`
  if (!line.includes('\n') && indent.length + lead.length + line.length <= MAX_LINE_LENGTH) {
    return line
  }
  return `${open}\n${inner.indent}${parts.join(`,\n${inner.indent}`)}${trailing}\n${indent}${close}`
}
