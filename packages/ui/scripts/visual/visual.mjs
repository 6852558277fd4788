// Visual regression: captures every story at two states of the repository on this machine and
// writes a report with those that differ.
//
//   npm run visual                  the last commit and the working tree
//   npm run visual -- main          a commit and the working tree
//   npm run visual -- a1b2c3 d4e5f6 two commits
//
// --only <text>: only stories whose id contains the text.
// --widths 1280,390  --themes light,dark
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { comparePictures } from './compare.mjs'
import { reportPage } from './page.mjs'
import { takePictures } from './pictures.mjs'
import { buildStorybook, nameOf, out } from './state.mjs'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1280,390' },
    themes: { type: 'string', default: 'light,dark' },
  },
})
const [base = 'HEAD', head] = positionals
const widths = values.widths.split(',').map(Number)
const themes = values.themes.split(',')
if (widths.some((width) => !(width >= 200)))
  throw new Error(`--widths ${values.widths}: pixels from 200`)

const started = Date.now()
const states = []
for (const [side, revision] of [
  ['before', base],
  ['after', head],
]) {
  const name = nameOf(revision)
  console.log(`Building the stories of ${name}`)
  const storybook = buildStorybook(revision)
  // By side, not by name: comparing a commit with itself shows whether the screenshots are
  // stable.
  const folder = join(out, side)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { taken, failed } = await takePictures({
    storybook,
    folder,
    only: values.only,
    widths,
    themes,
  })
  if (taken.length === 0) throw new Error(`${name} has no story with "${values.only}" in its id`)
  console.log(`  ${taken.length} screenshots`)
  for (const picture of failed) console.log(`  ${picture} shows a story that failed`)
  states.push({ name, folder, taken, failed })
}

const [before, after] = states
const compared = await comparePictures(before, after, join(out, 'difference'))
const page = join(out, 'index.html')
writeFileSync(page, reportPage({ before, after, compared }))
const count = (kind) => compared.filter((picture) => picture.kind === kind).length
console.log(
  `${count('same')} unchanged, ${count('changed')} changed, ${count('added')} new, ${count('removed')} removed, ` +
    `in ${Math.round((Date.now() - started) / 1000)} s: ${pathToFileURL(page).href}`,
)
