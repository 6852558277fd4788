import { decodeBase58, InvalidAddressError } from '@mcm/address'
import { messages } from './messages'

/** Returns why a text isn't a number. */
export function whyNotDigits(text: string): string {
  return messages.notADigit(firstOther(text, /\d/))
}

/** Returns why a text isn't hex of the right length. */
export function whyNotHex(text: string): string {
  const digits = text.replace(/^0x/i, '')
  return /^[0-9a-f]+$/i.test(digits)
    ? messages.hexDigits(digits.length)
    : messages.notAHexDigit(firstOther(digits, /[0-9a-f]/i))
}

const BASE58 = /[1-9A-HJ-NP-Za-km-z]/

/** Returns whether all characters of a text can be part of a Base58 address. */
export function isBase58(text: string): boolean {
  return Array.from(text).every((one) => BASE58.test(one))
}

/** Returns why a text isn't a Base58 address. */
export function whyNotBase58(text: string): string {
  try {
    decodeBase58(text)
    return messages.notNeeded
  } catch (error) {
    const reason = error instanceof InvalidAddressError ? error.reason : undefined
    if (reason === 'alphabet') {
      const character = firstOther(text, BASE58)
      return /^“[0OIl]”$/.test(character)
        ? messages.lookAlike(character)
        : messages.notInBase58(character)
    }
    return reason === 'checksum' ? messages.base58Checksum : messages.base58Length(text.length)
  }
}

/** Returns the first invalid character, in quotes. */
function firstOther(text: string, fits: RegExp): string {
  const character = Array.from(text).find((one) => !fits.test(one)) ?? ''
  return character.trim() === '' ? messages.space : `“${character}”`
}
