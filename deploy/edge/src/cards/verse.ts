import { box, type Element, fonts, text } from './elements'

/** The indents of the lines in em, as in packages/ui/src/components/haiku/haiku.module.css. */
const STEPS = [0, 1.1, 0.35]

/** A haiku as the site sets it: italic, stepped lines, aligned with the rest of the card. */
export function verse(lines: string[]): Element {
  const size = sizeOf(lines)
  return box(
    { flexDirection: 'column', alignSelf: 'flex-start' },
    ...lines.map((line, at) =>
      text(line.replaceAll('--', '—'), size, {
        fontFamily: fonts.verse,
        fontStyle: 'italic',
        lineHeight: 1.32,
        letterSpacing: '-0.005em',
        marginLeft: Math.round((STEPS[at] ?? 0) * size),
      }),
    ),
  )
}

/** Returns the size at which the longest line doesn't wrap. */
function sizeOf(lines: string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  return Math.min(76, Math.floor(2000 / longest))
}
