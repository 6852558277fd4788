import { whyNotBase58, whyNotHex } from '../rules/why-not'
import { messages as rules } from '../rules/messages'
import { shortenedOf } from '../rules/parts'
import { messages } from './messages'

/** Minimum length of an address in Base58. */
const MIN_BASE58_LENGTH = 22
const HEX_LENGTH = 40

/** Returns what is wrong with a text that isn't an address: most often, a part of it is missing. */
export function whyInvalid(text: string): string {
  if (shortenedOf(text)) return rules.shortened
  const hex = /^0x(.*)$/is.exec(text)?.[1]
  if (hex !== undefined) {
    return /^[0-9a-f]*$/i.test(hex) ? messages.wrongHex(hex.length, HEX_LENGTH) : whyNotHex(text)
  }
  const isPart = /^[1-9A-HJ-NP-Za-km-z]+$/.test(text) && text.length < MIN_BASE58_LENGTH
  return isPart ? messages.partOfAddress(text.length) : whyNotBase58(text)
}
