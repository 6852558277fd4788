/** The scroll position of each page of the visit, the most recently left page last. */
export type Positions = Readonly<Record<string, number>>

/** Back and Forward rarely go further. */
const LIMIT = 100

/** Returns a copy with one page added or updated; the oldest are dropped. */
export function withPosition(positions: Positions, place: string, top: number): Positions {
  const { [place]: _, ...others } = positions
  return Object.fromEntries([...Object.entries(others), [place, top] as const].slice(-LIMIT))
}
