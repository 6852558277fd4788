// The pairs of colors that components use. A test fails if one is below its minimum in any of the four
// themes, and the Contrast page shows them.

/** Backgrounds. */
export const GROUNDS = ['paper', 'raised', 'sunken'] as const

/** Text on a background: at least 4.5:1. */
export const TEXTS = ['ink', 'soft', 'accent', 'green', 'amber', 'orange', 'red', 'violet'] as const

/** Edges of controls and the focus ring on a background: at least 3:1. */
export const EDGES = ['edge', 'accent'] as const

/** Washes, which are translucent, and the text on them: at least 4.5:1. */
export const WASHES = [
  ['accent-wash', ['ink', 'accent', 'soft', 'green', 'amber', 'orange', 'red']],
  ['green-wash', ['ink', 'green']],
  ['amber-wash', ['ink', 'amber']],
  ['red-wash', ['ink', 'red']],
  ['violet-wash', ['ink', 'violet']],
  ['hover', ['ink', 'soft', 'accent', 'green', 'amber', 'red']],
] as const

/** Text on a filled control: at least 4.5:1. */
export const INVERTED = [
  ['paper', 'ink'],
  ['on-accent', 'accent'],
] as const

export const MIN_TEXT = 4.5
export const MIN_EDGE = 3
