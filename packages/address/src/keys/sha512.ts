/** A 64-bit word takes two elements: its upper half, then its lower half. */
type Words = Uint32Array<ArrayBuffer>

const BLOCK_SIZE = 128
const ROUNDS = 80

/**
 * Returns the SHA-512 hash (FIPS 180-4) of the joined parts, which together are shorter than 512 MiB.
 *
 * Only the derivation of keys needs it. It takes a quarter of the space of the one in @noble/hashes,
 * which provides all other hashes.
 */
export function sha512(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  // After the message there is a one bit, and its length in the last 16 bytes.
  const message = new Uint8Array(Math.ceil((length + 17) / BLOCK_SIZE) * BLOCK_SIZE)
  let end = 0
  for (const part of parts) {
    message.set(part, end)
    end += part.length
  }
  message[end] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(message.length - 4, length * 8)

  const { initial, rounds } = (constants ??= createConstants())
  const state = initial.slice()
  const schedule = new Uint32Array(2 * ROUNDS)
  for (let at = 0; at < message.length; at += BLOCK_SIZE) {
    expand(schedule, view, at)
    compress(state, schedule, rounds)
  }
  // They may contain a secret.
  message.fill(0)
  schedule.fill(0)
  const hash = new DataView(new ArrayBuffer(64))
  state.forEach((word, at) => hash.setUint32(at * 4, word))
  return new Uint8Array(hash.buffer)
}

/** Fills the message schedule of the block at this position. */
function expand(w: Words, message: DataView, at: number): void {
  for (let i = 0; i < 32; i++) w[i] = message.getUint32(at + i * 4)
  for (let i = 32; i < w.length; i += 2) {
    const h0 = get(w, i - 30)
    const l0 = get(w, i - 29)
    const h1 = get(w, i - 4)
    const l1 = get(w, i - 3)
    const low =
      (sigma(l0, h0, 1, 8, 7) >>> 0) +
      (sigma(l1, h1, 19, 61, 6) >>> 0) +
      get(w, i - 13) +
      get(w, i - 31)
    w[i] =
      (rotate(h0, l0, 1) ^ rotate(h0, l0, 8) ^ (h0 >>> 7)) +
      (rotate(h1, l1, 19) ^ rotate(h1, l1, 61) ^ (h1 >>> 6)) +
      get(w, i - 14) +
      get(w, i - 32) +
      carry(low)
    w[i + 1] = low
  }
}

function compress(state: Words, w: Words, constants: Words): void {
  // The variables from a to h.
  const v = state.slice()
  for (let i = 0; i < w.length; i += 2) {
    const a = get(v, 0)
    const aLow = get(v, 1)
    const e = get(v, 8)
    const eLow = get(v, 9)
    const low =
      get(v, 15) +
      (sigma(eLow, e, 14, 18, 41) >>> 0) +
      (choose(eLow, get(v, 11), get(v, 13)) >>> 0) +
      get(constants, i + 1) +
      get(w, i + 1)
    const high =
      get(v, 14) +
      sigma(e, eLow, 14, 18, 41) +
      choose(e, get(v, 10), get(v, 12)) +
      get(constants, i) +
      get(w, i) +
      carry(low)
    const newLow =
      (low >>> 0) +
      (sigma(aLow, a, 28, 34, 39) >>> 0) +
      (majority(aLow, get(v, 3), get(v, 5)) >>> 0)
    const newHigh =
      high + sigma(a, aLow, 28, 34, 39) + majority(a, get(v, 2), get(v, 4)) + carry(newLow)
    v.copyWithin(2, 0)
    add(v, 8, high, low >>> 0)
    v[0] = newHigh
    v[1] = newLow
  }
  for (let i = 0; i < v.length; i += 2) add(state, i, get(v, i), get(v, i + 1))
}

function get(words: Words, at: number): number {
  return words[at] ?? 0
}

function add(words: Words, at: number, high: number, low: number): void {
  const sum = get(words, at + 1) + low
  words[at] = get(words, at) + high + carry(sum)
  words[at + 1] = sum
}

/** Returns what a sum of lower halves adds to the sum of the upper halves. */
function carry(sum: number): number {
  return Math.floor(sum / 2 ** 32)
}

/** Returns the upper half of a word rotated right; with its halves swapped, the lower half. */
function rotate(high: number, low: number, bits: number): number {
  return bits < 32
    ? (high >>> bits) | (low << (32 - bits))
    : (low >>> (bits - 32)) | (high << (64 - bits))
}

function sigma(high: number, low: number, a: number, b: number, c: number): number {
  return rotate(high, low, a) ^ rotate(high, low, b) ^ rotate(high, low, c)
}

function choose(e: number, f: number, g: number): number {
  return (e & f) ^ (~e & g)
}

function majority(a: number, b: number, c: number): number {
  return (a & b) ^ (a & c) ^ (b & c)
}

/** Created with the first hash. */
let constants: { initial: Words; rounds: Words } | undefined

/** Returns the constants: 64 bits of the fractions of the roots of primes (FIPS 180-4, 4.2.3, 5.3.5). */
function createConstants() {
  const primes: number[] = []
  for (let n = 2; primes.length < ROUNDS; n++) {
    if (primes.every((prime) => n % prime > 0)) primes.push(n)
  }
  return {
    initial: Uint32Array.from(primes.slice(0, 8).flatMap((prime) => rootFraction(prime, 2n))),
    rounds: Uint32Array.from(primes.flatMap((prime) => rootFraction(prime, 3n))),
  }
}

/** Returns both halves of the first 64 bits after the point of a root, by Newton's method from above. */
function rootFraction(prime: number, degree: bigint): [number, number] {
  const power = BigInt(prime) << (64n * degree)
  let root = BigInt(prime) << 64n
  for (;;) {
    const next = ((degree - 1n) * root + power / root ** (degree - 1n)) / degree
    if (next >= root)
      return [Number(BigInt.asUintN(32, root >> 32n)), Number(BigInt.asUintN(32, root))]
    root = next
  }
}
