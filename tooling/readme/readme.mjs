import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { samplesTest } from './samples-test.mjs'
import { samplesOf } from './samples.mjs'

/**
 * Defines a suite that compiles and runs every ```ts block of a package's README (see
 * `samples-test.mjs`).
 *
 * @param {string} folder The package's folder.
 * @param {object} [settings]
 * @param {(code: string) => string} [settings.prepare] Changes a sample before it is compiled and
 *   run, for example to replace an endpoint's URL with a local chain's. Called when the tests run.
 * @param {string} [settings.config] File in `tooling/typescript` with the compiler's settings.
 */
export async function readmeTest(
  folder,
  { prepare = (code) => code, config = 'library.json' } = {},
) {
  const samples = samplesOf(await readFile(join(folder, 'README.md'), 'utf8'))
  samplesTest({ folder, name: 'readme', samples, prepare, config })
}
