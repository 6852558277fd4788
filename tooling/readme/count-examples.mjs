import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { exportsOf } from './exports-of.mjs'

const packages = resolve(import.meta.dirname, '../../packages')

/** Returns the exports of a package that have no `@example`, and the number of all exports. */
export function countExamples(/** @type {string} */ name) {
  const all = exportsOf(resolve(packages, name))
  return { total: all.length, missing: all.filter(({ examples }) => examples.length === 0) }
}

// node tooling/readme/count-examples.mjs            prints one line for each package
// node tooling/readme/count-examples.mjs devnet     also lists a package's exports without an example
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , only] = process.argv
  for (const name of readdirSync(packages)) {
    if (only !== undefined && only !== name) continue
    const { total, missing } = countExamples(name)
    if (only !== undefined) {
      for (const { name, file, line } of missing) console.log(`${file}:${line} ${name}`)
    }
    console.log(`@mcm/${name}: ${missing.length} of ${total} exports without an example`)
    if (missing.length > 0) process.exitCode = 1
  }
}
