import type { Json } from '../calls/call'

/** What a sample sends: a value, laid out as its language writes it, or JSON letter for letter. */
export type SampleRequest = { url: string; body: Json } | { url: string; json: string }

interface Style {
  /** What the first line is already indented by. */
  indent?: string
  /** One level of indentation. */
  step?: string
  /** Inside the braces of an object on one line. */
  pad?: ' ' | ''
  /** After the last of several lines. */
  trailing?: ',' | ''
  write?: (value: string | number | boolean | null) => string
  key?: (name: string) => string
}

const LINE = 76

/** JSON, or a literal of some language, over several lines, with what fits kept on one. */
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
  if (!line.includes('\n') && indent.length + line.length <= LINE) return line
  return `${open}\n${inner.indent}${parts.join(`,\n${inner.indent}`)}${trailing}\n${indent}${close}`
}
