const mark = 'devnet-integer:'
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/**
 * A JSON number of any size: the server writes 64-bit integers bare, beyond what a JavaScript number
 * can hold.
 */
export class BareInteger {
  constructor(readonly value: bigint) {}

  toJSON(): string {
    return mark + this.value
  }
}

/** JSON as the server writes it, with a line feed at the end. */
export function encodeJson(value: unknown): string {
  const text = JSON.stringify(value)
  return `${text.includes(mark) ? text.replace(marked, '$1') : text}\n`
}
