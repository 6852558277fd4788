import { decodeBase58, encodeBase58 } from '../src/index'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Numbers from 0 to below 2^32 that depend on the seed only (SplitMix32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/**
 * Changes one character of a valid address into another one of the alphabet, `count` times, each in
 * an address of its own.
 *
 * @returns How many of the changed texts were accepted as addresses.
 */
export function countUnnoticedChanges(count: number, seed: number): number {
  const random = randomOf(seed)
  let unnoticed = 0
  for (let change = 0; change < count; change++) {
    const tag = Uint8Array.from({ length: 20 }, () => random() & 255)
    const address = encodeBase58(tag)
    const at = random() % address.length
    const digit = ALPHABET.indexOf(address.charAt(at))
    const other = ALPHABET.charAt((digit + 1 + (random() % 57)) % 58)
    if (isAccepted(address.slice(0, at) + other + address.slice(at + 1))) unnoticed++
  }
  return unnoticed
}

function isAccepted(text: string): boolean {
  try {
    return decodeBase58(text).length === 20
  } catch {
    return false
  }
}

/** The sentence in which both suites report what they counted. */
export function report(unnoticed: number, count: number): string {
  const share =
    unnoticed === 0 ? 'none' : `1 in ${Math.round(count / unnoticed).toLocaleString('en')}`
  return `${unnoticed} of ${count.toLocaleString('en')} single-character changes slip past the checksum: ${share} (a CRC-16 in theory: 1 in 65,536)`
}
