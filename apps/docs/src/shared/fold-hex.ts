/** Runs of hex digits at least this long are shown shortened; the whole value stays in the text. */
const LONG_HEX = /[0-9a-f]{80,}/
const KEPT_START = 24
const KEPT_END = 12

/** A text that holds a long value: what is shown before and after the part that is folded away. */
export interface Folded {
  start: string
  middle: string
  end: string
}

/** Splits a text at the part of its first long hex value that need not be seen, if it has one. */
export function foldHex(text: string): Folded | undefined {
  const match = LONG_HEX.exec(text)
  if (!match) return undefined
  const from = match.index + KEPT_START
  const to = match.index + match[0].length - KEPT_END
  return { start: text.slice(0, from), middle: text.slice(from, to), end: text.slice(to) }
}
