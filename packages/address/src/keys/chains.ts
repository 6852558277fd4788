import { sha256 } from '@noble/hashes/sha2.js'

import { copyBytes } from '../bytes'
import { PUBLIC_KEY_SIZE, SEED_SIZE } from '../sizes'

// WOTS+ as in the XMSS reference: SHA-256, n = 32, w = 16, 64 message digits and 3 checksum digits.
const N = 32
const CHAINS = 67
const LAST_POSITION = 15

/** A position on each of the 67 chains, 0 to 15. */
export type Positions = readonly number[]

/** Where the secret values are. */
export const CHAIN_STARTS: Positions = /* @__PURE__ */ Array.from({ length: CHAINS }, () => 0)

/** Where the public key is. */
export const CHAIN_ENDS: Positions = /* @__PURE__ */ CHAIN_STARTS.map(() => LAST_POSITION)

/** How far a signature of this message reveals each chain: 64 digits, then their checksum. */
export function positionsOf(message: Uint8Array): Positions {
  const digits: number[] = []
  for (const byte of message) digits.push(byte >> 4, byte & 15)
  const checksum = digits.reduce((sum, digit) => sum + LAST_POSITION - digit, 0)
  return [...digits, checksum >> 8, (checksum >> 4) & 15, checksum & 15]
}

/** The 67 secret values at the start of a key's chains. */
export function expandSecret(secret: Uint8Array): Uint8Array {
  const prf = prfOf(secret)
  const counter = new DataView(new ArrayBuffer(N))
  const starts = new Uint8Array(PUBLIC_KEY_SIZE)
  for (let chain = 0; chain < CHAINS; chain++) {
    counter.setUint32(N - 4, chain)
    prf(counter, starts.subarray(chain * N))
  }
  return starts
}

/**
 * Moves 67 values along their chains, in place: the one operation of which keys, signatures and
 * their recovery consist.
 *
 * @param publicSeed 32 bytes.
 * @param addressSeed Its first 20 bytes count: little-endian words that are hashed big-endian,
 *   before the words chain, position and purpose.
 */
export function walkChains(
  values: Uint8Array,
  publicSeed: Uint8Array,
  addressSeed: Uint8Array,
  from: Positions,
  to: Positions,
): Uint8Array {
  const prf = prfOf(publicSeed)
  const place = new DataView(new ArrayBuffer(N))
  const seedWords = new DataView(addressSeed.buffer, addressSeed.byteOffset)
  for (let at = 0; at < 20; at += 4) place.setUint32(at, seedWords.getUint32(at, true))

  // What a step hashes: 32 zero bytes, the key of the place, the value under the mask of the place.
  const block = new Uint8Array(3 * N)
  const key = block.subarray(N, 2 * N)
  const masked = block.subarray(2 * N)

  for (const [chain, start] of from.entries()) {
    const value = values.subarray(chain * N, chain * N + N)
    place.setUint32(20, chain)
    for (let position = start; position < (to[chain] ?? 0); position++) {
      place.setUint32(24, position)
      place.setUint32(28, 0)
      prf(place, key)
      place.setUint32(28, 1)
      prf(place, masked)
      value.forEach((byte, at) => {
        masked[at] = (masked[at] ?? 0) ^ byte
      })
      value.set(sha256(block))
    }
  }
  return values
}

/** SHA-256 over 32 bytes that end in 3, a seed and 32 bytes of input; the first half is hashed once. */
function prfOf(seed: Uint8Array): (input: DataView<ArrayBuffer>, output: Uint8Array) => void {
  const prefix = new Uint8Array(N)
  prefix[N - 1] = 3
  const seeded = sha256.create().update(prefix).update(seed)
  const work = seeded.clone()
  return (input, output) => {
    // oxlint-disable-next-line no-underscore-dangle -- noble's documented way to copy without allocating
    seeded._cloneInto(work).update(new Uint8Array(input.buffer)).digestInto(output)
  }
}

/** Bytes 20 to 31 of every address seed on the chain: the last chain, its last position, the mask. */
const ADDRESS_SEED_TAIL = [0x42, 0, 0, 0, 0x0e, 0, 0, 0, 1, 0, 0, 0] as const

/** The address seed as a signature carries it: 20 bytes that count, then the 12 that never differ. */
export function canonicalAddressSeed(addressSeed: Uint8Array): Uint8Array {
  const canonical = copyBytes(addressSeed)
  canonical.set(ADDRESS_SEED_TAIL, SEED_SIZE - ADDRESS_SEED_TAIL.length)
  return canonical
}
