import { assertLength, fromHex } from './bytes'
import { dictionary } from './haiku-dictionary'
import { verseLength } from './haiku-grammar'

/** The words of a nonce in the forms in which they are met. */
export interface Haiku {
  /** Trimmed lines: three, or none when the nonce is empty (pseudo and neogenesis blocks). */
  lines: string[]
  /** As the node shows it: lines end with a space and a line feed, the last with a space. */
  text: string
  /** As the Mesh API serves it: like `text`, but with a space before `:`, `--` and the plural `s`. */
  meshText: string
}

/**
 * The haiku of a block.
 * @param nonce the 32 bytes of `metadata.nonce` as hex or bytes, of which the first 16 are shown; or
 *   16 bytes of one verse.
 * @throws {ProofInputError} when it has another length.
 */
export function expandHaiku(nonce: Uint8Array | string): Haiku {
  const raw = expandVerse(nonceBytes(nonce).subarray(0, verseLength))
  let text = ''
  for (const letter of raw) text = letter === '\b' ? text.slice(0, -1) : text + letter
  const lines = text === '' ? [] : text.split('\n').map((line) => line.trim())
  return { lines, text, meshText: raw.replaceAll('\b', '') }
}

/** The words of one verse, each followed by a space; backspaces are kept, as Trigg hashes them. */
export function expandVerse(verse: Uint8Array): string {
  let text = ''
  for (const token of verse) {
    if (token === 0) break
    const word = dictionary[token] ?? ''
    text += word === '\n' ? word : `${word} `
  }
  return text
}

function nonceBytes(nonce: Uint8Array | string): Uint8Array {
  if (typeof nonce === 'string') return fromHex(nonce, 2 * verseLength, 'A nonce')
  assertLength(nonce, [verseLength, 2 * verseLength], 'A nonce')
  return nonce
}
