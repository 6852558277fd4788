import { decodeBase58, encodeBase58 } from '../src/index'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Creates a seeded generator of 32-bit unsigned integers (SplitMix32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/**
 * Replaces one Base58 character in each of `count` random addresses.
 *
 * @returns How many of the changed addresses were accepted.
 */
export function countUndetectedTypos(count: number, seed: number): number {
  const random = createRandom(seed)
  let undetected = 0
  for (let change = 0; change < count; change++) {
    const tag = Uint8Array.from({ length: 20 }, () => random() & 255)
    const address = encodeBase58(tag)
    const at = random() % address.length
    const digit = ALPHABET.indexOf(address.charAt(at))
    const other = ALPHABET.charAt((digit + 1 + (random() % 57)) % 58)
    if (isAccepted(address.slice(0, at) + other + address.slice(at + 1))) undetected++
  }
  return undetected
}

function isAccepted(text: string): boolean {
  try {
    return decodeBase58(text).length === 20
  } catch {
    return false
  }
}

/** Formats the result. */
export function report(undetected: number, count: number): string {
  const share =
    undetected === 0 ? 'none' : `1 in ${Math.round(count / undetected).toLocaleString('en')}`
  return `${undetected} of ${count.toLocaleString('en')} single-character typos undetected: ${share} (expected by chance: 1 in 65,536)`
}
