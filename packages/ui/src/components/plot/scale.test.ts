import { describe, expect, it } from 'vitest'
import {
  extent,
  linear,
  linePath,
  namesBetween,
  nearest,
  niceDomain,
  niceTicks,
  runsOf,
} from './scale'

describe('niceTicks', () => {
  it.each([
    [0, 100, 4, [0, 50, 100]],
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0.12, 0.38, 3, [0.2, 0.3]],
    [1_078_000, 1_078_876, 4, [1_078_000, 1_078_500]],
    [-3, 3, 3, [-2, 0, 2]],
    [7, 7, 4, [7]],
  ])('between %d and %d, about %d', (min, max, count, ticks) => {
    expect(niceTicks(min, max, count)).toEqual(ticks)
  })
})

describe('niceDomain', () => {
  it('covers the values with round ends', () => {
    expect(niceDomain(12, 87, 4)).toEqual([0, 100])
    expect(niceDomain(0, 100, 4)).toEqual([0, 100])
  })
  it.each([
    [12.06321, 12.06326, 3],
    [0.3, 9.4, 3],
    [-7, 12, 5],
    [37.3541, 37.3763, 3],
  ])('from %d to %d, no value is beyond its first and last tick', (min, max, count) => {
    const ticks = niceTicks(...niceDomain(min, max, count), count)
    expect(ticks[0]).toBeLessThanOrEqual(min)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
  })
  it('adds space around a single value', () => {
    expect(niceDomain(40, 40, 4)).toEqual([20, 60])
  })
  it('starts at zero when all values are zero', () => {
    expect(niceDomain(0, 0, 4)).toEqual([0, 1])
  })
})

describe('linear', () => {
  it('maps the ends onto the ends, in either direction', () => {
    const scale = linear([10, 20], [100, 0])
    expect([scale(10), scale(15), scale(20)]).toEqual([100, 50, 0])
  })
  it('maps an empty domain onto the middle', () => {
    expect(linear([5, 5], [0, 80])(5)).toBe(40)
  })
})

describe('extent', () => {
  it('returns the minimum and maximum', () => {
    expect(extent([3, -1, 7])).toEqual([-1, 7])
    expect(extent([])).toEqual([0, 0])
  })
})

describe('nearest', () => {
  const points = [0, 10, 20, 50].map((x) => ({ x, y: 0 }))
  it.each([
    [-5, 0],
    [4, 0],
    [6, 1],
    [34, 2],
    [36, 3],
    [90, 3],
  ])('%d is nearest to point %d', (x, index) => {
    expect(nearest(points, x)).toBe(index)
  })
})

describe('linePath', () => {
  const points = [
    { x: 0, y: 1 },
    { x: 2, y: 3.14159 },
  ]
  it('draws straight segments or steps', () => {
    expect(linePath(points, 'line')).toBe('M0 1L2 3.14')
    expect(linePath(points, 'step')).toBe('M0 1H2V3.14')
    expect(linePath([], 'line')).toBe('')
  })
})

describe('runsOf', () => {
  it('breaks before each point marked as apart', () => {
    const points = [1, 2, 3, 4].map((x) => ({ x, y: 0, apart: x === 1 || x === 3 }))
    expect(runsOf(points).map((run) => run.map(({ x }) => x))).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(runsOf([])).toEqual([])
  })
})

describe('namesBetween', () => {
  const days = ['Nov 24', 'Nov 25', 'Nov 26', 'Nov 27']
  const dayAt = (part: number) => ({ x: part * 600, name: days[Math.floor(part * 4)] ?? '' })
  it('names a third and two thirds of a wide chart', () => {
    expect(namesBetween(600, ['Nov 24', 'Nov 27'], dayAt)).toEqual([
      { x: 200, name: 'Nov 25' },
      { x: 400, name: 'Nov 26' },
    ])
  })
  it('names nothing where there is no room, or what is named already', () => {
    expect(namesBetween(360, ['Nov 24', 'Nov 27'], dayAt)).toEqual([])
    expect(namesBetween(600, ['Nov 25', 'Nov 27'], dayAt)).toEqual([])
  })
})
