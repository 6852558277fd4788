import { expect, it } from 'vitest'

import { exportsOf } from './exports-of.mjs'
import { samplesTest } from './samples-test.mjs'
import { samplesOf } from './samples.mjs'

/**
 * Defines a suite that requires an `@example` on every export of a package, and compiles and runs them
 * all (see `samples-test.mjs`).
 *
 * @param {string} folder The package's folder.
 * @param {object} [settings]
 * @param {(code: string) => string} [settings.prepare] Changes an example before it is compiled and
 *   run. Called when the tests run.
 * @param {string} [settings.config] File in `tooling/typescript` with the compiler's settings.
 * @param {(module: any, heading: string) => void} [settings.check] Checks what an example exports.
 * @param {boolean} [settings.together] Whether to load all examples as one module.
 */
export function examplesTest(folder, { prepare = (code) => code, ...rest } = {}) {
  const exported = exportsOf(folder)

  it('has an example on every export', () => {
    const missing = exported.filter(({ examples }) => examples.length === 0)
    expect(missing.map(({ name, file, line }) => `${name} (${file}:${line})`)).toEqual([])
  })

  it('has examples only as ```ts or ```tsx blocks', () => {
    const other = exported.filter(({ examples }) =>
      examples.some((example) => samplesOf(example).length !== 1),
    )
    expect(other.map(({ name }) => name)).toEqual([])
  })

  const samples = exported.flatMap(({ name, examples }) =>
    examples.flatMap(samplesOf).map((sample) => ({ ...sample, heading: name })),
  )
  samplesTest({ folder, name: 'examples', samples, prepare, ...rest })
}
