// After both builds: writes the static pages, and every text file a second and third time, compressed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const app = fileURLToPath(new URL('..', import.meta.url))
const dist = join(app, 'dist')
const { renderHome, renderFrame } = await import(join(app, '.ssr', 'entry-server.js'))

const template = readFileSync(join(dist, 'index.html'), 'utf8')
writePage('frame.html', await renderFrame())
writePage('index.html', await renderHome())
rmSync(join(app, '.ssr'), { recursive: true })
compress()

function writePage(name, { head, body }) {
  if (body.includes('<script'))
    throw new Error(`${name} has a script in its markup, which the content policy forbids.`)
  const root = '<div id="root"></div>'
  if (!template.includes(root)) throw new Error(`index.html has no ${root}`)
  const titled = head === '' ? template : template.replace(/<title>.*<\/title>/, () => head)
  writeFileSync(
    join(dist, name),
    titled.replace(root, () => root.replace('></', () => `>${body}</`)),
  )
}

/** For servers that send what lies ready, as ours does. */
function compress() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  for (const entry of files) {
    if (!/\.(js|css|html|svg|json|xml)$/.test(entry.name) || entry.name === 'config.json') continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content))
  }
}
