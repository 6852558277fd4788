/** Matches hex digits that are truncated on screen. The full value stays in the text. */
const LONG_HEX = /[0-9a-f]{80,}/
const KEPT_START = 24
const KEPT_END = 12

/** A text with a long value, split into the visible start, the folded middle and the visible end. */
export interface Folded {
  start: string
  middle: string
  end: string
}

/**
 * Splits a text around the middle of its first long hex value. Returns undefined if the text has
 * none.
 */
export function foldHex(text: string): Folded | undefined {
  const match = LONG_HEX.exec(text)
  if (!match) return undefined
  const from = match.index + KEPT_START
  const to = match.index + match[0].length - KEPT_END
  return { start: text.slice(0, from), middle: text.slice(from, to), end: text.slice(to) }
}
