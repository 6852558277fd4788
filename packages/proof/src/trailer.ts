import type { Block } from '@mcm/rosetta-client'
import { assertLength, fromHex } from './bytes'
import { u32, u64 } from './numbers'

/** Bytes of a block's trailer that its hash covers; the stored trailer adds the 32 bytes of the hash. */
export const trailerLength = 128

/** The header of a block, in its byte order (Mochimo v3, src/types.h, BTRAILER). */
export interface Trailer {
  /** Hash of the parent, 32 bytes. */
  phash: Uint8Array
  /** Height. */
  bnum: bigint
  /** Minimum fee for each destination, nanoMCM; 0 in pseudo and neogenesis blocks. */
  mfee: bigint
  /** Number of transactions, the reward not counted. */
  tcount: number
  /** Seconds since 1970: when the parent was solved. */
  time0: number
  /** Leading zero bits that the work must show. */
  difficulty: number
  /** Merkle root, 32 bytes. */
  mroot: Uint8Array
  /** Two verses of 16 tokens; the first is the haiku. */
  nonce: Uint8Array
  /** Seconds since 1970: when this block was solved. */
  stime: number
}

/**
 * The 128 hashed bytes of a trailer; integers are little-endian.
 * @throws {ProofInputError} when a field does not fit its place.
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
 * The fields of a trailer: of its 128 hashed bytes, or of the 160 stored ones (the hash at their end
 * is not read).
 * @throws {ProofInputError} for any other length.
 */
export function decodeTrailer(bytes: Uint8Array): Trailer {
  assertLength(bytes, [trailerLength, trailerLength + 32], 'A trailer')
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
 * The 128 hashed bytes of a block's trailer, put together from an endpoint's answer.
 * @param time0 seconds; the one field that the API does not serve. It is the parent's `stime`, or for
 *   a neogenesis block the grandparent's.
 * @throws {ProofInputError} when a field of the answer does not fit a trailer.
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
