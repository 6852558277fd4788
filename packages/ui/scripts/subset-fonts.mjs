// Cuts the four typefaces down to the glyphs the product prints and writes them, with their
// licenses, to src/fonts. Run `node scripts/subset-fonts.mjs` after changing a glyph list.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const here = dirname(fileURLToPath(import.meta.url))
const modules = join(here, '../node_modules')
const out = join(here, '../src/fonts')
const BUDGET = 60 * 1024

const range = (from, to) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(from.charCodeAt(0) + i),
  ).join('')

const ASCII = range(' ', '~')
// Arrows and ticks are drawn as icons because these typefaces don't include them.
const SYMBOLS = '\u00a0·…–—‘’“”−×↑↓‹›«»•±µ'

const faces = [
  {
    file: 'sans',
    from: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-normal',
    text: `${ASCII}${SYMBOLS}©é`,
    variationAxes: { wght: { min: 400, max: 600, default: 400 }, wdth: 100 },
  },
  {
    file: 'mono-400',
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal',
    text: ASCII + SYMBOLS,
  },
  {
    file: 'mono-500',
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal',
    text: ASCII + SYMBOLS,
  },
  // All the characters a haiku can contain: letters, two kinds of pause, and the possessive.
  {
    file: 'verse-400-italic',
    from: '@fontsource/newsreader/files/newsreader-latin-400-italic',
    text: `${range('a', 'z')} \u00a0-:,—–'’…`,
  },
]

/** Vertical metrics and advances in em, read from the sfnt tables (OpenType 1.9, hhea, OS/2, hmtx, cmap). */
function metrics(sfnt) {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const tables = new Map()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + i * 16
    tables.set(String.fromCharCode(...sfnt.subarray(at, at + 4)), view.getUint32(at + 8))
  }
  const head = tables.get('head')
  const hhea = tables.get('hhea')
  const hmtx = tables.get('hmtx')
  const cmap = tables.get('cmap')
  const em = view.getUint16(head + 18)
  const longMetrics = view.getUint16(hhea + 34)
  const glyphOf = (code) => {
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
      const table = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
      if (view.getUint16(table) !== 4) continue
      const segments = view.getUint16(table + 6) / 2
      for (let s = 0; s < segments; s++) {
        const end = view.getUint16(table + 14 + s * 2)
        const startAt = table + 16 + segments * 2 + s * 2
        const start = view.getUint16(startAt)
        if (code < start || code > end) continue
        const delta = view.getUint16(startAt + segments * 2)
        const offset = view.getUint16(startAt + segments * 4)
        if (offset === 0) return (code + delta) & 0xffff
        return view.getUint16(startAt + segments * 4 + offset + (code - start) * 2)
      }
    }
    return 0
  }
  return {
    has: (letter) => glyphOf(letter.charCodeAt(0)) !== 0,
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    advance: (letter) =>
      view.getUint16(hmtx + Math.min(glyphOf(letter.charCodeAt(0)), longMetrics - 1) * 4) / em,
  }
}

const haiku = JSON.parse(readFileSync(join(here, '../../../vectors/haiku.json'), 'utf8'))
const sample = haiku.vectors
  .flatMap((vector) => vector.lines ?? [])
  .join(' ')
  .replace(/[^a-z ]/g, '')

mkdirSync(out, { recursive: true })
let total = 0
for (const { file, from, text, variationAxes } of faces) {
  const source = readFileSync(join(modules, `${from}.woff2`))
  const options = { noLayoutClosure: false, ...(variationAxes && { variationAxes }) }
  const woff2 = await subsetFont(source, text, { ...options, targetFormat: 'woff2' })
  const facts = metrics(await subsetFont(source, text, { ...options, targetFormat: 'sfnt' }))
  writeFileSync(join(out, `${file}.woff2`), woff2)
  total += woff2.length
  const missing = Array.from(text)
    .filter((letter) => !facts.has(letter))
    .join('')
  const width =
    Array.from(sample).reduce((sum, letter) => sum + facts.advance(letter), 0) / sample.length
  if (missing) throw new Error(`${from} has no glyph for ${missing}: remove it from the list`)
  console.log(
    `${file}.woff2 ${woff2.length} B; ascent ${facts.ascent}, descent ${facts.descent}, ` +
      `gap ${facts.lineGap}, mean advance in haikus ${width.toFixed(4)} em`,
  )
}
copyFileSync(
  join(modules, '@fontsource-variable/ibm-plex-sans/LICENSE'),
  join(out, 'LICENSE-IBM-Plex-Sans.txt'),
)
copyFileSync(
  join(modules, '@fontsource/ibm-plex-mono/LICENSE'),
  join(out, 'LICENSE-IBM-Plex-Mono.txt'),
)
copyFileSync(join(modules, '@fontsource/newsreader/LICENSE'), join(out, 'LICENSE-Newsreader.txt'))
console.log(`total ${total} B of ${BUDGET} B`)
if (total > BUDGET) process.exit(1)
