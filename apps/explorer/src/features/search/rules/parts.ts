import { cleanQuery } from './clean-query'

/** A part of an address that is long enough to search for, in hex with or without 0x, or in Base58. */
const PART = /^(0x[\da-fA-F]{2,39}|[\da-fA-F]{6,39}|[1-9A-HJ-NP-Za-km-z]{4,29})$/

export const isPartOfAddress = (text: string): boolean => PART.test(text)

/** Returns the text if it reads like a part of an address: unlike a word, with digits or capitals. */
export function partOfAddress(input: string): string | undefined {
  const text = cleanQuery(input)
  return isPartOfAddress(text) && /.\d|.[A-Z]/.test(text) ? text : undefined
}

/** Three characters of Base58, one of them a digit or a capital. */
const SHORT_PART = /^(?=.*[\dA-Z])[1-9A-HJ-NP-Za-km-z]{3}$/

/** Returns the text if it may be a part of an address that is too short for the rich list. */
export function shortPartOfAddress(input: string): string | undefined {
  const text = cleanQuery(input)
  return SHORT_PART.test(text) ? text : undefined
}

/** Groups of letters or digits with hyphens between them, as in INVOICE-1024. */
const MEMO = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)+$/i

/** Returns the text in uppercase if it reads like a memo. */
export function memoOf(input: string): string | undefined {
  const text = cleanQuery(input)
  return MEMO.test(text) ? text.toUpperCase() : undefined
}

/** Minimum number of digits by which a hash is found. */
const MIN_HASH_DIGITS = 4

/** Returns the lowercase hex digits of a text that may be the start of a hash. */
export function startOfHash(input: string): string | undefined {
  const digits = /^(?:0x)?([\da-f]{1,63})$/i.exec(cleanQuery(input))?.[1]
  return digits && digits.length >= MIN_HASH_DIGITS ? digits.toLowerCase() : undefined
}

/** Returns the text if it consists of words, which a verse may contain. */
export function wordsOf(input: string): string | undefined {
  const text = cleanQuery(input)
  return /^[a-z]{3,}(?:[ '’-][a-z]+)*$/i.test(text) && partOfAddress(text) === undefined
    ? text.toLowerCase()
    : undefined
}

/** The two ends of a hash or an address whose middle is left out, as lists show them. */
export interface Shortened {
  start: string
  end: string
}

/** Returns the ends of a text that is shortened in its middle, as in `J8gqYehT…8THktNs`. */
export function shortenedOf(input: string): Shortened | undefined {
  const [, start, end] =
    /^((?:0x)?[\dA-Za-z]{3,})(?:…|⋯|\.{2,4}|\*{2,})([\dA-Za-z]{3,})$/.exec(cleanQuery(input)) ?? []
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Whether a hash or an address may be the shortened one. */
export function fitsShortened({ start, end }: Shortened, whole: string): boolean {
  const text = whole.toLowerCase()
  return (
    (text.startsWith(start.toLowerCase()) || text.startsWith(`0x${start.toLowerCase()}`)) &&
    text.endsWith(end.toLowerCase())
  )
}
