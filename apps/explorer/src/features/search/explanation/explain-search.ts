import { decodeBase58, InvalidAddressError } from '@mcm/address'
import { messages } from './messages'
import { cleanQuery, readQuery, type SearchReading } from '../rules/read-query'

/** What one of the search's rules made of a text. */
export interface RuleReading {
  rule: keyof typeof messages.rules
  /** The first rule that does decides. */
  applies: boolean
  why: string
}

const ruleOf: Record<SearchReading['kind'], RuleReading['rule']> = {
  blank: 'blank',
  'block-number': 'number',
  address: 'hex',
  hash: 'hash',
  page: 'rest',
  unknown: 'rest',
}

/** How each of the six rules read a text, for a visitor whose search led nowhere. */
export function explainSearch(input: string): RuleReading[] {
  const text = cleanQuery(input)
  const { kind } = readQuery(input)
  const digits = text.replace(/^0x/i, '')
  const isHex = /^[0-9a-f]+$/i.test(digits)
  const decides = kind === 'address' && !(isHex && digits.length === 40) ? 'base58' : ruleOf[kind]
  const hexDigits = isHex
    ? messages.hexDigits(digits.length)
    : messages.noHex(firstOther(digits, /[0-9a-f]/i))
  const why: Record<RuleReading['rule'], string> = {
    blank: kind === 'blank' ? messages.blank : messages.notBlank,
    number: kind === 'block-number' ? messages.isNumber : messages.noDigit(firstOther(text, /\d/)),
    hex: decides === 'hex' ? messages.isAddress : hexDigits,
    base58: decides === 'base58' ? messages.isAddress : base58Problem(text),
    hash: decides === 'hash' ? messages.nothingHasHash : hexDigits,
    rest: decides === 'rest' ? messages.noAddress : messages.notNeeded,
  }
  return Object.entries(why).map(([rule, reason]) => ({
    rule: rule as RuleReading['rule'],
    applies: rule === decides,
    why: reason,
  }))
}

const BASE58 = /[1-9A-HJ-NP-Za-km-z]/

function base58Problem(text: string): string {
  try {
    decodeBase58(text)
    return messages.isAddress
  } catch (error) {
    const reason = error instanceof InvalidAddressError ? error.reason : undefined
    if (reason === 'alphabet') {
      const character = firstOther(text, BASE58)
      return /^“[0OIl]”$/.test(character)
        ? messages.lookAlike(character)
        : messages.noBase58(character)
    }
    return reason === 'checksum' ? messages.base58Checksum : messages.base58Length(text.length)
  }
}

/** The first character that does not fit, in quotes. */
function firstOther(text: string, fits: RegExp): string {
  const character = Array.from(text).find((one) => !fits.test(one)) ?? ''
  return character.trim() === '' ? messages.space : `“${character}”`
}
