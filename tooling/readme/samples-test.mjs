import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

import { compilerOf } from '../typescript/compilers.mjs'

const execute = promisify(execFile)

/** The compiler can take a minute on a busy machine. */
const TIMEOUT = 300_000

/**
 * Defines a suite that compiles samples with the workspace's strict settings, runs each as a separate
 * module, and checks the results in its comments (see `samples.mjs`).
 *
 * @param {object} settings
 * @param {string} settings.folder The package's folder.
 * @param {string} settings.name Name of the suite, and of its folder in `test-results`.
 * @param {import('./samples.mjs').Sample[]} settings.samples
 * @param {(code: string) => string} settings.prepare Changes a sample before it is compiled and run.
 *   Called when the tests run.
 * @param {string} [settings.config] File in `tooling/typescript` with the compiler's settings.
 * @param {(module: any, heading: string) => void} [settings.check] Checks what a sample exports.
 * @param {boolean} [settings.together] Whether to load all samples as one module, which is faster if
 *   there are many. A failure then isn't attributed to its sample.
 * @param {boolean} [settings.hasResults] Whether at least one sample must have an expected result. Default:
 *   true.
 */
export function samplesTest({
  folder,
  name,
  samples,
  prepare,
  config = 'library.json',
  check = () => {},
  together = false,
  hasResults = true,
}) {
  const output = join(folder, 'test-results', name)
  /** @param {number} index */
  const fileOf = (index) => join(output, `sample-${index + 1}.${samples[index]?.language}`)

  const bundle = join(output, 'together.mjs')
  const load = async (/** @type {number} */ index) =>
    together ? (await import(bundle))[`sample${index + 1}`] : import(fileOf(index))

  describe(name, () => {
    beforeAll(async () => {
      await rm(output, { recursive: true, force: true })
      await mkdir(output, { recursive: true })
      await Promise.all(samples.map(({ code }, index) => writeFile(fileOf(index), prepare(code))))
      const tsconfig = {
        extends: `../../../../tooling/typescript/${config}`,
        include: ['*.ts', '*.tsx'],
      }
      await writeFile(join(output, 'tsconfig.json'), JSON.stringify(tsconfig))
      if (together)
        await bundleSamples(
          samples.map((_, index) => fileOf(index)),
          bundle,
        )
    })

    if (hasResults)
      it('has samples with expected results', () => {
        expect(samples.reduce((sum, { promises }) => sum + promises, 0)).toBeGreaterThan(0)
      })

    it(
      'compiles',
      async () => {
        const compiled = execute(process.execPath, [compilerOf(), '-p', output]).catch(
          ({ stdout }) => ({
            stdout,
          }),
        )
        expect((await compiled).stdout).toBe('')
      },
      TIMEOUT,
    )

    it.each(samples.map(({ heading }, index) => ({ heading, index, number: index + 1 })))(
      'runs sample $number: $heading',
      async ({ index, heading }) => {
        const loaded = await load(index)
        expect(loaded).toBeDefined()
        check(loaded, heading)
      },
      TIMEOUT,
    )
  })
}

/** Bundles the files into one that exports each as `sample1`, `sample2`, …. */
async function bundleSamples(/** @type {string[]} */ files, /** @type {string} */ outfile) {
  const contents = files
    .map((file, index) => `export * as sample${index + 1} from ${JSON.stringify(file)}`)
    .join('\n')
  await build({
    stdin: { contents, resolveDir: dirname(outfile) },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
  })
}
