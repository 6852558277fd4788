import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, over, ratioIn, readThemes, type Theme } from '../foundations/contrast'
import { EDGES, GROUNDS, INVERTED, MIN_EDGE, MIN_TEXT, TEXTS, WASHES } from '../foundations/pairs'
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

const cases = [...themes].map(([name, theme]) => ({ name, theme }))

describe.each(cases)('contrast in $name', ({ theme }: { theme: Theme }) => {
  const ratio = (text: string, ...grounds: string[]) => ratioIn(theme, text, ...grounds)

  it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
    '%s on %s is readable (4.5:1)',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(MIN_TEXT)
    },
  )
  it.each(
    WASHES.flatMap(([wash, texts]) =>
      texts.flatMap((text) => (['paper', 'raised'] as const).map((g) => [text, wash, g] as const)),
    ),
  )('%s on %s over %s is readable (4.5:1)', (text, wash, ground) => {
    expect(ratio(text, ground, wash)).toBeGreaterThanOrEqual(MIN_TEXT)
  })
  it.each(INVERTED)('%s on %s is readable (4.5:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(MIN_TEXT)
  })
  it.each([
    ['the words of a solid button under the pointer', 'paper', 'ink', 0.86],
    ['the words of a pressed solid button', 'paper', 'ink', 0.74],
    ['selected words', 'ink', 'accent', 0.24],
  ] as const)('%s read (4.5:1)', (_, text, wash, share) => {
    const ground = over({ ...theme(wash), a: share }, theme('paper'))
    expect(contrast(theme(text), ground)).toBeGreaterThanOrEqual(MIN_TEXT)
  })
  it.each(GROUNDS.flatMap((ground) => EDGES.map((edge) => [edge, ground] as const)))(
    '%s stands out from %s as an edge (3:1)',
    (edge, ground) => {
      expect(ratio(edge, ground)).toBeGreaterThanOrEqual(MIN_EDGE)
    },
  )
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
