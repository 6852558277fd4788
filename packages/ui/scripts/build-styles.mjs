// Writes dist/styles.css (tokens, fonts, base styles and every component's rules) and copies
// the fonts next to it.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileGlobal, compileModule } from './css-modules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

// As in a bundle, the styles of a component's parts come before its own, so its own rules win.
const modules = modulesIn(join(src, 'index.ts'))
const twice = modules.find(
  (file, index) => modules.findIndex((other) => basename(other) === basename(file)) !== index,
)
if (twice)
  throw new Error(`Two CSS modules are named ${basename(twice)}, so their class names would clash`)

const missing = readdirSync(join(src, 'components'), { recursive: true, encoding: 'utf8' })
  .map((file) => join(src, 'components', file))
  .filter((file) => file.endsWith('.module.css') && !modules.includes(file))
if (missing.length > 0) throw new Error(`No exported component imports ${missing.join(', ')}`)

const global = compileGlobal(join(src, 'styles.css')).replace(
  /url\((['"]?)\.?\/?(?:fonts\/)?/g,
  'url($1./fonts/',
)
const rules = modules.map((file) => compileModule(file).css)
mkdirSync(join(dist, 'fonts'), { recursive: true })
writeFileSync(join(dist, 'styles.css'), `${global}${rules.join('')}\n`)
for (const file of readdirSync(join(src, 'fonts'))) {
  if (!file.endsWith('.css')) copyFileSync(join(src, 'fonts', file), join(dist, 'fonts', file))
}

/** The CSS modules that a source imports, in a bundler's order. */
function modulesIn(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.module.css')) return [file]
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\}) [^;'"]*?from '(\.[^']+)'/gm,
  )
  return [...imports].flatMap(([, path]) => {
    const base = resolve(dirname(file), path)
    const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find(isFile)
    if (!found) throw new Error(`${file} imports ${path}, which doesn't exist`)
    return modulesIn(found, seen)
  })
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}
