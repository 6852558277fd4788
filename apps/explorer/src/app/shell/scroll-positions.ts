/** The scroll position of each page of the visit. The most recently left page comes last. */
export type Positions = Readonly<Record<string, number>>

/** Maximum number of pages to remember. Visitors rarely go back or forward further. */
const LIMIT = 100

/**
 * Returns a copy with one page added or updated. If there are too many pages, the oldest are
 * dropped.
 */
export function withPosition(positions: Positions, place: string, top: number): Positions {
  const { [place]: _, ...others } = positions
  return Object.fromEntries([...Object.entries(others), [place, top] as const].slice(-LIMIT))
}
