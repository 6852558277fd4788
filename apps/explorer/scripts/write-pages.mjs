// Runs after both builds: writes the static pages, and two compressed copies of every text
// file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from '../../../tooling/serve/compress.mjs'

const app = fileURLToPath(new URL('..', import.meta.url))
const dist = join(app, 'dist')
const { renderHome, renderFrame, renderTexts } = await import(join(app, '.ssr', 'entry-server.js'))

const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(
  '<link rel="stylesheet"',
  (link) => `${fontPreload()}${link}`,
)
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
writePage('frame.html', await renderFrame())
writePage('index.html', await renderHome())
for (const { path, screen, head, body } of await renderTexts()) {
  writePage(`${path.slice(1)}.html`, { head, body, styles: stylesOf(screen) })
}
rmSync(join(app, '.ssr'), { recursive: true })
// For deployers to edit.
compressFolder(dist, { except: ['config.json'] })

/** A link to the text typeface, which the styles would request too late. */
function fontPreload() {
  const font = readdirSync(join(dist, 'assets')).find((file) => /^sans-.*\.woff2$/.test(file))
  if (!font) throw new Error('The build has no text typeface')
  return `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
}

/** Links to a screen's own styles, which a script would load otherwise. */
function stylesOf(screen) {
  const own = stylesBelow(`src/screens/${screen}/index.tsx`)
  const shared = stylesBelow('index.html')
  return [...own]
    .filter((file) => !shared.has(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')
}

function stylesBelow(key, seen = new Set()) {
  if (seen.has(key)) return new Set()
  seen.add(key)
  const { css = [], imports = [] } = manifest[key]
  return new Set([...css, ...imports.flatMap((next) => [...stylesBelow(next, seen)])])
}

function writePage(name, { head, body, styles = '' }) {
  if (body.includes('<script'))
    throw new Error(`${name} has a script in its markup, which the content security policy forbids`)
  const root = '<div id="root"></div>'
  if (!template.includes(root)) throw new Error(`index.html has no ${root}`)
  const titled = head === '' ? template : template.replace(/<title>.*<\/title>/, () => head)
  writeFileSync(
    join(dist, name),
    // Below the styles of every page, where a script would also put them.
    titled
      .replace('</head>', () => `${styles}</head>`)
      .replace(root, () => root.replace('></', () => `>${body}</`)),
  )
}
