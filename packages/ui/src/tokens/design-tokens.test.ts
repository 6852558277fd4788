import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designTokens } from '../../scripts/design-tokens.mjs'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

interface Color {
  components: number[]
  alpha: number
  hex: string
}
interface Measure {
  value: number
  unit: string
}
interface Shadow {
  color: Color
  offsetX: Measure
  offsetY: Measure
  blur: Measure
}
type Value = number | number[] | string[] | Color | Measure | Shadow[]
interface Token {
  $type?: string
  $value: Value
}
type Group = Record<string, Token>
type Themes = Record<string, Group>

// Through JSON, as the published file is.
const json: Record<string, unknown> = JSON.parse(JSON.stringify(designTokens(css)))

const hexOf = ({ components, alpha }: Color) =>
  [...components, ...(alpha === 1 ? [] : [alpha])]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
const lengthOf = ({ value, unit }: Measure) => (value === 0 ? '0' : `${value}${unit}`)

/** Writes a token as the style sheet does. */
function write({ $type, $value }: Token): string {
  switch ($type) {
    case 'fontFamily':
      return ($value as string[])
        .map((name) => (/[A-Z].* /.test(name) ? `'${name}'` : name))
        .join(', ')
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`
    case 'dimension':
    case 'duration':
      return `${($value as Measure).value}${($value as Measure).unit}`
    default:
      return `${$value as number}`
  }
}

const sides = (light: Color, dark: Color) => `light-dark(#${hexOf(light)}, #${hexOf(dark)})`

function writeShadow(light: Token, dark: Token): string {
  return (light.$value as Shadow[])
    .map(({ color, offsetX, offsetY, blur }, index) => {
      const other = (dark.$value as Shadow[])[index]?.color ?? color
      return `${sides(color, other)} ${[offsetX, offsetY, blur].map(lengthOf).join(' ')}`
    })
    .join(', ')
}

const declared = (code: string) =>
  new Map(
    [...code.matchAll(/(--mcm-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  )
const between = (start: string, end: string) => css.split(start)[1]?.split(end)[0] ?? ''

describe('the design tokens', () => {
  const color = json['color'] as Themes
  const shadow = json['shadow'] as Themes
  const colorsIn = (light: string, dark: string) =>
    Object.keys(color['light'] ?? {}).map((name): [string, string] => [
      `--mcm-color-${name}`,
      sides(color[light]?.[name]?.$value as Color, color[dark]?.[name]?.$value as Color),
    ])

  it('are those of the stylesheet', () => {
    const written = new Map(colorsIn('light', 'dark'))
    for (const [name, light] of Object.entries(shadow['light'] ?? {})) {
      const dark = shadow['dark']?.[name] ?? light
      written.set(`--mcm-shadow-${name}`, writeShadow(light, dark))
    }
    for (const [group, tokens] of Object.entries(json)) {
      if (['$description', 'color', 'shadow', 'touch', 'reduced-motion'].includes(group)) continue
      for (const [name, token] of Object.entries(tokens as Group)) {
        written.set(`--mcm-${group}-${name}`, write(token))
      }
    }
    written.set('--mcm-touch', write(json['touch'] as Token))
    // The number of characters is a token without a unit.
    written.set('--mcm-measure-text', `${written.get('--mcm-measure-text')}ch`)

    const conditional = /@media \((?:prefers-contrast|prefers-reduced-motion)[\s\S]*?\n}\n/g
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(declared(css.replaceAll(conditional, ''))),
    )
  })

  it('have the increased contrast of the stylesheet', () => {
    const raised = declared(between('@media (prefers-contrast: more)', '\n}\n'))
    expect(raised.size).toBeGreaterThan(10)
    const written = new Map(colorsIn('light-more-contrast', 'dark-more-contrast'))
    const plain = new Map(colorsIn('light', 'dark'))
    for (const [name, value] of written) expect(value).toBe(raised.get(name) ?? plain.get(name))
  })

  it('have the durations of reduced motion', () => {
    const reduced = declared(between('@media (prefers-reduced-motion: reduce)', '\n}\n'))
    const { $description, ...durations } = json['reduced-motion'] as Group
    expect($description).toBeTypeOf('string')
    const written = Object.entries(durations).map(([name, token]) => [
      `--mcm-motion-${name}`,
      write(token),
    ])
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(reduced))
  })

  it('reject what the format cannot express', () => {
    expect(() => designTokens(':root { --mcm-space-1: calc(1px + 2vw); }')).toThrow(/calc/)
  })
})
