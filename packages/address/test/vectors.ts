import { readFileSync } from 'node:fs'

/** Reads a file from the workspace's `vectors/` folder. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../vectors/${file}`, import.meta.url), 'utf8'))
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'))

export const addresses = read('addresses.json') as {
  valid: { tag: string; crc16: number; base58: string; note: string }[]
  invalid: { string: string; reason: string }[]
}

export interface WotsVector {
  scheme: string
  master_seed?: string
  account_index?: number
  account_seed?: string
  wots_index?: number
  account_tag?: string
  ts_address40?: string
  secret: string
  pub_seed: string
  addr_seed_in: string
  adrs_after_pkgen: string
  pk: string
  wots_address_2208: string
  implicit_tag: string
  address40_implicit: string
  base58_implicit: string
  wrong_hash_if_2208_bytes_hashed: string
  message: string
  signature: string
  negatives: { tamper: string; recovered_pk_equals_pk: boolean; recovered_addr_hash: string }[]
}

export const wots = read('wots.json') as { vectors: WotsVector[] }

export const transactions = read('transactions.json') as {
  vectors: {
    name: string
    tx_sz: number
    result: 'VEOK' | 'VEBAD' | 'VEBAD2'
    error: string | null
    message_hash: string
    id: string
    hex: string
  }[]
}

export const references = read('references.json') as {
  regex: string
  vectors: { ref?: string; hex16: string; note?: string; valid: boolean }[]
}

/** Reads a captured request to a real Mesh server and its response. */
export const meshExchange = (
  name: string,
): { request: { body: unknown }; response: { json: unknown } } =>
  read(`exchanges/mesh-server/${name}.json`) as ReturnType<typeof meshExchange>
