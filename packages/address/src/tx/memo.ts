import { typeError } from '../require'

/**
 * Size of a destination's memo in bytes (`ref` in Mochimo v3, src/types.h).
 *
 * @example
 * ```ts
 * import { MEMO_SIZE, validateMemo } from '@mcm/address/transaction'
 *
 * validateMemo('A'.repeat(MEMO_SIZE)) // => null
 * ```
 */
export const MEMO_SIZE = 16

/**
 * The reason why a memo is invalid:
 * - `length`: the memo has more than 16 characters
 * - `characters`: the memo contains characters other than A-Z, 0-9 and dashes
 * - `groups`: the memo contains an empty group, a group that mixes letters and digits, or two adjacent
 *   groups of the same kind
 *
 * @example
 * ```ts
 * import type { MemoProblemReason } from '@mcm/address/transaction'
 *
 * const HINTS: Record<MemoProblemReason, string> = {
 *   length: 'Use at most 16 characters.',
 *   characters: 'Use only A-Z, 0-9 and dashes.',
 *   groups: 'Separate letters and digits with a dash.',
 * }
 * HINTS.length // => 'Use at most 16 characters.'
 * ```
 */
export type MemoProblemReason = 'length' | 'characters' | 'groups'

// This matches a leading, trailing or double dash, letters next to digits, or two adjacent groups of the
// same kind.
const INVALID_GROUPS = /^-|-$|--|[A-Z](?:\d|-[A-Z])|\d(?:[A-Z]|-\d)/

/**
 * A description of why a memo is invalid.
 *
 * @example
 * ```ts
 * import { validateMemo, type MemoProblem } from '@mcm/address/transaction'
 *
 * const problem: MemoProblem | null = validateMemo('invoice 42')
 * problem?.message // => 'A memo can contain only A-Z, 0-9 and dashes'
 * ```
 */
export interface MemoProblem {
  /** Machine-readable reason. */
  readonly reason: MemoProblemReason
  /** Message that is suitable for display to users. */
  readonly message: string
}

/**
 * Validates a memo against the network's rules (Mochimo v3, src/tx.c): at most 16 characters, in
 * groups of only A-Z or only 0-9. Groups are separated by single dashes and alternate between letters
 * and digits. An empty memo is valid. 'INVOICE-42', 'A-1-B' and '123' are valid; 'AB-CD', 'A1', 'abc'
 * and 'A-' are not.
 *
 * The API's construction calls accept invalid memos, but nodes then drop the transaction.
 *
 * @returns The problem, or `null` for a valid memo.
 * @throws {TypeError} If `memo` isn't a string.
 *
 * @example
 * ```ts
 * import { validateMemo } from '@mcm/address/transaction'
 *
 * validateMemo('INVOICE-42') // => null
 * validateMemo('INVOICE42')?.reason // => 'groups'
 * ```
 */
export function validateMemo(memo: string): MemoProblem | null {
  if (typeof memo !== 'string') throw typeError('memo', 'a string', memo)
  if (!/^[A-Z0-9-]*$/.test(memo)) {
    return { reason: 'characters', message: 'A memo can contain only A-Z, 0-9 and dashes' }
  }
  if (memo.length > MEMO_SIZE) {
    return { reason: 'length', message: `A memo can have at most ${MEMO_SIZE} characters` }
  }
  if (INVALID_GROUPS.test(memo)) {
    const message = 'A memo must alternate letters and digits, separated by single dashes'
    return { reason: 'groups', message }
  }
  return null
}

/**
 * Encodes a memo as 16 zero-padded bytes. All characters up to U+00FF are accepted, so that an invalid
 * memo can be decoded and encoded without loss.
 *
 * @throws {TypeError} If `memo` isn't a string.
 * @throws {RangeError} If the memo doesn't fit.
 */
export function memoToBytes(memo: string): Uint8Array {
  if (typeof memo !== 'string') throw typeError('memo', 'a string', memo)
  const bytes = new Uint8Array(MEMO_SIZE)
  for (let at = 0; at < memo.length; at++) {
    const code = memo.charCodeAt(at)
    if (at >= MEMO_SIZE || code > 255) {
      throw new RangeError(`memo must fit in ${MEMO_SIZE} bytes, got '${memo}'`)
    }
    bytes[at] = code
  }
  return bytes
}

/** Decodes a memo's 16 bytes as one character per byte and removes trailing zeros. */
export function memoFromBytes(bytes: Uint8Array): string {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  return String.fromCharCode(...bytes.subarray(0, end))
}
