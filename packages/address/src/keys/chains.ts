import { sha256 } from '@noble/hashes/sha2.js'

import { copyBytes } from '../bytes'
import { PUBLIC_KEY_SIZE, SEED_SIZE } from '../sizes'

// These are the WOTS+ parameters of the XMSS reference: SHA-256, n = 32, w = 16, 64 message digits and 3
// checksum digits.
const N = 32
const CHAINS = 67
const LAST_POSITION = 15

/** A position from 0 to 15 on each of the 67 chains. */
export type Positions = readonly number[]

/** Positions of the secret values. */
export const CHAIN_STARTS: Positions = /* @__PURE__ */ Array.from({ length: CHAINS }, () => 0)

/** Positions of the public key. */
export const CHAIN_ENDS: Positions = /* @__PURE__ */ CHAIN_STARTS.map(() => LAST_POSITION)

/** Returns the positions that a message's signature reveals: 64 message digits and 3 checksum digits. */
export function messagePositions(message: Uint8Array): Positions {
  const digits: number[] = []
  for (const byte of message) digits.push(byte >> 4, byte & 15)
  const checksum = digits.reduce((sum, digit) => sum + LAST_POSITION - digit, 0)
  return [...digits, checksum >> 8, (checksum >> 4) & 15, checksum & 15]
}

/** Expands a secret to the 67 values at the start of its chains. */
export function expandSecret(secret: Uint8Array): Uint8Array {
  const prf = createPrf(secret)
  const counterBytes = new Uint8Array(N)
  const counter = new DataView(counterBytes.buffer)
  const starts = new Uint8Array(PUBLIC_KEY_SIZE)
  for (let chain = 0; chain < CHAINS; chain++) {
    counter.setUint32(N - 4, chain)
    prf(counterBytes, starts.subarray(chain * N))
  }
  return starts
}

/**
 * Advances 67 values along their chains, in place. Key generation, signing and key recovery all use this
 * function.
 *
 * @param publicSeed 32 bytes.
 * @param addressSeed 32 bytes. Only the first 20 bytes are hashed. They are five little-endian words,
 *   which are converted to big-endian and followed by the chain, the position and the purpose.
 */
export function walkChains(
  values: Uint8Array,
  publicSeed: Uint8Array,
  addressSeed: Uint8Array,
  from: Positions,
  to: Positions,
): Uint8Array {
  const prf = createPrf(publicSeed)
  const hash = createHasher(sha256.create())
  const placeBytes = new Uint8Array(N)
  const place = new DataView(placeBytes.buffer)
  const seedWords = new DataView(addressSeed.buffer, addressSeed.byteOffset)
  for (let at = 0; at < 20; at += 4) place.setUint32(at, seedWords.getUint32(at, true))

  // The input of a step consists of 32 zero bytes, the position's key, and the value XORed with the
  // position's mask.
  const block = new Uint8Array(3 * N)
  const key = block.subarray(N, 2 * N)
  const masked = block.subarray(2 * N)

  for (const [chain, start] of from.entries()) {
    const value = values.subarray(chain * N, chain * N + N)
    place.setUint32(20, chain)
    for (let position = start; position < (to[chain] ?? 0); position++) {
      place.setUint32(24, position)
      place.setUint32(28, 0)
      prf(placeBytes, key)
      place.setUint32(28, 1)
      prf(placeBytes, masked)
      for (let at = 0; at < N; at++) masked[at] = (masked[at] ?? 0) ^ (value[at] ?? 0)
      hash(block, value)
    }
  }
  return values
}

type Hash = ReturnType<typeof sha256.create>

/** A function that writes the hash of an input into an array. */
type HashInto = (input: Uint8Array, output: Uint8Array) => void

/**
 * Creates the keyed PRF, which is the SHA-256 hash of the number 3 as 32 bytes, the seed and a 32-byte
 * input. The seed is hashed only once.
 */
function createPrf(seed: Uint8Array): HashInto {
  const prefix = new Uint8Array(N)
  prefix[N - 1] = 3
  return createHasher(sha256.create().update(prefix).update(seed))
}

/**
 * Creates a function that hashes inputs after a common prefix. It reuses one object, because a key takes
 * 3,000 hashes.
 */
function createHasher(state: Hash): HashInto {
  const work = state.clone()
  return (input, output) => {
    // oxlint-disable-next-line no-underscore-dangle -- noble's documented copy without allocation
    state._cloneInto(work).update(input).digestInto(output)
  }
}

/**
 * The fixed bytes 20 to 31 of an on-chain address seed: the last chain (66), the last position (14) and
 * the mask (1).
 */
const ADDRESS_SEED_TAIL = [0x42, 0, 0, 0, 0x0e, 0, 0, 0, 1, 0, 0, 0] as const

/**
 * Returns the address seed as it is stored in a signature: its first 20 bytes, followed by 12 fixed
 * bytes.
 */
export function canonicalAddressSeed(addressSeed: Uint8Array): Uint8Array {
  const canonical = copyBytes(addressSeed)
  canonical.set(ADDRESS_SEED_TAIL, SEED_SIZE - ADDRESS_SEED_TAIL.length)
  return canonical
}
