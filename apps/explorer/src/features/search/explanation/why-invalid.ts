import { cleanQuery } from '../rules/clean-query'
import { whyNotBase58, whyNotHex } from '../rules/why-not'
import { messages } from './messages'

/** Minimum length of an address in Base58. */
const MIN_BASE58_LENGTH = 22
const HEX_LENGTH = 40

/** A part of an address that is long enough to search for, in hex with or without 0x, or in Base58. */
const PART = /^(0x[\da-fA-F]{2,39}|[\da-fA-F]{6,39}|[1-9A-HJ-NP-Za-km-z]{4,29})$/

export const isPartOfAddress = (text: string): boolean => PART.test(text)

/** Returns the text if it reads like a part of an address: unlike a word, with digits or capitals. */
export function partOfAddress(input: string): string | undefined {
  const text = cleanQuery(input)
  return isPartOfAddress(text) && /.\d|.[A-Z]/.test(text) ? text : undefined
}

/** Groups of letters or digits with hyphens between them, as in INVOICE-1024. */
const MEMO = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)+$/i

/** Returns the text in uppercase if it reads like a memo. */
export function memoOf(input: string): string | undefined {
  const text = cleanQuery(input)
  return MEMO.test(text) ? text.toUpperCase() : undefined
}

/** Minimum length of a part of an address that is compared with the addresses at hand. */
const MIN_NEARBY_PART = 3

/** Returns the text if it may be a part of an address, even one too short for the rich list. */
export function shortPartOfAddress(input: string): string | undefined {
  const text = cleanQuery(input)
  const isPart = text.length >= MIN_NEARBY_PART && /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
  return isPart && /\D/.test(text) && /.\d|.[A-Z]|^[A-Z]..$/.test(text) ? text : undefined
}

/** Minimum number of digits by which a hash is found. */
const MIN_HASH_DIGITS = 4

/** Returns the lowercase hex digits of a text that may be the start of a hash. */
export function startOfHash(input: string): string | undefined {
  const digits = /^(?:0x)?([\da-f]{1,63})$/i.exec(cleanQuery(input))?.[1]
  return digits && digits.length >= MIN_HASH_DIGITS ? digits.toLowerCase() : undefined
}

/** Returns what is wrong with a text that isn't an address: most often, a part of it is missing. */
export function whyInvalid(text: string): string {
  if (memoOf(text) !== undefined) return messages.memo
  const hex = /^0x(.*)$/is.exec(text)?.[1]
  if (hex !== undefined) {
    return /^[0-9a-f]*$/i.test(hex) ? messages.wrongHex(hex.length, HEX_LENGTH) : whyNotHex(text)
  }
  const isPart = /^[1-9A-HJ-NP-Za-km-z]+$/.test(text) && text.length < MIN_BASE58_LENGTH
  return isPart ? messages.partOfAddress(text.length) : whyNotBase58(text)
}

/** Returns the text if it consists of words, which a verse may contain. */
export function wordsOf(input: string): string | undefined {
  const text = cleanQuery(input)
  return /^[a-z]{3,}(?:[ '’-][a-z]+)*$/i.test(text) && partOfAddress(text) === undefined
    ? text.toLowerCase()
    : undefined
}
