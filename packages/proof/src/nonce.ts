import { frames, verseLength } from './haiku-grammar'

/**
 * Generates a nonce that follows the grammar. Frames and words are chosen uniformly at random.
 * @param random A function such as `Math.random` that returns numbers from 0 up to but not including 1.
 * @returns The 32-byte nonce.
 * @throws {RangeError} If `random` returns a number outside this range.
 *
 * @example
 * ```ts
 * import { generateNonce, isNonceGrammatical } from '@mcm/proof'
 *
 * const nonce = generateNonce(Math.random)
 * nonce.length // => 32
 * isNonceGrammatical(nonce) // => true
 * ```
 */
export function generateNonce(random: () => number): Uint8Array {
  const nonce = new Uint8Array(2 * verseLength)
  writeVerse(nonce, 0, random)
  writeVerse(nonce, verseLength, random)
  return nonce
}

function writeVerse(nonce: Uint8Array, offset: number, random: () => number): void {
  pick(frames, random).forEach((tokens, i) => {
    nonce[offset + i] = pick(tokens, random)
  })
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) {
    throw new RangeError('random must return numbers from 0 up to but not including 1')
  }
  return item
}
