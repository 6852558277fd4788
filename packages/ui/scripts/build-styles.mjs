// Writes dist/styles.css: tokens, fonts, base styles and every component's rules, and the fonts beside it.
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileGlobal, compileModule } from './css-modules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
const twice = modules.find(
  (file, index) => modules.findIndex((other) => basename(other) === basename(file)) !== index,
)
if (twice) throw new Error(`Two CSS modules are called ${basename(twice)}: class names would clash`)

const global = compileGlobal(join(src, 'styles.css')).replace(
  /url\((['"]?)\.?\/?(?:fonts\/)?/g,
  'url($1./fonts/',
)
const rules = modules.map((file) => compileModule(join(src, file)).css)
mkdirSync(join(dist, 'fonts'), { recursive: true })
writeFileSync(join(dist, 'styles.css'), `${global}${rules.join('')}\n`)
for (const file of readdirSync(join(src, 'fonts'))) {
  if (!file.endsWith('.css')) copyFileSync(join(src, 'fonts', file), join(dist, 'fonts', file))
}
