import { sha256 } from '@noble/hashes/sha2.js'
import { assertLength } from './bytes'
import { hashInto } from './peach-hashes'
import { floatPass, memoryPass } from './peach-passes'

/** Bytes of a trailer that the work covers: all before `stime`. */
export const workLength = 124

const rowLength = 32
const tileLength = 1024
const jumpCount = 8
const indexMask = 0xfffff

// One check runs at a time, so all of them share this memory.

/** What a jump hashes: the nonce, the number of a tile and the tile itself, which is built in place. */
const journey = /* @__PURE__ */ new Uint8Array(rowLength + 4 + tileLength)
const tile = /* @__PURE__ */ journey.subarray(rowLength + 4)
/** A row of a tile, then the tile's number. */
const row = /* @__PURE__ */ new Uint8Array(rowLength + 4)
const rowStart = /* @__PURE__ */ row.subarray(0, rowLength)
/** The tile's number, then the parent's hash: what the first row is made from. */
const seed = /* @__PURE__ */ new Uint8Array(4 + rowLength)
const landing = /* @__PURE__ */ new Uint8Array(rowLength)

/**
 * The Peach hash of a block: what must begin with as many zero bits as the difficulty says. It walks
 * over nine tiles of 1 KiB that depend on the parent's hash; each names the next.
 *
 * Takes about 5 ms once warm, and some 100 ms the first time.
 * @param trailer124 the first 124 bytes of the trailer. The nonce need not follow the grammar.
 * @returns 32 bytes.
 * @throws {ProofInputError} when it is not 124 bytes.
 */
export function peachHash(trailer124: Uint8Array): Uint8Array {
  assertLength(trailer124, [workLength], 'The part of a trailer that Peach covers')
  const digest = sha256(trailer124)
  let index = 1
  for (const byte of digest) index = Math.imul(index, byte)
  index &= indexMask

  seed.set(trailer124.subarray(0, rowLength), 4)
  journey.set(trailer124.subarray(92, 92 + rowLength))
  for (let jump = 0; jump < jumpCount; jump++) {
    buildTile(index)
    index = nextTile(index)
  }
  buildTile(index)
  return sha256.create().update(digest).update(tile).digest()
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
  putIndex(journey, rowLength, index)
  hashInto(floatPass(journey, journey.length, index, false), journey, landing)
  let sum = 0
  for (let at = 0; at < rowLength; at += 4) {
    sum += (landing[at] ?? 0) | ((landing[at + 1] ?? 0) << 8) | ((landing[at + 2] ?? 0) << 16)
  }
  return sum & indexMask
}

function putIndex(target: Uint8Array, offset: number, index: number): void {
  target[offset] = index
  target[offset + 1] = index >>> 8
  target[offset + 2] = index >>> 16
  target[offset + 3] = 0
}
