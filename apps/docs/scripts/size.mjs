// Measures the first load of each kind of page: all files that its HTML references, compressed.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const budgets = { script: 12_000, style: 11_100, page: 60_000 }

if (!existsSync(join(dist, 'index.html'))) {
  console.error('No build found. Run the build first.')
  process.exit(1)
}

const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const local = (address) => address.replace(/^\/docs\//, '')

/** Returns a script and all its static imports. Dynamic imports are loaded on demand. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(dist, file), 'utf8')
  for (const [, path] of text.matchAll(
    /(?:^|[;\s])import\s*(?:[^"'()]*?from\s*)?["'](\.[^"']+)["']/g,
  )) {
    withImports(join('assets', path), seen)
  }
  return seen
}

/** Modules loaded on demand. */
const islands = [
  'try-now',
  'search',
  'converter',
  'live-events',
  'near-pages',
  'playground',
  'page-server',
  'panel',
  'controls',
  'worker',
]

function weigh(page) {
  const html = readFileSync(join(dist, page), 'utf8')
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => local(src))
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
    local(href),
  )
  const files = new Set()
  for (const file of scripts) withImports(file, files)
  // Loaded by pages with samples if the reader chose a server.
  withImports(fileOf('page-server'), files)
  const sum = (list) => [...list].reduce((total, file) => total + gzip(file), 0)
  return { script: sum(files), style: sum(styles), page: gzip(page) }
}

/** Returns the JavaScript file of a module that is loaded on demand. */
function fileOf(island) {
  const file = readdirSync(join(dist, 'assets')).find(
    (name) => name.startsWith(`${island}-`) && name.endsWith('.js'),
  )
  if (!file) throw new Error(`The build has no "${island}" module`)
  return join('assets', file)
}

const pages = [
  'index.html',
  'getting-started/index.html',
  'blocks/index.html',
  'construction/index.html',
]
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
let over = false
console.log(`${'first load, gzip'.padEnd(28)} JavaScript       CSS      HTML`)
for (const page of pages) {
  const weights = weigh(page)
  console.log(`${page.padEnd(28)}  ${kB(weights.script)} ${kB(weights.style)} ${kB(weights.page)}`)
  for (const [kind, budget] of Object.entries(budgets)) {
    if (weights[kind] > budget) {
      over = true
      console.log(`  over budget: ${kind} must not exceed ${kB(budget).trim()}`)
    }
  }
}

console.log(`\n${'on demand, gzip'.padEnd(28)} JavaScript`)
const entry = withImports(fileOf('main'))
for (const island of islands) {
  const more = [...withImports(fileOf(island))].filter((each) => !entry.has(each))
  console.log(`${island.padEnd(28)}  ${kB(more.reduce((total, each) => total + gzip(each), 0))}`)
}
process.exitCode = over ? 1 : 0
