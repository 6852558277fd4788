import type { Block, RichListResponse, SearchTransaction } from '@mcm/rosetta-client'
import { readFileSync } from 'node:fs'

/** Test vectors from the workspace's `vectors/` folder. */
export function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../vectors/${name}`, import.meta.url), 'utf8'))
}

export interface TrailerVector {
  name: string
  raw: string
  phash: string
  bnum: number
  mfee: number
  tcount: number
  time0: number
  difficulty: number
  mroot: string
  nonce: string
  stime: number
  bhash: string
  sha256_first_128: string
  bhash_is_sha256_of_first_128: boolean
  trigg_check: 'VEOK' | 'VERROR'
  trigg_final_hash?: string
  peach_check: 'VEOK' | 'VERROR'
  peach_final_hash?: string
  next_difficulty: number
  kind: string
  era: 'v3' | 'pre-v3'
}

export const trailers = read('trailers.json') as {
  real: TrailerVector[]
  synthetic_v3: TrailerVector[]
  peach_vectors: { trailer124: string; peach_final_hash: string }[]
}

export const haikus = read('haiku.json') as {
  dictionary_c: string[]
  vectors: {
    nonce: string
    syntax_first_ok: boolean
    syntax_second_ok: boolean
    c_expand: string
    c_display: string
    lines: string[]
    mesh_haiku: string
    sha256_of_256_byte_expand_first: string
  }[]
}

export const grammar = read('trigg-grammar.json') as {
  dictionary: { token: number; word: string; classes: string[] }[]
  frames: (string | number)[][]
}

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replace(/^0x/, ''), 'hex'))
}

export function hex(data: Uint8Array): string {
  return Buffer.from(data).toString('hex')
}

interface Exchanges {
  cases: { path: string; response: { block?: Block; transactions?: SearchTransaction[] } }[]
}

const mainnet = read('exchanges/mainnet-2026-09-04.json') as Exchanges

/** Mainnet block 1078535 as returned by the API, with four transactions and difficulty 37. */
export const mainnetBlock: Block = found(
  mainnet.cases.find(({ path }) => path === '/block')?.response.block,
)

/** One of its transactions in the format of search results. */
export const searchedTransaction: SearchTransaction = found(
  mainnet.cases.find(({ path }) => path === '/search/transactions')?.response.transactions?.[0],
)

/** Returns a block captured from a real Mesh server and node on a test chain. */
export function meshBlock(name: string): Block {
  const file = read(`exchanges/mesh-server/${name}.json`) as {
    response: { json: { block: Block } }
  }
  return file.response.json.block
}

/** Returns the transactions of a search captured from the same server. */
export function meshSearch(name: string): SearchTransaction[] {
  const file = read(`exchanges/mesh-server/${name}.json`) as {
    response: { json: { transactions: SearchTransaction[] } }
  }
  return file.response.json.transactions
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Missing vector')
  return value
}

export const transactions = read('transactions.json') as {
  vectors: { name: string; result: string; id: string; hex: string }[]
}

export const addresses = read('addresses.json') as {
  valid: { base58: string; crc16: number }[]
}

/** Returns a page of the rich list captured from the same server. */
export function meshRichList(name: string): RichListResponse {
  const file = read(`exchanges/mesh-server/${name}.json`) as {
    response: { json: RichListResponse }
  }
  return file.response.json
}
