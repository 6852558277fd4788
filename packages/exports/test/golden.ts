import { readFileSync } from 'node:fs'

/** A file of `test/golden` as it must be written, to the byte. */
export function golden(name: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`./golden/${name}`, import.meta.url))
}

/** The same as text: all text files are ASCII or UTF-8 without a byte order mark. */
export function goldenText(name: string): string {
  return golden(name).toString('utf8')
}
