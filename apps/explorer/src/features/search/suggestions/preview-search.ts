import { readSearch } from '../rules/search-rules'
import { cleanQuery } from '../rules/clean-query'
import { messages as rules } from '../rules/messages'
import { memoOf } from '../rules/parts'
import { isBase58, whyNotBase58 } from '../rules/why-not'
import { messages } from './messages'

/** A preview of what a text would be searched as. */
export interface SearchPreview {
  words: string
  /** Whether the search has something to find. Otherwise, the words say what is wrong. */
  isComplete: boolean
}

/** Length of nearly every Base58 address. A shorter text may still become one. */
const BASE58_LENGTH = 30
/** Minimum length of a text of hex digits that is hardly the start of a Base58 address. */
const MIN_HEX_LENGTH = 8
/** Minimum length of a text that is an address with a wrong character, rather than a word. */
const MIN_ADDRESS_LENGTH = 20

/**
 * Returns what the text is so far, while the visitor is typing. Returns nothing for a blank text.
 */
export function previewSearch(input: string): SearchPreview | undefined {
  const { rule, value } = readSearch(input)
  switch (rule) {
    case 'blank':
      return undefined
    case 'number':
      return complete(messages.block(Number(value)))
    case 'hex':
      return complete(messages.hexAddress)
    case 'base58':
      return complete(messages.address)
    case 'hash': {
      const count = value.length - '0x'.length
      return count === 64 ? complete(messages.hash) : incomplete(messages.longHash(count))
    }
    case 'page':
      return complete(messages.page(value))
    case 'other':
      return incomplete(whatIsMissing(cleanQuery(input)))
  }
}

function whatIsMissing(text: string): string {
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]
  if (hex !== undefined && (text.startsWith('0x') || hex.length >= MIN_HEX_LENGTH)) {
    return messages.partialHex(hex.length)
  }
  if (isBase58(text) && text.length < BASE58_LENGTH) return messages.partialBase58(text.length)
  if (memoOf(text) !== undefined) return rules.memo
  const isLikeAddress = /^[0-9A-Za-z]+$/.test(text) && text.length >= MIN_ADDRESS_LENGTH
  return isLikeAddress ? messages.wrongAddress(whyNotBase58(text)) : messages.unknown
}

const complete = (words: string): SearchPreview => ({ words, isComplete: true })
const incomplete = (words: string): SearchPreview => ({ words, isComplete: false })
