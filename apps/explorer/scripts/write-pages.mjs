// Runs after both builds: writes the static pages, the service worker, and two compressed copies
// of every text file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from '../../../tooling/serve/compress.mjs'
import { writeServiceWorker } from './write-service-worker.mjs'

const app = fileURLToPath(new URL('..', import.meta.url))
const dist = join(app, 'dist')
const { paths, renderHome, renderFrame, renderLists, renderNamed, renderTexts } = await import(
  join(app, '.ssr', 'entry-server.js')
)

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const template = startedByBoot(readFileSync(join(dist, 'index.html'), 'utf8')).replace(
  '<link rel="stylesheet"',
  (link) => `${fontPreload()}${link}`,
)
writePage('frame.html', await renderFrame())
const painted = paintedFirst(template)
writePage('index.html', await renderHome(), painted)
for (const { path, head, body } of [...(await renderLists()), ...(await renderTexts())]) {
  writePage(`${path.slice(1)}.html`, { head, body }, painted)
}
for (const { first, head, body } of await renderNamed()) {
  // What an address has is only known from its data.
  writePage(`frame-${first}.html`, { head, body }, first === 'address' ? template : painted)
}
rmSync(join(app, '.ssr'), { recursive: true })
await writeServiceWorker(dist, `/${manifest['index.html'].file}`)
// For deployers to edit.
compressFolder(dist, { except: ['config.json'] })
// The rendered screens keep a channel to other tabs open.
process.exit()

/** A link to the text typeface, which the styles would request too late. */
function fontPreload() {
  const font = readdirSync(join(dist, 'assets')).find((file) => /^sans-.*\.woff2$/.test(file))
  if (!font) throw new Error('The build has no text typeface')
  return `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
}

/** Replaces the app's script with a preload. `boot.js` runs it after the first paint. */
function startedByBoot(html) {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  const [, app] = script.exec(html) ?? []
  const boot = '<script src="/boot.js"'
  if (!app || !html.includes(boot)) throw new Error('index.html doesn’t load the app and boot.js')
  return html
    .replace(script, `<link rel="modulepreload" crossorigin fetchpriority="low" href="${app}">`)
    .replace(
      boot,
      `${boot} data-app="${app}" data-renderer="${rendererChunk()}" data-screens='${JSON.stringify(screenChunks())}'`,
    )
}

/** Returns the chunk of React's renderer, which the app loads in any case. */
function rendererChunk() {
  const entry = Object.values(manifest).find(({ src }) => src?.endsWith('react-dom/client.js'))
  if (!entry) throw new Error('The build has no chunk with React’s renderer')
  return `/${entry.file}`
}

/**
 * Returns the template of a page whose largest part needs no data. `boot.js` loads the app after the
 * first paint.
 */
function paintedFirst(html) {
  const late = html
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace(' data-screens=', ' data-painted data-screens=')
  if (!late.includes('data-painted') || late.length > html.length - 60)
    throw new Error('The template has no preload to remove')
  return late
}

/**
 * Returns the chunks of each screen by the first part of its path, for `boot.js` to preload. A
 * screen's folder is named after its path's key.
 */
function screenChunks() {
  const ofApp = chunksOf('index.html')
  const screens = Object.entries(paths).flatMap(([key, { path }]) => {
    const folder = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const entry = `src/screens/${folder}/index.tsx`
    if (!(entry in manifest)) return []
    const files = [...chunksOf(entry)].filter((file) => !ofApp.has(file))
    return [[path.split('/')[1], files.map((file) => `/${file}`)]]
  })
  if (screens.length < 8) throw new Error(`Only ${screens.length} screens have chunks`)
  return Object.fromEntries(screens)
}

function chunksOf(key, seen = new Set()) {
  const { file, imports = [] } = manifest[key]
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports) chunksOf(next, seen)
  return seen
}

function writePage(name, { head, body }, html = template) {
  if (body.includes('<script'))
    throw new Error(`${name} has a script in its markup, which the content security policy forbids`)
  const root = '<div id="root"></div>'
  if (!html.includes(root)) throw new Error(`index.html has no ${root}`)
  const titled = head === '' ? html : html.replace(/<title>.*<\/title>/, () => head)
  writeFileSync(
    join(dist, name),
    titled.replace(root, () => root.replace('></', () => `>${body}</`)),
  )
}
