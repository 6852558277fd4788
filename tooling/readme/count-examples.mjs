import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { exportsOf } from './exports-of.mjs'

/**
 * Maximum number of exports without an `@example` in each package. Only lower these numbers. A package
 * with 0 also compiles and runs its examples in its tests (see `examples.mjs`).
 *
 * @type {Readonly<Record<string, number>>}
 */
export const BUDGETS = {
  address: 0,
  'rosetta-client': 0,
  exports: 0,
  proof: 0,
  devnet: 0,
  mcp: 0,
  ui: 0,
}

/** Returns the exports of a package that have no `@example`, and the number of all exports. */
export function countExamples(/** @type {string} */ name) {
  const all = exportsOf(resolve(import.meta.dirname, '../../packages', name))
  return { total: all.length, missing: all.filter(({ examples }) => examples.length === 0) }
}

// node tooling/readme/count-examples.mjs            prints one line for each package
// node tooling/readme/count-examples.mjs devnet     lists a package's exports without an example
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , only] = process.argv
  for (const [name, budget] of Object.entries(BUDGETS)) {
    if (only !== undefined && only !== name) continue
    const { total, missing } = countExamples(name)
    if (only !== undefined) {
      for (const { name, file, line } of missing) console.log(`${file}:${line} ${name}`)
    }
    const verdict = missing.length > budget ? 'OVER BUDGET' : 'ok'
    console.log(
      `@mcm/${name}: ${missing.length} of ${total} exports without an example (budget ${budget}, ${verdict})`,
    )
    if (missing.length > budget) process.exitCode = 1
  }
}
