/** An element in the form that satori draws. */
export interface Element {
  type: string
  props: { style?: Style; children?: Child | Child[]; [attribute: string]: unknown }
}
type Child = Element | string
export type Style = Record<string, string | number>

/** The light theme of the site (packages/ui/src/tokens/tokens.css). */
export const colors = {
  paper: '#fbfaf6',
  ink: '#15181d',
  soft: '#5a616c',
  accent: '#0b4fd8',
  green: '#17703f',
  amber: '#8a5a00',
  red: '#b3261e',
} as const
/** A rule: ink at 12%. */
const RULE = '#15181d1f'

export const fonts = { sans: 'MCM Sans', mono: 'MCM Mono', verse: 'MCM Verse' } as const

export function box(style: Style, ...children: Child[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** A line of text. */
export function text(value: string, size: number, style: Style = {}): Element {
  const line = { fontSize: size, lineHeight: 1.25, whiteSpace: 'pre', ...style }
  // The fonts have these characters only. Names and memos have no others on the chain.
  return { type: 'div', props: { style: line, children: value.replaceAll(/[^ -~·…–—‘’“”]/g, '') } }
}

/** A small label above a value. */
export const label = (value: string) => text(value, 24, { color: colors.soft })

export const mono = (value: string, size: number, style: Style = {}) =>
  text(value, size, { fontFamily: fonts.mono, ...style })

/** A label with its value below. */
export function fact(name: string, value: string): Element {
  return box({ flexDirection: 'column', gap: 6 }, label(name), mono(value, 30))
}

export const rule = () => box({ height: 2, width: '100%', backgroundColor: RULE })

/** The three bars of the logo: 5, 7 and 5. */
export function logo(size: number): Element {
  const bar = (y: number, width: number) => ({
    type: 'rect',
    props: { x: 1, y, width, height: 3, rx: 1, fill: colors.accent },
  })
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 22 22',
      width: size,
      height: size,
      children: [bar(4, 14.3), bar(9.5, 20), bar(15, 14.3)],
    },
  }
}

/** From the sender to the recipient. The fonts have no arrow. */
export function arrow(): Element {
  const line = (d: string) => ({
    type: 'path',
    props: { d, fill: 'none', stroke: colors.accent, 'stroke-width': 2.5 },
  })
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 56 24',
      width: 56,
      height: 24,
      style: { marginBottom: 10 },
      children: [line('M0 12H53'), line('M43 3L53 12L43 21')],
    },
  }
}

/** A card: a line with the logo and a note, the subject, and a line of facts. */
export function card(top: Element, main: Element, bottom: Element[]): Element {
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: 1200,
      height: 630,
      padding: '52px 72px 48px',
      backgroundColor: colors.paper,
      color: colors.ink,
      fontFamily: fonts.sans,
    },
    box(
      // As high with a number as with a word.
      { alignItems: 'center', justifyContent: 'space-between', height: 46 },
      box({ alignItems: 'center', gap: 16 }, logo(40), text('Mochimo Explorer', 28)),
      top,
    ),
    box({ flexGrow: 1, flexDirection: 'column', justifyContent: 'center' }, main),
    ...(bottom.length === 0
      ? []
      : [rule(), box({ paddingTop: 26, justifyContent: 'space-between' }, ...bottom)]),
  )
}
