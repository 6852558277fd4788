/** Channels 0 to 255, alpha 0 to 1. */
export interface Colour {
  r: number
  g: number
  b: number
  a: number
}

/** A theme gives a colour by the name of its token, without `--mcm-color-`. */
export type Theme = (name: string) => Colour

function parse(hex: string): Colour {
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

/** The four themes of a stylesheet that writes colours as `light-dark(#…, #…)`, twice where contrast is raised. */
export function readThemes(css: string): Map<string, Theme> {
  const [plain = '', raised = ''] = css.split('@media (prefers-contrast: more)')
  const read = (part: string, side: 1 | 2) =>
    new Map(
      [...part.matchAll(/--mcm-color-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)].map(
        (match) => [match[1] ?? '', parse(match[side + 1] ?? '')] as const,
      ),
    )
  const theme =
    (...layers: Map<string, Colour>[]): Theme =>
    (name) => {
      const colour = layers.map((layer) => layer.get(name)).find(Boolean)
      if (!colour) throw new Error(`There is no colour token ${name}`)
      return colour
    }
  return new Map([
    ['light', theme(read(plain, 1))],
    ['dark', theme(read(plain, 2))],
    ['light, more contrast', theme(read(raised, 1), read(plain, 1))],
    ['dark, more contrast', theme(read(raised, 2), read(plain, 2))],
  ])
}

/** What is seen where `above` lies on the opaque `below`. */
export function over(above: Colour, below: Colour): Colour {
  const mix = (a: number, b: number) => a * above.a + b * (1 - above.a)
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 }
}

function luminance({ r, g, b }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
