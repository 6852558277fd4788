/** How many letters stand before and after the ellipsis, from which width of the window on. */
export interface Cut {
  from: 'any' | '401' | '641' | '769'
  head: number
  tail: number
}

/** The specification's shortenings. `over`: a value this long or shorter is shown whole. */
export const forms = {
  /** Latest blocks: 10 and 8. */
  block: { over: 18, cuts: [{ from: 'any', head: 10, tail: 8 }] },
  /** Addresses: 8 and 8 over 16 letters, 6 and 6 up to 768 pixels. */
  address: {
    over: 16,
    cuts: [
      { from: 'any', head: 6, tail: 6 },
      { from: '769', head: 8, tail: 8 },
    ],
  },
  /** Watchlist and rich list: 10 and 6 over 20 letters. */
  list: { over: 20, cuts: [{ from: 'any', head: 10, tail: 6 }] },
  /** The rich list again: whole on wide screens, 10 and 6 up to 768 pixels. */
  'wide-whole': {
    over: 20,
    cuts: [
      { from: 'any', head: 10, tail: 6 },
      { from: '769', head: Infinity, tail: 0 },
    ],
  },
  /** The block link of a split transaction: 7 and 7. */
  split: { over: 14, cuts: [{ from: 'any', head: 7, tail: 7 }] },
  /** Error screens: 8 and 6 up to 400 pixels, 10 and 8 up to 640, else 15 and 15. */
  error: {
    over: 30,
    cuts: [
      { from: 'any', head: 8, tail: 6 },
      { from: '401', head: 10, tail: 8 },
      { from: '641', head: 15, tail: 15 },
    ],
  },
} as const satisfies Record<string, { over: number; cuts: readonly Cut[] }>

export type HashForm = keyof typeof forms | 'whole'

export interface Piece {
  text: string
  /** From which width on the piece is seen; `never` for the middle that the ellipsis stands for. */
  from: Cut['from'] | 'never'
}

/**
 * The value in pieces that joined give it back: those before the ellipsis and those after it.
 * A piece is hidden on windows narrower than its `from`, so that one markup serves every width.
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

/** The shortened text itself, for titles and messages: `shortenHash(hash, 10, 8)`. */
export function shortenHash(value: string, head: number, tail: number): string {
  return value.length <= head + tail ? value : `${value.slice(0, head)}…${value.slice(-tail)}`
}
