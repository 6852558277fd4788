import { readFileSync } from 'node:fs'

/** Returns the expected bytes of a file from `test/golden`. */
export function golden(name: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`./golden/${name}`, import.meta.url))
}

/** Returns the same as text: text files are ASCII or UTF-8 without a byte order mark. */
export function goldenText(name: string): string {
  return golden(name).toString('utf8')
}
