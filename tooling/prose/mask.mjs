/** Replaces text that isn't prose. It isn't a letter or a space, so phrases don't match across it. */
const FILLER = '\u{FFFC}'

/**
 * Returns a text of the same length with everything outside the ranges hidden, so that positions
 * stay the same.
 *
 * @param {string} text
 * @param {readonly (readonly [start: number, end: number])[]} ranges
 */
export function keepOnly(text, ranges) {
  let masked = ''
  let at = 0
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    masked += hide(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return masked + hide(text.slice(at))
}

/** Returns a text with everything but its line breaks hidden. */
export function hide(text) {
  return text.replace(/[^\n]/g, FILLER)
}
