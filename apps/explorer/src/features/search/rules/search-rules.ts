import { tryParseAddress } from '@mcm/address'
import { paths } from '../../../config/paths'
import { cleanQuery } from './clean-query'
import { messages } from './messages'
import { pageNamed } from './page-name'
import { parseBlockHeight } from './parse-block-height'
import { readLink } from './pasted-link'
import { whyNotBase58, whyNotDigits, whyNotHex } from './why-not'

/** Determines whether a hash is a transaction's or a block's. */
export type LookUp = (hash: string) => Promise<'transaction' | 'block'>

/** One of the search rules (specification, section 2, 'Search routing'). */
interface Rule {
  id: keyof typeof messages.rules
  /** Returns what the rule reads from the text, or undefined if it doesn't apply. */
  read: (text: string) => string | undefined
  /** Returns the page to which the parsed text leads, or undefined if there is none. */
  href: (read: string, lookUp: LookUp) => string | Promise<string> | undefined
  /** Explains why the rule doesn't apply or, if it did, why there was no result. */
  explain: (text: string, applies: boolean) => string
}

/** The rules in order. The first rule that can read the text decides. */
export const searchRules: readonly Rule[] = [
  {
    id: 'blank',
    read: (text) => (text === '' ? text : undefined),
    href: () => undefined,
    explain: () => messages.blank,
  },
  {
    id: 'number',
    read: parseBlockHeight,
    href: paths.block.href,
    explain: (text, applies) => (applies ? messages.match : whyNotDigits(text)),
  },
  {
    id: 'hex',
    read: (text) => {
      const digits = hexDigits(text)
      return digits?.length === 40 ? `0x${digits}` : undefined
    },
    href: paths.address.href,
    explain: (text, applies) => (applies ? messages.match : whyNotHex(text)),
  },
  {
    id: 'base58',
    read: (text) => tryParseAddress(text)?.hex,
    href: paths.address.href,
    explain: (text, applies) => (applies ? messages.match : whyNotBase58(text)),
  },
  {
    id: 'hash',
    read: (text) => {
      const digits = hexDigits(text)
      return digits !== undefined && digits.length >= 64 ? `0x${digits}` : undefined
    },
    href: async (hash, lookUp) =>
      isHash(hash) && (await lookUp(hash)) === 'transaction'
        ? paths.transaction.href(hash)
        : paths.block.href(hash),
    explain: (text, applies) => {
      if (!applies) return whyNotHex(text)
      const count = hexDigits(text)?.length ?? 0
      return count === 64 ? messages.lookedUp : messages.tooLong(count)
    },
  },
  {
    id: 'page',
    read: (text) => {
      const link = readLink(text)
      return link && 'page' in link ? link.page : pageNamed(text)
    },
    href: (page) => page,
    explain: (_, applies) => (applies ? messages.match : messages.notAPage),
  },
  {
    id: 'other',
    read: (text) => text,
    href: (text) =>
      isPathStep(text) ? paths.search.href(text) : paths.address.href(encodeURIComponent(text)),
    explain: (_, applies) => (applies ? messages.invalid : messages.notNeeded),
  },
]

/** The result of reading a text with the rules. */
export interface SearchReading {
  rule: Rule['id']
  /**
   * The part that the deciding rule extracted: digits, an address or hash in hex, a path, or text.
   */
  value: string
  href: (lookUp: LookUp) => string | Promise<string> | undefined
}

/** Reads a search text with the first rule that applies. */
export function readSearch(input: string): SearchReading {
  const text = cleanQuery(input)
  for (const { id, read, href } of searchRules) {
    const value = read(text)
    if (value !== undefined) {
      // What no rule understands stays as it was typed, so that the visitor recognizes it.
      const isTyped = id === 'other' && readLink(input.trim()) === undefined
      const kept = isTyped ? input.trim() : value
      return { rule: id, value: kept, href: (lookUp) => href(kept, lookUp) }
    }
  }
  throw new Error('The last rule reads every text')
}

/**
 * `.` and `..` have a special meaning as path segments, so they can appear only in the search URL.
 */
export function isPathStep(text: string): boolean {
  return text === '.' || text === '..'
}

function hexDigits(text: string): string | undefined {
  return /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
}

function isHash(hex: string): boolean {
  return hex.length === '0x'.length + 64
}
