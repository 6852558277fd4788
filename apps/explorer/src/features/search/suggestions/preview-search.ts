import { readSearch } from '../rules/search-rules'
import { cleanQuery } from '../rules/clean-query'
import { messages as rules } from '../rules/messages'
import { memoOf, partOfAddress, shortenedOf } from '../rules/parts'
import { isBase58, whyNotBase58 } from '../rules/why-not'
import { messages } from './messages'

/** A preview of what a text would be searched as. */
export interface SearchPreview {
  words: string
  /** Whether the search has something to find. Otherwise, the words say what is wrong. */
  isComplete: boolean
  /** Whether the words don't say what the text is a part of, so that any match says more. */
  isVague: boolean
}

/** Length of nearly every Base58 address. A shorter text may still become one. */
const BASE58_LENGTH = 30
/** Number of hex digits of an address, and of a hash. */
const HEX_LENGTHS = { address: 40, hash: 64 }
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
      return whatIsMissing(cleanQuery(input))
  }
}

function whatIsMissing(text: string): SearchPreview {
  if (shortenedOf(text)) return incomplete(rules.shortened)
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]
  if (hex !== undefined && (text.startsWith('0x') || hex.length >= MIN_HEX_LENGTH)) {
    return incomplete(partialHex(hex.length))
  }
  if (isBase58(text) && text.length < BASE58_LENGTH) {
    const words = messages.partialBase58(text.length)
    return partOfAddress(text) === undefined ? vague(words) : incomplete(words)
  }
  if (memoOf(text) !== undefined) return vague(rules.memo)
  const isLikeAddress = /^[0-9A-Za-z]+$/.test(text) && text.length >= MIN_ADDRESS_LENGTH
  return isLikeAddress
    ? incomplete(messages.wrongAddress(whyNotBase58(text)))
    : vague(messages.unknown)
}

function partialHex(count: number): string {
  const { address, hash } = HEX_LENGTHS
  if (count < address) return messages.partialHex(count)
  return count - address < hash - count ? messages.longHex(count) : messages.partialHash(count)
}

const complete = (words: string): SearchPreview => ({
  words,
  isComplete: true,
  isVague: false,
})
const incomplete = (words: string): SearchPreview => ({ words, isComplete: false, isVague: false })
const vague = (words: string): SearchPreview => ({ ...incomplete(words), isVague: true })
