// Prints what a first visit to each screen downloads, next to its budget. Fails if a budget is
// exceeded.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * Bytes: in total for home, in addition to home for `shared`, and in addition to both for every
 * other screen. Scripts and styles gzipped, fonts as sent.
 */
const budgets = {
  home: { js: 150_000, css: 24_000, fonts: 60_000 },
  /** Loaded once, by the first other screen or when home is idle. */
  shared: { js: 34_500 },
  other: { js: 6000 },
  /** Including everything they show without data: missing, not mined yet, failed, orphaned. */
  address: { js: 15_000 },
  block: { js: 11_900 },
  /** With what became of a pending one. */
  transaction: { js: 6400 },
  /** With the picture of the queue, the latest blocks and the wait for the next one. */
  mempool: { js: 10_600 },
  /** With a plot and a virtual table. */
  'rich-list': { js: 23_100 },
  statistics: { js: 23_300 },
  /** With the dictionary of the verses. */
  haiku: { js: 8_600 },
}

// Home is part of the entry chunk, which always loads React's renderer (src/app/start.tsx), and all
// styles are one file (vite.config.ts).
const home = reach(keyOf(/^assets\/client-/), reach('index.html')).add('style.css')
const shared = reach(keyOf(/^assets\/shared-/))
const screens = Object.keys(manifest)
  .filter((key) => /^src\/screens\/[^/]+\/index\.tsx$/.test(key))
  .map((key) => ({ name: key.split('/')[2], chunks: reach(key) }))

let failed = false
console.log('screen             JavaScript (gzip / brotli)      CSS (gzip)    fonts    budget')
row('home, first load', home, budgets.home)
row('+ shared', without(shared, home), budgets.shared)
for (const { name, chunks } of screens) {
  const own = without(chunks, home, shared)
  row(`+ ${name}`, own, budgets[name] ?? budgets.other)
}
process.exit(failed ? 1 : 0)

function keyOf(file) {
  const found = Object.entries(manifest).find(([, chunk]) => file.test(chunk.file))
  if (!found) throw new Error(`The build has no ${file}`)
  return found[0]
}

function without(chunks, ...others) {
  return new Set([...chunks].filter((key) => !others.some((other) => other.has(key))))
}

/** A chunk and everything it statically imports. */
function reach(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) reach(next, seen)
  return seen
}

function row(name, chunks, budget) {
  const files = [...chunks].map((key) => manifest[key].file)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const fonts = [...new Set(styles.flatMap(fontsIn))]
  const sizes = {
    js: total(scripts, gzip),
    css: total(styles, gzip),
    fonts: total(fonts, (content) => content),
  }
  const over = Object.entries(budget).filter(([kind, limit]) => sizes[kind] > limit)
  if (over.length > 0) failed = true
  const limits = Object.entries(budget).map(([kind, limit]) => `${kind} ${kB(limit)}`)
  console.log(
    [
      name.padEnd(18),
      `${kB(sizes.js)} / ${kB(total(scripts, brotliCompressSync))}`.padStart(22),
      kB(sizes.css).padStart(18),
      kB(sizes.fonts).padStart(10),
      `   ${limits.join(', ')}${over.length ? `   OVER: ${over.map(([kind]) => kind).join(', ')}` : ''}`,
    ].join(' '),
  )
}

function fontsIn(style) {
  const text = readFileSync(join(dist, style), 'utf8')
  return [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url]) => url.replace(/^["']?\//, ''))
}

function total(files, measure) {
  return files.reduce((sum, file) => sum + measure(readFileSync(join(dist, file))).length, 0)
}

function gzip(content) {
  return gzipSync(content, { level: 9 })
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
