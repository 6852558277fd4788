/** A color with channels from 0 to 255 and an alpha value from 0 to 1. */
export interface Color {
  r: number
  g: number
  b: number
  a: number
}

/** A function that maps a token's name, without `--mcm-color-`, to its color. */
export type Theme = (name: string) => Color

function parse(hex: string): Color {
  const digits = hex.slice(1)
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return {
    r: channel(0),
    g: channel(2),
    b: channel(4),
    a: full.length === 8 ? channel(6) / 255 : 1,
  }
}

/**
 * Returns the four themes of a style sheet that defines colors as `light-dark(#…, #…)`, once for
 * normal and once for increased contrast.
 */
export function readThemes(css: string): Map<string, Theme> {
  const [plain = '', raised = ''] = css.split('@media (prefers-contrast: more)')
  const read = (part: string, side: 1 | 2) =>
    new Map(
      [...part.matchAll(/--mcm-color-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)].map(
        (match) => [match[1] ?? '', parse(match[side + 1] ?? '')] as const,
      ),
    )
  const theme =
    (...layers: Map<string, Color>[]): Theme =>
    (name) => {
      const color = layers.map((layer) => layer.get(name)).find(Boolean)
      if (!color) throw new Error(`There is no color token ${name}`)
      return color
    }
  return new Map([
    ['light', theme(read(plain, 1))],
    ['dark', theme(read(plain, 2))],
    ['light, more contrast', theme(read(raised, 1), read(plain, 1))],
    ['dark, more contrast', theme(read(raised, 2), read(plain, 2))],
  ])
}

/** Returns the color that is visible when `above` covers the opaque color `below`. */
export function over(above: Color, below: Color): Color {
  const mix = (a: number, b: number) => a * above.a + b * (1 - above.a)
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 }
}

function luminance({ r, g, b }: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Returns the contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the contrast of a token's color on backgrounds, the lowest and opaque one first. */
export function ratioIn(theme: Theme, text: string, ...grounds: string[]): number {
  const ground = grounds.map((name) => theme(name)).reduce((below, above) => over(above, below))
  return contrast(over(theme(text), ground), ground)
}
