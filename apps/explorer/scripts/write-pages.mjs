// After both builds: writes the static pages, and every text file a second and third time, compressed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from '../../../tooling/serve/compress.mjs'

const app = fileURLToPath(new URL('..', import.meta.url))
const dist = join(app, 'dist')
const { renderHome, renderFrame } = await import(join(app, '.ssr', 'entry-server.js'))

const template = readFileSync(join(dist, 'index.html'), 'utf8')
writePage('frame.html', await renderFrame())
writePage('index.html', await renderHome())
rmSync(join(app, '.ssr'), { recursive: true })
// Whoever deploys it edits it.
compressFolder(dist, { except: ['config.json'] })

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
