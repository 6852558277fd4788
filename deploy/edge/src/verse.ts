import { expandHaiku } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'

/** Returns the lines of a block's haiku, read from the nonce, or an empty list if it has none. */
export function verseOf(block: Block): string[] {
  return expandHaiku(block.metadata.nonce).lines
}
