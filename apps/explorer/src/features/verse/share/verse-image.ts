/** Width and height of the image in pixels. Social networks crop images to this size. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The content of the image. */
export interface VerseImage {
  lines: readonly string[]
  height: number
  /** Milliseconds since 1970. */
  time: number
}

/** The typefaces as `data:` URLs, because an image can't load other files. */
export interface ImageFonts {
  verse: string
  mono: string
}

const PAPER = '#fbfaf6'
const INK = '#15181d'
const SOFT = '#5a616c'
const RULE = '#d9d7d1'
const ACCENT = '#0b4fd8'

const MARGIN = 96
/** Average advance width of a letter in the verse's typeface, in em. */
const LETTER = 0.42
const MAX_FONT_SIZE = 84
const LEADING = 1.32
/** The indents of the three lines, in em. They are the same as on the page. */
const INDENTS = [0, 1.1, 0.35]

/** Draws a verse as SVG on a paper background, with its lines, the block's height and the date. */
export function verseSvg({ lines, height, time }: VerseImage, fonts: ImageFonts): string {
  const set = lines.map((line) => line.trim().replaceAll('--', '—'))
  const size = fontSize(set)
  const middle = (IMAGE_SIZE.height - 90) / 2
  const first = middle - ((set.length - 1) * size * LEADING) / 2 + size * 0.32
  const day = new Date(time).toISOString().slice(0, 10)
  const verse = set.map((line, at) => {
    const x = MARGIN + (INDENTS[at] ?? 0) * size
    return `<text x="${x}" y="${first + at * size * LEADING}">${escapeXml(line)}</text>`
  })
  const foot = IMAGE_SIZE.height - 72
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${IMAGE_SIZE.width} ${IMAGE_SIZE.height}" width="${IMAGE_SIZE.width}" height="${IMAGE_SIZE.height}">`,
    `<title>${escapeXml(set.join(' / '))}</title>`,
    '<style>',
    `@font-face{font-family:Verse;src:url(${fonts.verse})}`,
    `@font-face{font-family:Mono;src:url(${fonts.mono})}`,
    '</style>',
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<g font-family="Verse, Georgia, serif" font-style="italic" font-size="${size}" fill="${INK}">`,
    ...verse,
    '</g>',
    `<path d="M${MARGIN} ${foot - 54}H${IMAGE_SIZE.width - MARGIN}" stroke="${RULE}" stroke-width="2"/>`,
    `<g fill="${ACCENT}" transform="translate(${MARGIN} ${foot - 25}) scale(1.4)">`,
    '<rect x="1" y="4" width="14.3" height="3" rx="1"/>',
    '<rect x="1" y="9.5" width="20" height="3" rx="1"/>',
    '<rect x="1" y="15" width="14.3" height="3" rx="1"/>',
    '</g>',
    `<g font-family="Mono, monospace" font-size="26" fill="${SOFT}">`,
    `<text x="${MARGIN + 48}" y="${foot}">Mochimo block ${height.toLocaleString('en')}</text>`,
    `<text x="${IMAGE_SIZE.width - MARGIN}" y="${foot}" text-anchor="end">${day}</text>`,
    '</g>',
    '</svg>',
  ].join('')
}

/** Returns the largest font size, up to a limit, at which the longest line fits. */
function fontSize(lines: readonly string[]): number {
  const room = IMAGE_SIZE.width - 2 * MARGIN
  const widest = Math.max(...lines.map((line, at) => line.length * LETTER + (INDENTS[at] ?? 0)), 1)
  return Math.min(MAX_FONT_SIZE, Math.floor(room / widest))
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
