// Writes `dist/docs.json.gz`: the search index and the Markdown of every page of the built docs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const site = resolve(import.meta.dirname, '../../../apps/docs/dist')
const output = resolve(import.meta.dirname, '../dist/docs.json.gz')

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md'))
  .toSorted()
  .map((path) => {
    const markdown = readFileSync(join(site, path), 'utf8')
    const title = /^# (.+)$/m.exec(markdown)?.[1]
    if (title === undefined) throw new Error(`${path} has no title`)
    return { path: path.slice(0, -'.md'.length), title, markdown }
  })
if (pages.length === 0) throw new Error(`${site} has no pages: build @mcm/docs first`)

const sections = JSON.parse(readFileSync(join(site, 'search-index.json'), 'utf8'))
const docs = gzipSync(JSON.stringify({ pages, sections }), { level: 9 })
writeFileSync(output, docs)
console.log(`dist/docs.json.gz: ${pages.length} pages, ${docs.length} bytes`)
