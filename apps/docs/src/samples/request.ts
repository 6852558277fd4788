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

const MAX_LINE_LENGTH = 76

/** Formats a value as JSON or as a literal in another language. Short parts stay on one line. */
export function layOut(value: Json, style: Style = {}): string {
  const { indent = '', step = '  ', pad = ' ', trailing = '', write = JSON.stringify } = style
  const { key = (name: string) => JSON.stringify(name) } = style
  if (typeof value !== 'object' || value === null) return write(value)
  const isList = Array.isArray(value)
  const entries: { lead: string; item: Json }[] = isList
    ? value.map((item: Json) => ({ lead: '', item }))
    : Object.entries(value).map(([name, item]) => ({ lead: `${key(name)}: `, item }))
  const [open, close] = isList ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`

  const inner = { ...style, indent: indent + step }
  const parts = entries.map(({ lead, item }) => lead + layOut(item, inner))
  const inside = isList ? '' : pad
  const line = `${open}${inside}${parts.join(', ')}${inside}${close}`
  if (!line.includes('\n') && indent.length + line.length <= MAX_LINE_LENGTH) return line
  return `${open}\n${inner.indent}${parts.join(`,\n${inner.indent}`)}${trailing}\n${indent}${close}`
}
