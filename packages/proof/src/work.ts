import { sha256 } from '@noble/hashes/sha2.js'
import { assertBytes, assertLength, equalBytes, fromHex } from './bytes'
import { expandVerse } from './haiku'
import { isNonceGrammatical } from './haiku-grammar'
import { u64 } from './numbers'
import { peachHash, workLength } from './peach'
import { blockKind, exemptBlock, lastTriggBlock } from './rules'
import { decodeTrailer, type Trailer } from './trailer'

/**
 * Result of checking a block's proof of work.
 *
 * @example
 * ```ts
 * import { blockTrailer, checkWork, findStart, type Work } from '@mcm/proof'
 *
 * const spareBits = ({ found, required }: Work) => found - required
 * const work = checkWork(blockTrailer(block, findStart(block) ?? 0))
 * work && spareBits(work) >= 0 // => true
 * ```
 */
export interface Work {
  /** Proof-of-work algorithm: Trigg up to block 75857, and Peach from then on. */
  algorithm: 'trigg' | 'peach'
  /** Whether both verses of the nonce follow the grammar, as the chain requires. */
  grammatical: boolean
  /** Required number of leading zero bits, which is the low byte of the difficulty. */
  required: number
  /** Actual number of leading zero bits. */
  found: number
  /** 32-byte proof-of-work hash. */
  hash: Uint8Array
  /** Whether the proof of work is valid. It is also considered valid for the exempt block 339260. */
  valid: boolean
}

/**
 * Counts a hash's leading zero bits, starting with the most significant bit.
 * @throws {ProofInputError} If `hash` isn't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { leadingZeroBits } from '@mcm/proof'
 *
 * leadingZeroBits(new Uint8Array([0, 16])) // => 11
 * ```
 */
export function leadingZeroBits(hash: Uint8Array): number {
  assertBytes(hash, 'hash')
  const at = hash.findIndex((byte) => byte !== 0)
  return at === -1 ? 8 * hash.length : 8 * at + Math.clz32(hash[at] ?? 0) - 24
}

/**
 * Computes the Trigg hash, which was used up to block 75857. It is the SHA-256 hash of the Merkle root,
 * the first verse as text, the second verse as tokens, and the height.
 * @throws {ProofInputError} If a value doesn't fit its field in a trailer.
 *
 * @example
 * ```ts
 * import { triggHash } from '@mcm/proof'
 *
 * const empty = new Uint8Array(32)
 * triggHash({ mroot: empty, nonce: empty, bnum: 1n }).length // => 32
 * ```
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
 * Checks a block's proof of work: the nonce's grammar and the hash's leading zero bits.
 * @param trailer A trailer of 128 bytes, or of 160 bytes if it includes the block hash. The exempt block
 *   339260 passes only if its hash is included.
 * @returns The result, or `undefined` for pseudo-blocks and neogenesis blocks, which need no work. Their
 *   nonce must be 0.
 * @throws {ProofInputError} If `trailer` isn't a trailer.
 *
 * @example
 * ```ts
 * import { blockTrailer, checkWork, findStart } from '@mcm/proof'
 *
 * const start = findStart(block) ?? 0
 * const work = checkWork(blockTrailer(block, start))
 * work?.algorithm // => 'peach'
 * work?.valid // => true
 * ```
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
