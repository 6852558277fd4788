const mark = 'devnet-integer:'
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/**
 * A JSON number of any size. The server writes bare 64-bit integers, which can be too large for a
 * JavaScript number.
 */
export class BareInteger {
  constructor(readonly value: bigint) {}

  toJSON(): string {
    return mark + this.value
  }
}

/** Returns JSON as the server writes it, with a trailing line feed. */
export function encodeJson(value: unknown): string {
  const text = JSON.stringify(value)
  return `${text.includes(mark) ? text.replace(marked, '$1') : text}\n`
}
