import { sha256 } from '@noble/hashes/sha2.js'
import { assertBytes, assertLength, equalBytes, fromHex } from './bytes'
import { expandVerse } from './haiku'
import { isNonceGrammatical } from './haiku-grammar'
import { u64 } from './numbers'
import { peachHash, workLength } from './peach'
import { blockKind, exemptBlock, lastTriggBlock } from './rules'
import { decodeTrailer, type Trailer } from './trailer'

/** What a block's work came to. */
export interface Work {
  /** The chain's first function until block 75857, Peach after it. */
  algorithm: 'trigg' | 'peach'
  /** Whether both verses of the nonce follow the grammar; without that no hash counts. */
  grammatical: boolean
  /** Zero bits that the hash must begin with: the low byte of the difficulty. */
  required: number
  /** Zero bits that it begins with. */
  found: number
  hash: Uint8Array
  valid: boolean
}

/**
 * Counts the zero bits at the beginning, the most significant bit of each byte first.
 * @throws {ProofInputError} for anything but bytes.
 */
export function leadingZeroBits(hash: Uint8Array): number {
  assertBytes(hash, 'A hash')
  const at = hash.findIndex((byte) => byte !== 0)
  return at === -1 ? 8 * hash.length : 8 * at + Math.clz32(hash[at] ?? 0) - 24
}

/**
 * The Trigg hash of a block until 75857: SHA-256 of the Merkle root, the first verse in words, the
 * second in tokens, and the height.
 * @throws {ProofInputError} when a field does not fit its place in a trailer.
 */
export function triggHash(trailer: Pick<Trailer, 'mroot' | 'nonce' | 'bnum'>): Uint8Array {
  assertLength(trailer.mroot, [32], 'mroot')
  assertLength(trailer.nonce, [32], 'nonce')
  const input = new Uint8Array(312)
  input.set(trailer.mroot)
  input.set(new TextEncoder().encode(expandVerse(trailer.nonce.subarray(0, 16))), 32)
  input.set(trailer.nonce.subarray(16), 288)
  new DataView(input.buffer).setBigUint64(304, u64(trailer.bnum, 'bnum'), true)
  return sha256(input)
}

/**
 * Does a block's work again: the grammar of its nonce and the zero bits of its hash.
 * @param trailer its 128 hashed bytes, or the 160 stored ones, with which the one block that the chain
 *   accepts without work (339260, by its hash) passes too.
 * @returns undefined for pseudo and neogenesis blocks, which need no work (their nonce must be zero).
 * @throws {ProofInputError} for bytes that are no trailer.
 */
export function checkWork(trailer: Uint8Array): Work | undefined {
  const fields = decodeTrailer(trailer)
  if (blockKind(fields.bnum, fields.tcount) !== 'normal') return undefined
  const algorithm = fields.bnum <= BigInt(lastTriggBlock) ? 'trigg' : 'peach'
  const hash =
    algorithm === 'trigg' ? triggHash(fields) : peachHash(trailer.subarray(0, workLength))
  const grammatical = isNonceGrammatical(fields.nonce)
  const required = fields.difficulty & 0xff
  const found = leadingZeroBits(hash)
  const valid = (grammatical && found >= required) || isExempt(fields, trailer)
  return { algorithm, grammatical, required, found, hash, valid }
}

function isExempt({ bnum }: Trailer, trailer: Uint8Array): boolean {
  return (
    bnum === BigInt(exemptBlock.index) &&
    equalBytes(trailer.subarray(128), fromHex(exemptBlock.hash, 32, 'exemptBlock.hash'))
  )
}
