import { tryParseAddress } from '@mcm/address'
import { readLink } from './pasted-link'
import { parseBlockHeight } from './parse-block-height'

/** How a search text reads, by the specification's six rules (section 2, 'Search routing'). */
export type SearchReading =
  | { kind: 'blank' }
  | { kind: 'block-number'; number: string }
  | { kind: 'address'; hex: string }
  /** A transaction or a block: only a look-up tells. Lower case, with 0x. */
  | { kind: 'hash'; hash: string }
  /** A link to another page of the explorer. */
  | { kind: 'page'; href: string }
  | { kind: 'unknown'; text: string }

/** Characters that come along when something is copied from a chat, a document or a spreadsheet. */
const JUNK = String.raw`[\s"'\u0060\u00ab\u00bb\u2018-\u201f\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff,;<>()]`
const LEADING_OR_TRAILING_JUNK = new RegExp(`^${JUNK}+|${JUNK}+$`, 'g')
/** The end of the sentence that it stood at. */
const FULL_STOP = /(?<=[0-9a-z])[.:!?]+$/i

/** What the rules look at: without what came along in a paste, and of a link what it is about. */
export function cleanQuery(input: string): string {
  const text = input.replace(LEADING_OR_TRAILING_JUNK, '').replace(FULL_STOP, '')
  const link = readLink(text)
  return link && 'text' in link ? cleanQuery(link.text) : text
}

export function readQuery(input: string): SearchReading {
  const text = cleanQuery(input)
  if (text === '') return { kind: 'blank' }
  const number = parseBlockHeight(text)
  if (number !== undefined) return { kind: 'block-number', number }
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (hex?.length === 40) return { kind: 'address', hex: `0x${hex}` }
  const address = tryParseAddress(text)
  if (address) return { kind: 'address', hex: address.hex }
  if (hex !== undefined && hex.length >= 64) return { kind: 'hash', hash: `0x${hex}` }
  const link = readLink(text)
  return link && 'page' in link ? { kind: 'page', href: link.page } : { kind: 'unknown', text }
}
