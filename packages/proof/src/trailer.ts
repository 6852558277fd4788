import type { Block } from '@mcm/rosetta-client'
import { assertLength, fromHex } from './bytes'
import { u32, u64 } from './numbers'

/**
 * Number of trailer bytes covered by the block hash. A stored trailer also contains the 32-byte hash.
 *
 * @example
 * ```ts
 * import { trailerLength } from '@mcm/proof'
 *
 * trailerLength // => 128
 * ```
 */
export const trailerLength = 128

/**
 * A block header, with its fields in the order of their bytes (Mochimo v3, src/types.h, BTRAILER).
 *
 * @example
 * ```ts
 * import { blockTrailer, decodeTrailer, findStart, type Trailer } from '@mcm/proof'
 *
 * const secondsOf = ({ time0, stime }: Trailer) => stime - time0
 * const start = findStart(block) ?? 0
 * secondsOf(decodeTrailer(blockTrailer(block, start))) // => 62
 * ```
 */
export interface Trailer {
  /** 32-byte hash of the parent block. */
  phash: Uint8Array
  /** Block height. */
  bnum: bigint
  /** Minimum fee per destination in nanoMCM. It is 0 in pseudo-blocks and neogenesis blocks. */
  mfee: bigint
  /** Number of transactions, not counting the reward. */
  tcount: number
  /** Time at which the parent was mined, in Unix seconds. */
  time0: number
  /** Required number of leading zero bits in the proof of work. */
  difficulty: number
  /** 32-byte Merkle root. */
  mroot: Uint8Array
  /** The nonce, which consists of two verses of 16 tokens. The first verse is the haiku. */
  nonce: Uint8Array
  /** Time at which this block was mined, in Unix seconds. */
  stime: number
}

/**
 * Encodes a trailer as the 128 bytes covered by the block hash. Integers are little-endian.
 * @throws {ProofInputError} If a value doesn't fit its field.
 *
 * @example
 * ```ts
 * import { blockTrailer, decodeTrailer, encodeTrailer } from '@mcm/proof'
 *
 * const bytes = blockTrailer(block, 0)
 * encodeTrailer(decodeTrailer(bytes)) // => bytes
 * ```
 */
export function encodeTrailer(trailer: Trailer): Uint8Array {
  const bytes = new Uint8Array(trailerLength)
  const view = new DataView(bytes.buffer)
  putHash(bytes, 0, trailer.phash, 'phash')
  view.setBigUint64(32, u64(trailer.bnum, 'bnum'), true)
  view.setBigUint64(40, u64(trailer.mfee, 'mfee'), true)
  view.setUint32(48, u32(trailer.tcount, 'tcount'), true)
  view.setUint32(52, u32(trailer.time0, 'time0'), true)
  view.setUint32(56, u32(trailer.difficulty, 'difficulty'), true)
  putHash(bytes, 60, trailer.mroot, 'mroot')
  putHash(bytes, 92, trailer.nonce, 'nonce')
  view.setUint32(124, u32(trailer.stime, 'stime'), true)
  return bytes
}

/**
 * Decodes a trailer of 128 bytes, or of 160 bytes if it includes the hash. The hash is ignored.
 * @throws {ProofInputError} If the trailer has another length.
 *
 * @example
 * ```ts
 * import { blockTrailer, decodeTrailer } from '@mcm/proof'
 *
 * const { bnum, difficulty } = decodeTrailer(blockTrailer(block, 0))
 * bnum // => 1_078_535n
 * difficulty // => 37
 * ```
 */
export function decodeTrailer(bytes: Uint8Array): Trailer {
  assertLength(bytes, [trailerLength, trailerLength + 32], 'trailer')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    phash: bytes.slice(0, 32),
    bnum: view.getBigUint64(32, true),
    mfee: view.getBigUint64(40, true),
    tcount: view.getUint32(48, true),
    time0: view.getUint32(52, true),
    difficulty: view.getUint32(56, true),
    mroot: bytes.slice(60, 92),
    nonce: bytes.slice(92, 124),
    stime: view.getUint32(124, true),
  }
}

/**
 * Encodes a block from the API as a 128-byte trailer.
 * @param time0 The start time in seconds, which is the only field that the API doesn't provide. It is the
 *   parent's `stime`, or the grandparent's for a neogenesis block.
 * @throws {ProofInputError} If a value doesn't fit its field.
 *
 * @example
 * ```ts
 * import { blockTrailer, findStart, trailerLength } from '@mcm/proof'
 *
 * const start = findStart(block) ?? 0
 * blockTrailer(block, start).length // => trailerLength
 * ```
 */
export function blockTrailer(block: Block, time0: number): Uint8Array {
  const { metadata } = block
  return encodeTrailer({
    phash: fromHex(block.parent_block_identifier.hash, 32, 'parent_block_identifier.hash'),
    bnum: u64(block.block_identifier.index, 'block_identifier.index'),
    mfee: u64(metadata.fee, 'metadata.fee'),
    tcount: u32(metadata.tx_count, 'metadata.tx_count'),
    time0: u32(time0, 'time0'),
    difficulty: u32(metadata.difficulty, 'metadata.difficulty'),
    mroot: fromHex(metadata.root, 32, 'metadata.root'),
    nonce: fromHex(metadata.nonce, 32, 'metadata.nonce'),
    stime: u32(metadata.stime / 1000, 'metadata.stime, in seconds,'),
  })
}

function putHash(target: Uint8Array, offset: number, hash: Uint8Array, what: string): void {
  assertLength(hash, [32], what)
  target.set(hash, offset)
}
