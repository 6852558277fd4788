import { describe, expect, it } from 'vitest'
import { crosses, overlaps, square, type Box } from '../src/stories/guide-page/boxes'
import { PIN_RADIUS, placePins, type Pin } from '../src/stories/guide-page/place-pins'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const picture = box(0, 0, 400, 120)
const discOf = ({ at }: Pin) => square(at, PIN_RADIUS)

describe('placePins', () => {
  // A button with an icon, a label and another icon.
  const button = box(40, 40, 120, 34)
  const contents = [box(50, 50, 14, 14), box(70, 48, 60, 18), box(136, 50, 12, 14)]
  const parts = [button, ...contents]
  const pins = placePins({ parts, contents, example: box(40, 40, 320, 34), picture })

  it('numbers the parts and leaves out what isn’t shown', () => {
    expect(pins.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    const hidden = [undefined, button]
    expect(placePins({ parts: hidden, contents, example: button, picture })).toMatchObject([
      { number: 2 },
    ])
  })
  it('covers neither content nor another pin', () => {
    for (const pin of pins) {
      const others = [...contents, ...pins.filter((other) => other !== pin).map(discOf)]
      expect(others.filter((other) => overlaps(discOf(pin), other))).toEqual([])
    }
  })
  it('leads lines past the content of other parts', () => {
    for (const { number, at, to } of pins) {
      const others = contents.filter((one) => one !== parts[number - 1])
      expect(others.filter((other) => crosses(at, to, other))).toEqual([])
    }
  })
})

describe('crosses', () => {
  it.each([
    ['through a box', { x: 0, y: 5 }, { x: 20, y: 5 }, true],
    ['up to a box', { x: 0, y: 5 }, { x: 9, y: 5 }, false],
    ['next to a box', { x: 0, y: 30 }, { x: 40, y: 30 }, false],
    ['past a corner', { x: 0, y: 8 }, { x: 12, y: 24 }, false],
    ['across a corner', { x: 0, y: -5 }, { x: 16, y: 11 }, true],
  ])('a line %s', (_, from, to, expected) => {
    expect(crosses(from, to, box(10, 0, 10, 10))).toBe(expected)
  })
})
