import { tryParseAddress } from '@mcm/address'
import { readLink } from './pasted-link'

/**
 * Characters that are often included when text is copied from a chat, a document or a spreadsheet.
 */
const JUNK = String.raw`[\s"'\u0060\u00ab\u00bb\u2018-\u201f\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff,;<>()]`
const LEADING_OR_TRAILING_JUNK = new RegExp(`^${JUNK}+|${JUNK}+$`, 'g')
/** Matches punctuation that ended a sentence. */
const FULL_STOP = /(?<=[0-9a-z])[.:!?]+$/i
/** Matches the labels that pages or messages put before a hash or an address. */
const LABEL =
  /^(?:block\s+hash|block|tx(?:id|\s+hash)?|transaction(?:\s+(?:id|hash))?|hash|addr(?:ess)?|account|wallet|tag|mochimo|mcm)\s*(?:[:=#]|\s)\s*/i

/**
 * Returns the text that the rules read: the input without pasted extras or, for a link, what the
 * link points to.
 */
export function cleanQuery(input: string): string {
  const text = input.replace(LEADING_OR_TRAILING_JUNK, '').replace(FULL_STOP, '')
  const link = readLink(text)
  return link && 'text' in link ? cleanQuery(link.text) : withoutLabelAndBreaks(text)
}

/** Returns only the hash or address if it was pasted with a label or split into lines or groups. */
function withoutLabelAndBreaks(text: string): string {
  for (const candidate of [text, text.replace(LABEL, '')]) {
    const whole = candidate.replaceAll(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')
    if (whole !== text && isHashOrAddress(whole)) return whole
  }
  return text
}

function isHashOrAddress(text: string): boolean {
  return /^(?:0x)?[0-9a-f]{64}$/i.test(text) || Boolean(tryParseAddress(text))
}
