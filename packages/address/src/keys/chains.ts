import { sha256 } from '@noble/hashes/sha2.js'

import { copyBytes } from '../bytes'
import { PUBLIC_KEY_SIZE, SEED_SIZE } from '../sizes'

// WOTS+ as in the XMSS reference: SHA-256, n = 32, w = 16, 64 message digits and 3 checksum digits.
const N = 32
const CHAINS = 67
const LAST_STEP = 15

/** Domain bytes that start what is hashed, in 32 bytes: 0 for a chain step, 3 for the PRF. */
const PRF_DOMAIN = 3

/** A PRF of one seed: SHA-256(3 as 32 bytes, seed, 32 bytes of input), with the first half hashed once. */
type Prf = (input: Uint8Array, output: Uint8Array) => void

type Sha256 = ReturnType<typeof sha256.create>

/** Finishes a copy of the hash `started` over `rest`, reusing `work` instead of allocating a copy. */
function finish(started: Sha256, work: Sha256, rest: Uint8Array, output: Uint8Array): void {
  // oxlint-disable-next-line no-underscore-dangle -- the documented name in noble's Hash interface
  started._cloneInto(work).update(rest).digestInto(output)
}

function prfOf(seed: Uint8Array): Prf {
  const prefix = new Uint8Array(N)
  prefix[N - 1] = PRF_DOMAIN
  const seeded = sha256.create().update(prefix).update(seed)
  const work = seeded.clone()
  return (input, output) => finish(seeded, work, input, output)
}

/** Moves values along their chains: the one operation that keys, signatures and their recovery share. */
export interface Chains {
  /** Applies the chain function for the positions `from` to `to` (excluded), in place. */
  walk(value: Uint8Array, chain: number, from: number, to: number): void
}

/**
 * @param publicSeed 32 bytes.
 * @param addressSeed At least 20 bytes, of which the first 20 count: little-endian words that are
 *   hashed big-endian, followed by the words chain, position and purpose.
 */
export function chainsOf(publicSeed: Uint8Array, addressSeed: Uint8Array): Chains {
  const prf = prfOf(publicSeed)
  const position = new DataView(new ArrayBuffer(N))
  const positionBytes = new Uint8Array(position.buffer)
  const seedWords = new DataView(addressSeed.buffer, addressSeed.byteOffset, 20)
  for (let at = 0; at < 20; at += 4) position.setUint32(at, seedWords.getUint32(at, true))

  // What a step hashes: 32 zero bytes, the step's key, the masked value.
  const block = new Uint8Array(3 * N)
  const key = block.subarray(N, 2 * N)
  const masked = block.subarray(2 * N)
  const fresh = sha256.create()
  const work = sha256.create()

  function step(value: Uint8Array): void {
    position.setUint32(28, 0)
    prf(positionBytes, key)
    position.setUint32(28, 1)
    prf(positionBytes, masked)
    value.forEach((byte, at) => {
      masked[at] = (masked[at] ?? 0) ^ byte
    })
    finish(fresh, work, block, value)
  }

  return {
    walk(value, chain, from, to) {
      position.setUint32(20, chain)
      for (let at = from; at < to; at++) {
        position.setUint32(24, at)
        step(value)
      }
    },
  }
}

/** The 67 secret starts of a key's chains. */
export function expandSecret(secret: Uint8Array): Uint8Array {
  const prf = prfOf(secret)
  const counter = new DataView(new ArrayBuffer(N))
  const starts = new Uint8Array(PUBLIC_KEY_SIZE)
  for (let chain = 0; chain < CHAINS; chain++) {
    counter.setUint32(N - 4, chain)
    prf(new Uint8Array(counter.buffer), chainOf(starts, chain))
  }
  return starts
}

/** Walks all 67 chains in place, each between the two positions given for its digit. */
export function walkAll(
  values: Uint8Array,
  chains: Chains,
  range: (chain: number) => readonly [from: number, to: number],
): Uint8Array {
  for (let chain = 0; chain < CHAINS; chain++) {
    const [from, to] = range(chain)
    chains.walk(chainOf(values, chain), chain, from, to)
  }
  return values
}

/** From a chain's secret start to its public end. */
export const WHOLE_CHAIN = [0, LAST_STEP] as const

/** Up to which position a signature of this message reveals each chain: 64 digits, then their checksum. */
export function revealedPositions(message: Uint8Array): readonly number[] {
  const digits: number[] = []
  for (const byte of message) digits.push(byte >> 4, byte & 15)
  let checksum = 0
  for (const digit of digits) checksum += LAST_STEP - digit
  return [...digits, checksum >> 8, (checksum >> 4) & 15, checksum & 15]
}

function chainOf(values: Uint8Array, chain: number): Uint8Array {
  return values.subarray(chain * N, (chain + 1) * N)
}

/** Bytes 20 to 31 of every address seed on the chain: the last chain, its last position, the mask. */
const ADDRESS_SEED_TAIL = [0x42, 0, 0, 0, 0x0e, 0, 0, 0, 1, 0, 0, 0] as const

/** The address seed as a signature carries it: 20 bytes that count, then the 12 that never differ. */
export function canonicalAddressSeed(addressSeed: Uint8Array): Uint8Array {
  const canonical = copyBytes(addressSeed)
  canonical.set(ADDRESS_SEED_TAIL, SEED_SIZE - ADDRESS_SEED_TAIL.length)
  return canonical
}
