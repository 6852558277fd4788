import { frames, verseLength } from './haiku-grammar'

/**
 * A nonce that follows the grammar: two verses, each with a frame and words drawn evenly.
 * @param random numbers from 0 to below 1, such as `Math.random` or a seeded source.
 * @returns 32 bytes.
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
    throw new RangeError('The random source should return numbers from 0 to below 1')
  }
  return item
}
