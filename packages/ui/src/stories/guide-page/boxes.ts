/** A rectangle in the picture. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Spot {
  x: number
  y: number
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

export const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom

/** Returns the smallest box around all boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})

export const square = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

/** Returns whether a line from one spot to another touches a box. */
export function crosses(from: Spot, to: Spot, box: Box): boolean {
  // Narrows the part of the line that is inside the box, side by side.
  let [start, end] = [0, 1]
  for (const [origin, delta, min, max] of [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const) {
    if (delta === 0) {
      if (origin <= min || origin >= max) return false
      continue
    }
    const bounds = [(min - origin) / delta, (max - origin) / delta].toSorted((a, b) => a - b)
    start = Math.max(start, bounds[0] ?? 0)
    end = Math.min(end, bounds[1] ?? 1)
  }
  return start < end
}
