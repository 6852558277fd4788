/** Longest piece of a server's text in an error message. */
const MAX_LENGTH = 200

/**
 * Text of a server as an error message can hold it: bounded, and with control characters escaped, so that
 * it can't steer a terminal that prints it.
 */
export function printable(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  return cut.replace(/[\p{Cc}\p{Cf}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}

/** A value of a response as JSON, in the same way. */
export function printableJson(value: unknown): string {
  try {
    return printable(JSON.stringify(value))
  } catch {
    return '(nested too deep to show)'
  }
}
