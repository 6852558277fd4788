import type { Call, Json } from '../calls/call'
import { exampleEndpoint } from '../config/config'

/** What a sample sends. */
export interface SampleRequest {
  url: string
  body: Json
}

export function requestOf({ path, body }: Pick<Call, 'path' | 'body'>): SampleRequest {
  return { url: exampleEndpoint + path, body }
}

/** JSON over several lines, with everything that fits kept on one. */
export function layOut(
  value: Json,
  { indent = '', write = JSON.stringify, key = (name: string) => JSON.stringify(name) }: Style = {},
): string {
  const style = { write, key, indent: `${indent}  ` }
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return write(value)
  const entries = isList
    ? value.map((item: Json) => ({ lead: '', item }))
    : Object.entries(value).map(([name, item]) => ({ lead: `${key(name)}: `, item }))
  const [open, close] = isList ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  const pad = isList ? '' : ' '
  const parts = (inner: Style) => entries.map(({ lead, item }) => lead + layOut(item, inner))
  const line = `${open}${pad}${parts({ ...style, indent: '' }).join(', ')}${pad}${close}`
  if (!line.includes('\n') && indent.length + line.length <= LINE) return line
  const rows = parts(style).map((part) => `${indent}  ${part}`)
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`
}

const LINE = 72

interface Style {
  indent?: string
  write?: (value: string | number | boolean | null) => string
  key?: (name: string) => string
}
