/** Maximum number of characters of server text in an error message. */
const MAX_LENGTH = 200

/**
 * Makes server text safe for an error message. The text is truncated, and control characters that could
 * affect a terminal are escaped.
 */
export function printable(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  return cut.replace(/[\p{Cc}\p{Cf}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}

/** Formats a response value as JSON that is safe for an error message. */
export function printableJson(value: unknown): string {
  try {
    return printable(JSON.stringify(value))
  } catch {
    return '(nested too deeply)'
  }
}
