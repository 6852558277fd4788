import { typeError } from '../require'

/** Bytes a destination has for its memo (`ref` in Mochimo v3, src/types.h). */
export const MEMO_SIZE = 16

/**
 * Why a memo is refused:
 * - `length`: more than 16 characters;
 * - `characters`: something other than A-Z, 0-9 and the dash;
 * - `groups`: an empty group, a group that mixes letters and digits, or two groups of the same kind
 *   beside each other.
 */
export type MemoProblemReason = 'length' | 'characters' | 'groups'

// A dash at an end or beside a dash, letters beside digits, or two groups of the same kind.
const BROKEN_GROUPS = /^-|-$|--|[A-Z](?:\d|-[A-Z])|\d(?:[A-Z]|-\d)/

/** What is wrong with a memo. */
export interface MemoProblem {
  /** For a program to branch on. */
  readonly reason: MemoProblemReason
  /** Can be shown to the person who typed the memo. */
  readonly message: string
}

/**
 * Checks a memo by the rule the network enforces: groups of only A-Z or only 0-9, joined by single
 * dashes, letters and digits taking turns, at most 16 characters (Mochimo v3, src/tx.c). The empty
 * memo is valid. 'INVOICE-42', 'A-1-B' and '123' are valid; 'AB-CD', 'A1', 'abc' and 'A-' are not.
 *
 * The API's construction calls do not check memos: a transaction with an invalid one is accepted
 * there and then dropped by every node.
 *
 * @returns What is wrong, or `null` for a valid memo.
 * @throws {TypeError} For anything but a string.
 */
export function validateMemo(memo: string): MemoProblem | null {
  if (typeof memo !== 'string') throw typeError('memo', 'a string', memo)
  if (!/^[A-Z0-9-]*$/.test(memo)) {
    return { reason: 'characters', message: 'A memo has only capitals A-Z, digits and dashes' }
  }
  if (memo.length > MEMO_SIZE) {
    return { reason: 'length', message: `A memo has at most ${MEMO_SIZE} characters` }
  }
  if (BROKEN_GROUPS.test(memo)) {
    const message = 'Letters and digits in a memo take turns, with one dash between them'
    return { reason: 'groups', message }
  }
  return null
}

/**
 * A memo as its 16 bytes, filled up with zeros. Takes any characters up to U+00FF, so that an
 * invalid memo read from somewhere can be written back as it was.
 *
 * @throws {TypeError} For anything but a string.
 * @throws {RangeError} When the text does not fit.
 */
export function memoToBytes(memo: string): Uint8Array {
  if (typeof memo !== 'string') throw typeError('memo', 'a string', memo)
  const bytes = new Uint8Array(MEMO_SIZE)
  for (let at = 0; at < memo.length; at++) {
    const code = memo.charCodeAt(at)
    if (at >= MEMO_SIZE || code > 255) {
      throw new RangeError(`A memo has ${MEMO_SIZE} bytes, got '${memo}'`)
    }
    bytes[at] = code
  }
  return bytes
}

/** The text of a memo's 16 bytes, one character per byte, without the zeros at the end. */
export function memoFromBytes(bytes: Uint8Array): string {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  return String.fromCharCode(...bytes.subarray(0, end))
}
