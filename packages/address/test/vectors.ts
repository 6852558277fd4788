import { readFileSync } from 'node:fs'

/** Reads a file of the workspace's shared `vectors/` folder. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../vectors/${file}`, import.meta.url), 'utf8'))
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'))

export const addresses = read('addresses.json') as {
  valid: { tag: string; crc16: number; base58: string; note: string }[]
  invalid: { string: string; reason: string }[]
}
