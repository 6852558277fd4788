/** How far down each page of the visit was left, the one left last at the end. */
export type Positions = Readonly<Record<string, number>>

/** Back and Forward seldom go further. */
const LIMIT = 100

/** The same with one more, or with that one moved; the oldest are forgotten. */
export function withPosition(positions: Positions, place: string, top: number): Positions {
  const { [place]: _, ...others } = positions
  return Object.fromEntries([...Object.entries(others), [place, top] as const].slice(-LIMIT))
}
