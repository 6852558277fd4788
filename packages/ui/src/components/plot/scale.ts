/**
 * A point of a `LinePlot`.
 *
 * @example
 * ```tsx
 * import { LinePlot, type Point } from '@mcm/ui/plot'
 *
 * const points: Point[] = [
 *   { x: 1, y: 36 },
 *   { x: 9, y: 37, apart: true },
 * ]
 *
 * <LinePlot label="Difficulty" points={points} formatX={String} formatY={String} />
 * ```
 */
export interface Point {
  x: number
  y: number
  /**
   * Whether it is unknown what happened between the previous point and this one. If it is, the line
   * breaks.
   */
  apart?: boolean | undefined
}

/** Splits the points into unbroken runs. */
export function runsOf<P extends Point>(points: readonly P[]): P[][] {
  const runs: P[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && !point.apart) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** Returns a function that maps `from` onto `to` linearly. An empty domain maps onto the middle. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0]
  return (value: number) =>
    span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0])
}

/** Returns the minimum and the maximum of the values, or [0, 0] if there are none. */
export function extent(values: readonly number[]): [number, number] {
  let min = Infinity
  let max = -Infinity
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return min <= max ? [min, max] : [0, 0]
}

/** Returns 1, 2 or 5 times a power of ten, of which about `count` cover the span. */
function niceStep(min: number, max: number, count: number): number {
  const rough = (max - min) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
}

/** Returns about `count` round values (1, 2 or 5 times a power of ten) within the span. */
export function niceTicks(min: number, max: number, count: number): number[] {
  if (!(max > min)) return [min]
  const step = niceStep(min, max, count)
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const tick = (first + index) * step
    // Removes binary rounding errors: 0.30000000000000004 becomes 0.3.
    return Number(tick.toPrecision(12))
  })
}

/**
 * Widens the span so that it begins and ends with one of its `niceTicks`. A single value gets space
 * around it, but zero gets space only above it.
 */
export function niceDomain(min: number, max: number, count: number): [number, number] {
  if (!(max > min)) {
    if (min === 0) return [0, 1]
    const room = Math.abs(min)
    return [min - room / 2, max + room / 2]
  }
  const step = niceStep(min, max, count)
  const low = Math.floor(min / step + 1e-9) * step
  const high = Math.ceil(max / step - 1e-9) * step
  // The wider span may have wider steps, whose ticks would end within the values.
  return niceStep(low, high, count) > step * 1.5 ? niceDomain(low, high, count) : [low, high]
}

/** Returns the index of the point nearest to `x`. The points must be sorted by x. */
export function nearest(points: readonly Point[], x: number): number {
  let low = 0
  let high = points.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.x ?? 0) < x) low = middle + 1
    else high = middle
  }
  const here = points[low]
  const before = points[low - 1]
  return here && before && x - before.x < here.x - x ? low - 1 : low
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Returns the path through the points, with straight segments or with values that stay level until
 * the next point.
 */
export function linePath(points: readonly Point[], form: 'line' | 'step'): string {
  return points
    .map(({ x, y }, index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`
      return form === 'step' ? `H${round(x)}V${round(y)}` : `L${round(x)} ${round(y)}`
    })
    .join('')
}

/** Mean advance width of a character of the tick labels, in pixels. */
const LABEL_LETTER = 7.1
const LABEL_GAP = 8

/** Returns about how wide a label is, in pixels. */
export const labelWidth = (label: string) => label.length * LABEL_LETTER

/**
 * Returns the space, in pixels, to reserve at the start for the labels of the vertical axis, so
 * that no line crosses them. It has room for at least `letters` characters.
 */
export function labelGutter(labels: readonly string[], width: number, letters = 0): number {
  const longest = Math.max(letters, ...labels.map((label) => label.length))
  return longest === 0 ? 0 : Math.min(longest * LABEL_LETTER + LABEL_GAP, width / 3)
}

/** From this width on, in pixels, a chart has room for names between its ends. */
const WIDE = 480

/** What the horizontal axis names, and where. */
export interface AxisName {
  x: number
  name: string
}

/**
 * Returns what is at a third and at two thirds of a wide chart, unless names repeat.
 *
 * @param nameAt Returns what is at a part of the width.
 */
export function namesBetween(
  width: number,
  ends: readonly string[],
  nameAt: (part: number) => AxisName | undefined,
): AxisName[] {
  if (width < WIDE) return []
  const between = [1 / 3, 2 / 3].flatMap((part) => nameAt(part) ?? [])
  const names = [...ends, ...between.map(({ name }) => name)]
  return new Set(names).size === names.length ? between : []
}
