import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, over, readThemes, type Theme } from '../foundations/contrast'
import { token, tokens } from './tokens'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = readThemes(css)

describe('token names', () => {
  it('match the stylesheet', () => {
    const named = Object.entries(tokens).flatMap(([group, names]) =>
      names.map((name) => `--mcm-${group}-${name}`),
    )
    const defined = [...css.matchAll(/^\s*(--mcm-[\w-]+):/gm)].map((match) => match[1])
    // The touch target belongs to no group.
    expect(new Set([...named, '--mcm-touch'])).toEqual(new Set(defined))
  })
  it('become references', () => {
    expect(token('color', 'accent')).toBe('var(--mcm-color-accent)')
  })
})

/** Every pair of text and background that a component uses. */
const GROUNDS = ['paper', 'raised', 'sunken'] as const
const TEXTS = ['ink', 'soft', 'accent', 'green', 'amber', 'orange', 'red', 'violet'] as const
const WASHES = [
  ['accent-wash', ['ink', 'accent', 'soft', 'green', 'amber', 'orange', 'red']],
  ['green-wash', ['ink', 'green']],
  ['amber-wash', ['ink', 'amber']],
  ['red-wash', ['ink', 'red']],
  ['violet-wash', ['ink', 'violet']],
  ['hover', ['ink', 'soft', 'accent', 'green', 'amber', 'red']],
] as const
const INVERTED = [
  ['paper', 'ink'],
  ['on-accent', 'accent'],
] as const

const cases = [...themes].map(([name, theme]) => ({ name, theme }))

describe.each(cases)('contrast in $name', ({ theme }: { theme: Theme }) => {
  const ratio = (text: string, ...grounds: string[]) => {
    const ground = grounds
      .map((ground) => theme(ground))
      .reduce((below, above) => over(above, below))
    return contrast(over(theme(text), ground), ground)
  }

  it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
    '%s on %s is readable (4.5:1)',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
  it.each(
    WASHES.flatMap(([wash, texts]) =>
      texts.flatMap((text) => (['paper', 'raised'] as const).map((g) => [text, wash, g] as const)),
    ),
  )('%s on %s over %s is readable (4.5:1)', (text, wash, ground) => {
    expect(ratio(text, ground, wash)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(INVERTED)('%s on %s is readable (4.5:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each([
    ['the words of a solid button under the pointer', 'paper', 'ink', 0.86],
    ['the words of a pressed solid button', 'paper', 'ink', 0.74],
    ['selected words', 'ink', 'accent', 0.24],
  ] as const)('%s read (4.5:1)', (_, text, wash, share) => {
    const ground = over({ ...theme(wash), a: share }, theme('paper'))
    expect(contrast(theme(text), ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(GROUNDS)("a control's edge stands out from %s (3:1)", (ground) => {
    expect(ratio('edge', ground)).toBeGreaterThanOrEqual(3)
    expect(ratio('accent', ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('matches WCAG 2.2', () => {
    const black = { r: 0, g: 0, b: 0, a: 1 }
    const white = { r: 255, g: 255, b: 255, a: 1 }
    expect(contrast(black, white)).toBeCloseTo(21, 5)
    expect(contrast(white, white)).toBe(1)
    expect(contrast({ r: 119, g: 119, b: 119, a: 1 }, white)).toBeCloseTo(4.48, 2)
  })
  it('blends a translucent color over a background', () => {
    const half = { r: 0, g: 0, b: 0, a: 0.5 }
    expect(over(half, { r: 255, g: 255, b: 255, a: 1 })).toEqual({
      r: 127.5,
      g: 127.5,
      b: 127.5,
      a: 1,
    })
  })
})
