import { isAddress } from '@mcm/address'
import { cleanQuery } from './clean-query'

/** A mistake in typing or copying. */
export interface Slip {
  kind: 'wrong' | 'missing' | 'added' | 'swapped'
  /** Where it is in the text, counted from 0. */
  at: number
}

/** An address that the typed text was probably meant to be. */
export interface NearAddress {
  typed: string
  /** In Base58. */
  right: string
  slip: Slip
  /** In hex. */
  address: string
  /** Where the explorer knows it from, or that it doesn't. */
  origin: string
  /** Whether it is known. If not, it is a guess that only its checksum supports. */
  isKnown: boolean
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Length of a text that is an address gone wrong, rather than a word. */
const LIKE_ADDRESS = /^(?!0x|[\da-f]+$)[\da-z]{20,32}$/i
/** Length of nearly every address. A shorter text is still being typed. */
const WHOLE_LENGTH = 30

/** Returns the text that was meant to be an address in Base58 but isn't one. */
export function mistypedAddress(input: string): string | undefined {
  const text = cleanQuery(input)
  return LIKE_ADDRESS.test(text) && !isAddress(text) ? text : undefined
}

/** Returns the one slip that makes the typed text of the right one, or undefined if it takes more. */
export function findSlip(typed: string, right: string): Slip | undefined {
  let at = 0
  while (at < typed.length && typed[at] === right[at]) at++
  // The start of an address is not wrong: the rest may follow.
  if (at === typed.length) return undefined
  const isSameAfter = (typedCount: number, rightCount: number) =>
    at + rightCount <= right.length && typed.slice(at + typedCount) === right.slice(at + rightCount)
  if (isSameAfter(1, 1)) return { kind: 'wrong', at }
  if (isSameAfter(0, 1)) return { kind: 'missing', at }
  if (isSameAfter(1, 0)) return { kind: 'added', at }
  const isSwapped = typed[at] === right[at + 1] && typed[at + 1] === right[at]
  return isSwapped && isSameAfter(2, 2) ? { kind: 'swapped', at } : undefined
}

/**
 * Returns the only address that differs from the text by a wrong character or by two swapped ones. It
 * is a guess: the checksum has 16 bits, so that about one text in 40 with more mistakes than that is
 * also one character away from some address.
 */
export function guessAddress(typed: string): string | undefined {
  if (typed.length < WHOLE_LENGTH) return undefined
  const found = new Set(neighbors(typed).filter(isAddress))
  const [only] = found
  return found.size === 1 ? only : undefined
}

function neighbors(text: string): string[] {
  return Array.from(text).flatMap((character, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)]
    const replaced = Array.from(ALPHABET, (other) => before + other + after)
    return after === '' ? replaced : [...replaced, before + after[0] + character + after.slice(1)]
  })
}
