// Bundles the handler for workers (`index.js`, and `draw.js` for cards) and for Node (`node.js`), and writes the fonts in a
// format that satori reads.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import fontverter from 'fontverter'

const here = import.meta.dirname
const fonts = join(here, '../../packages/ui/src/fonts')
const out = join(here, 'dist')

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'fonts'), { recursive: true })
for (const name of ['sans', 'mono-400', 'mono-500', 'verse-400-italic']) {
  const woff2 = readFileSync(join(fonts, `${name}.woff2`))
  writeFileSync(join(out, `fonts/${name}.ttf`), await fontverter.convert(woff2, 'truetype'))
}
for (const name of ['IBM-Plex-Sans', 'IBM-Plex-Mono', 'Newsreader']) {
  copyFileSync(join(fonts, `LICENSE-${name}.txt`), join(out, `fonts/LICENSE-${name}.txt`))
}
await build({
  absWorkingDir: here,
  entryPoints: ['src/index.ts', 'src/node.ts', 'src/draw.ts'],
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  conditions: ['@mcm/source'],
  // The shared texts' packages import styles that no card has.
  loader: { '.css': 'empty', '.module.css': 'empty' },
  external: ['node:*', 'satori/standalone', '@resvg/resvg-wasm'],
  logLevel: 'warning',
})
