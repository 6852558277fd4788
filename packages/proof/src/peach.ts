import { sha256 } from '@noble/hashes/sha2.js'
import { assertLength } from './bytes'
import { hashInto } from './peach-hashes'
import { floatPass, memoryPass } from './peach-passes'

/**
 * Number of trailer bytes covered by the proof of work: everything before `stime`.
 *
 * @example
 * ```ts
 * import { workLength } from '@mcm/proof'
 *
 * workLength // => 124
 * ```
 */
export const workLength = 124

const rowLength = 32
const tileLength = 1024
const jumpCount = 8
const indexMask = 0xfffff

// These buffers can be shared by all calls, because hashing is synchronous and never runs twice at the
// same time.

/** Input of a jump: the nonce, a tile index and the tile. The tile is generated in place. */
const jumpInput = /* @__PURE__ */ new Uint8Array(rowLength + 4 + tileLength)
const tile = /* @__PURE__ */ jumpInput.subarray(rowLength + 4)
/** A row of a tile, followed by the tile index. */
const row = /* @__PURE__ */ new Uint8Array(rowLength + 4)
const rowStart = /* @__PURE__ */ row.subarray(0, rowLength)
/** Input of a tile's first row: the tile index, followed by the parent hash. */
const seed = /* @__PURE__ */ new Uint8Array(4 + rowLength)
const jumpHash = /* @__PURE__ */ new Uint8Array(rowLength)

/**
 * A generated tile: the bytes that every miner keeps in memory, computed here for one block.
 *
 * @example
 * ```ts
 * import { type PeachTile, tracePeach } from '@mcm/proof'
 *
 * const sizeOf = ({ bytes }: PeachTile) => bytes.length
 * const { tiles } = tracePeach(new Uint8Array(124))
 * tiles[0] && sizeOf(tiles[0]) // => 1024
 * ```
 */
export interface PeachTile {
  /** Number of the tile, from 0 to 1,048,575. */
  index: number
  /** 1,024 bytes. */
  bytes: Uint8Array
}

/**
 * The intermediate results of a Peach hash, in the order in which they are computed.
 *
 * @example
 * ```ts
 * import { type PeachTrace, tracePeach } from '@mcm/proof'
 *
 * const path = ({ tiles }: PeachTrace) => tiles.map(({ index }) => index)
 * path(tracePeach(new Uint8Array(124))).length // => 9
 * ```
 */
export interface PeachTrace {
  /** SHA-256 of the trailer, which selects the first tile. */
  digest: Uint8Array
  /** The nine tiles. Each one selects the next. */
  tiles: PeachTile[]
  /** SHA-256 of the digest and the last tile: the 32-byte Peach hash. */
  hash: Uint8Array
}

/**
 * Computes a block's Peach hash, which must start with at least as many zero bits as the difficulty
 * requires. The function generates nine 1 KiB tiles from the parent hash, and each tile determines the
 * next.
 *
 * A hash takes about 5 ms, or about 100 ms on first use.
 * @param trailer124 The first 124 bytes of the trailer. The nonce doesn't have to follow the grammar.
 * @returns The 32-byte hash.
 * @throws {ProofInputError} If `trailer124` doesn't have 124 bytes.
 *
 * @example
 * ```ts
 * import { blockTrailer, findStart, leadingZeroBits, peachHash, workLength } from '@mcm/proof'
 *
 * const start = findStart(block) ?? 0
 * const hash = peachHash(blockTrailer(block, start).subarray(0, workLength))
 * leadingZeroBits(hash) >= block.metadata.difficulty // => true
 * ```
 */
export function peachHash(trailer124: Uint8Array): Uint8Array {
  return runPeach(trailer124).hash
}

/**
 * Computes a block's Peach hash in the same way as `peachHash`, and also returns the results of each step.
 * @param trailer124 The first 124 bytes of the trailer.
 * @throws {ProofInputError} If `trailer124` doesn't have 124 bytes.
 *
 * @example
 * ```ts
 * import { peachHash, tracePeach } from '@mcm/proof'
 *
 * const header = new Uint8Array(124)
 * const { tiles, hash } = tracePeach(header)
 * tiles.length // => 9
 * hash // => peachHash(header)
 * ```
 */
export function tracePeach(trailer124: Uint8Array): PeachTrace {
  const tiles: PeachTile[] = []
  const { digest, hash } = runPeach(trailer124, (index) => {
    tiles.push({ index, bytes: tile.slice() })
  })
  return { digest, tiles, hash }
}

/** Computes the hash. `onTile` is called after each tile was generated in `tile`. */
function runPeach(
  trailer124: Uint8Array,
  onTile?: (index: number) => void,
): Pick<PeachTrace, 'digest' | 'hash'> {
  assertLength(trailer124, [workLength], 'trailer124')
  const digest = sha256(trailer124)
  let index = 1
  for (const byte of digest) index = Math.imul(index, byte)
  index &= indexMask

  seed.set(trailer124.subarray(0, rowLength), 4)
  jumpInput.set(trailer124.subarray(92, 92 + rowLength))
  for (let jump = 0; jump <= jumpCount; jump++) {
    if (jump > 0) index = nextTile(index)
    buildTile(index)
    onTile?.(index)
  }
  return { digest, hash: sha256.create().update(digest).update(tile).digest() }
}

function buildTile(index: number): void {
  putIndex(seed, 0, index)
  putIndex(row, rowLength, index)
  const parentHash = seed.slice(4)
  let op = memoryPass(seed, seed.length, floatPass(seed, seed.length, index, true))
  hashInto(op, seed, row)
  seed.set(parentHash, 4)
  for (let at = 0; at < tileLength - rowLength; at += rowLength) {
    op = memoryPass(row, rowLength, floatPass(row, rowLength, index, true))
    tile.set(rowStart, at)
    hashInto(op, row, row)
  }
  tile.set(rowStart, tileLength - rowLength)
}

function nextTile(index: number): number {
  putIndex(jumpInput, rowLength, index)
  hashInto(floatPass(jumpInput, jumpInput.length, index, false), jumpInput, jumpHash)
  let sum = 0
  for (let at = 0; at < rowLength; at += 4) {
    sum += (jumpHash[at] ?? 0) | ((jumpHash[at + 1] ?? 0) << 8) | ((jumpHash[at + 2] ?? 0) << 16)
  }
  return sum & indexMask
}

function putIndex(target: Uint8Array, offset: number, index: number): void {
  target[offset] = index
  target[offset + 1] = index >>> 8
  target[offset + 2] = index >>> 16
  target[offset + 3] = 0
}
