/**
 * How many characters to show before and after the ellipsis, and the minimum window width at which
 * this applies.
 */
export interface Cut {
  from: 'any' | '401' | '641' | '769'
  head: number
  tail: number
}

/**
 * The ways to shorten a value that the specification defines. Values with up to `over` characters
 * are shown in full.
 */
export const forms = {
  /** The first 10 and the last 8 characters, as in a list of blocks. */
  '10-8': { over: 18, cuts: [{ from: 'any', head: 10, tail: 8 }] },
  /** 8 and 8 characters, and 6 and 6 in windows up to 768 pixels wide, as for most addresses. */
  '8-8': {
    over: 16,
    cuts: [
      { from: 'any', head: 6, tail: 6 },
      { from: '769', head: 8, tail: 8 },
    ],
  },
  /** 10 and 6 characters, as in the watchlist. */
  '10-6': { over: 20, cuts: [{ from: 'any', head: 10, tail: 6 }] },
  /** In full, and 10 and 6 characters in windows up to 768 pixels wide, as in the rich list. */
  'wide-whole': {
    over: 20,
    cuts: [
      { from: 'any', head: 10, tail: 6 },
      { from: '769', head: Infinity, tail: 0 },
    ],
  },
  /** 7 and 7 characters, as in the block link of a split transaction. */
  '7-7': { over: 14, cuts: [{ from: 'any', head: 7, tail: 7 }] },
  /**
   * 15 and 15 characters, 10 and 8 in windows up to 640 pixels wide, and 8 and 6 up to 400, as in
   * sentences.
   */
  '15-15': {
    over: 30,
    cuts: [
      { from: 'any', head: 8, tail: 6 },
      { from: '401', head: 10, tail: 8 },
      { from: '641', head: 15, tail: 15 },
    ],
  },
} as const satisfies Record<string, { over: number; cuts: readonly Cut[] }>

/**
 * How a `Hash` is shortened: the number of characters before and after the ellipsis.
 *
 * @example
 * ```tsx
 * import { Hash, type HashForm } from '@mcm/ui/hash'
 *
 * const form: HashForm = '8-8'
 *
 * <Hash value="J8gqYehTJhJWrfcUd766sUQ8THktNs" form={form} />
 * ```
 */
export type HashForm = keyof typeof forms | 'whole'

export interface Piece {
  text: string
  /**
   * Window width from which the piece is visible, or `never` for the middle that the ellipsis
   * replaces.
   */
  from: Cut['from'] | 'never'
}

/**
 * Splits the value into the pieces before the ellipsis and the pieces after it. Joined, they form
 * the full value. A piece is hidden in windows narrower than its `from`, so the same markup works
 * at every width.
 */
export function cutHash(value: string, form: HashForm): { head: Piece[]; tail: Piece[] } {
  if (form === 'whole' || value.length <= forms[form].over) {
    return { head: [{ text: value, from: 'any' }], tail: [] }
  }
  const head: Piece[] = []
  const tail: Piece[] = []
  let start = 0
  let end = value.length
  for (const cut of forms[form].cuts) {
    const headEnd = Math.min(cut.head, end)
    const tailStart = Math.max(value.length - cut.tail, headEnd)
    if (headEnd > start) head.push({ text: value.slice(start, headEnd), from: cut.from })
    if (tailStart < end) tail.unshift({ text: value.slice(tailStart, end), from: cut.from })
    start = headEnd
    end = Math.min(end, tailStart)
  }
  if (end > start) head.push({ text: value.slice(start, end), from: 'never' })
  return { head, tail }
}

/**
 * Returns the shortened text itself, for titles and messages, as in `shortenHash(hash, 10, 8)`.
 *
 * @example
 * ```ts
 * import { shortenHash } from '@mcm/ui/hash'
 *
 * shortenHash('0x362e13b697d9926281785238ff5c84c4', 10, 8) // => '0x362e13b6…ff5c84c4'
 * ```
 */
export function shortenHash(value: string, head: number, tail: number): string {
  return value.length <= head + tail ? value : `${value.slice(0, head)}…${value.slice(-tail)}`
}
