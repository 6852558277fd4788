import { assertLength, fromHex } from './bytes'
import { dictionary } from './haiku-dictionary'
import { verseLength } from './haiku-grammar'

/**
 * A haiku in several formats.
 *
 * @example
 * ```ts
 * import { expandHaiku, type Haiku } from '@mcm/proof'
 *
 * const onOneLine = ({ lines }: Haiku) => lines.join(' / ')
 * onOneLine(expandHaiku(block.metadata.nonce)) // => 'at night / soft snakes / returning'
 * ```
 */
export interface Haiku {
  /**
   * The three lines, without surrounding spaces. The list is empty for an empty nonce (pseudo-blocks and
   * neogenesis blocks).
   */
  lines: string[]
  /**
   * The haiku in the node's format: each line ends with a space, and each line but the last is followed
   * by a line feed.
   */
  text: string
  /**
   * The haiku in the Mesh API's format: the same as `text`, but with a space before `:`, `--` and a
   * plural `s`.
   */
  meshText: string
}

/**
 * Expands a block's nonce to the haiku it encodes.
 * @param nonce The 32 bytes of `metadata.nonce`, as bytes or in hex, whose first verse is the haiku; or
 *   the 16 bytes of a single verse.
 * @throws {ProofInputError} If the nonce has another length.
 *
 * @example
 * ```ts
 * import { expandHaiku } from '@mcm/proof'
 *
 * const nonce = '0x0cfa016194011e0000000000000000002b0d0577f701f21f03010580bd000000'
 * expandHaiku(nonce).lines // => ['at night', 'soft snakes', 'returning']
 * ```
 */
export function expandHaiku(nonce: Uint8Array | string): Haiku {
  const raw = expandVerse(nonceBytes(nonce).subarray(0, verseLength))
  let text = ''
  for (const letter of raw) text = letter === '\b' ? text.slice(0, -1) : text + letter
  const lines = text === '' ? [] : text.split('\n').map((line) => line.trim())
  return { lines, text, meshText: raw.replaceAll('\b', '') }
}

/**
 * Returns a verse's words, each followed by a space. Backspaces aren't removed, because Trigg hashes
 * them.
 */
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
  if (typeof nonce === 'string') return fromHex(nonce, 2 * verseLength, 'nonce')
  assertLength(nonce, [verseLength, 2 * verseLength], 'nonce')
  return nonce
}
