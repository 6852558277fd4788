import { tryParseAddress } from '@mcm/address'

/** How a search text reads, by the specification's six rules (section 2, 'Search routing'). */
export type SearchReading =
  | { kind: 'blank' }
  | { kind: 'block-number'; number: string }
  | { kind: 'address'; hex: string }
  /** A transaction or a block: only a look-up tells. Lower case, with 0x. */
  | { kind: 'hash'; hash: string }
  | { kind: 'unknown'; text: string }

/** Characters that come along when something is copied from a chat, a document or a spreadsheet. */
const JUNK = String.raw`[\s"'\u0060\u00ab\u00bb\u2018-\u201f\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff,;<>()]`
const LEADING_OR_TRAILING_JUNK = new RegExp(`^${JUNK}+|${JUNK}+$`, 'g')

/** What the rules look at: without what came along in a paste. */
export function cleanQuery(input: string): string {
  return fromExplorerUrl(input.replace(LEADING_OR_TRAILING_JUNK, ''))
}

export function readQuery(input: string): SearchReading {
  const text = cleanQuery(input)
  if (text === '') return { kind: 'blank' }
  if (/^\d+$/.test(text)) return { kind: 'block-number', number: text.replace(/^0+(?=\d)/, '') }
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (hex?.length === 40) return { kind: 'address', hex: `0x${hex}` }
  const address = tryParseAddress(text)
  if (address) return { kind: 'address', hex: address.hex }
  if (hex !== undefined && hex.length >= 64) return { kind: 'hash', hash: `0x${hex}` }
  return { kind: 'unknown', text }
}

/** What a pasted link to an explorer's page is about; any other text stays as it is. */
function fromExplorerUrl(text: string): string {
  const match = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:block|tx|transaction|address)\/([^/?#]+)/i.exec(
    text,
  )
  return match?.[1] === undefined ? text : safelyDecoded(match[1])
}

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
