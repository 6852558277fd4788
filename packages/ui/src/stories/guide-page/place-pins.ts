import { contains, crosses, overlaps, square, type Box, type Spot } from './boxes'

/** A numbered marker, and the spot at the edge of its part to which a line leads. */
export interface Pin {
  number: number
  at: Spot
  to: Spot
}

export const PIN_RADIUS = 9
/** Distances of a marker's center from its part, in pixels. */
const DISTANCES = [20, 28, 36, 52, 76] as const
/** How far a marker may be moved along the edge of its part, so that it misses other markers. */
const SHIFTS = [0, -12, 12, -24, 24, -40, 40, -60, 60] as const
/** Lines end in front of their parts. */
const GAP = 3
/** Markers stand in a row next to the example, and not in it, unless that takes a long line. */
const INSIDE = 60
/** A line to an edge that two parts share would be ambiguous. */
const SHARED = 40
const CROSSING = 90
const HIDING = 10_000

export interface Scene {
  /** The box of each part. Parts without a box aren't shown. */
  parts: readonly (Box | undefined)[]
  /** The boxes of text and images, which markers don't cover. */
  contents: readonly Box[]
  /** The box of the whole example. */
  example: Box
  /** The picture with its padding. */
  picture: Box
}

/** The spots at the edges of a part to which a line can lead, each with the way out. */
function edges({ left, top, right, bottom }: Box): readonly { to: Spot; way: Spot }[] {
  // In a wide part, the middle may be far from what is in it.
  const x = left + Math.min((right - left) / 2, 60)
  const y = top + Math.min((bottom - top) / 2, 30)
  return [
    { to: { x, y: top - GAP }, way: { x: 0, y: -1 } },
    { to: { x, y: bottom + GAP }, way: { x: 0, y: 1 } },
    { to: { x: left - GAP, y }, way: { x: -1, y: 0 } },
    { to: { x: right + GAP, y }, way: { x: 1, y: 0 } },
  ]
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

/** Returns whether a spot is also at the edge of a smaller part, such as one inside this one. */
function isShared({ x, y }: Spot, part: Box, parts: Scene['parts']): boolean {
  const near = square({ x, y }, GAP * 2)
  return parts.some(
    (other) =>
      other !== undefined &&
      areaOf(other) < areaOf(part) &&
      overlaps(near, other) &&
      !contains(other, near),
  )
}

/** The places for a part's marker: near the part, and in the rows next to the example. */
function candidates(part: Box, example: Box): readonly Omit<Pin, 'number'>[] {
  return edges(part).flatMap(({ to, way }) => {
    const rows = {
      x: way.x < 0 ? example.left : example.right,
      y: way.y < 0 ? example.top : example.bottom,
    }
    const toRow = Math.abs(way.x === 0 ? rows.y - to.y : rows.x - to.x) + 20
    return [toRow, ...DISTANCES].flatMap((distance) =>
      SHIFTS.map((shift) => ({
        to,
        at: {
          x: to.x + way.x * distance + Math.abs(way.y) * shift,
          y: to.y + way.y * distance + Math.abs(way.x) * shift,
        },
      })),
    )
  })
}

/**
 * Places a marker next to each part, so that no marker covers content or another marker, and the
 * lines to the parts are short and cross little.
 */
export function placePins({ parts, contents, example, picture }: Scene): readonly Pin[] {
  const pins: Pin[] = []
  for (const [index, part] of parts.entries()) {
    if (!part) continue
    const others = contents.filter((box) => !contains(part, box))
    const costOf = ({ at, to }: Omit<Pin, 'number'>) => {
      const mark = square(at, PIN_RADIUS + 2)
      const hidden =
        contents.filter((box) => overlaps(mark, box)).length +
        pins.filter((pin) => overlaps(mark, square(pin.at, PIN_RADIUS))).length +
        pins.filter((pin) => crosses(at, to, square(pin.at, PIN_RADIUS))).length +
        (contains(picture, mark) ? 0 : 1)
      const crossed =
        others.filter((box) => crosses(at, to, box)).length +
        pins.filter((pin) => crosses(pin.at, pin.to, mark)).length * 10
      const length = Math.hypot(at.x - to.x, at.y - to.y)
      return (
        hidden * HIDING +
        crossed * CROSSING +
        (overlaps(mark, example) ? INSIDE : 0) +
        (isShared(to, part, parts) ? SHARED : 0) +
        length
      )
    }
    const [best] = candidates(part, example)
      .map((pin) => ({ pin, cost: costOf(pin) }))
      .toSorted((one, other) => one.cost - other.cost)
    if (best) pins.push({ number: index + 1, ...best.pin })
  }
  return pins
}
