import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
 */
export function samplesTest({ folder, name, samples, prepare }) {
  const output = join(folder, 'test-results', name)
  /** @param {number} index */
  const fileOf = (index) => join(output, `sample-${index + 1}.ts`)

  describe(name, () => {
    beforeAll(async () => {
      await rm(output, { recursive: true, force: true })
      await mkdir(output, { recursive: true })
      await Promise.all(samples.map(({ code }, index) => writeFile(fileOf(index), prepare(code))))
      const tsconfig = { extends: '../../../../tooling/typescript/library.json', include: ['*.ts'] }
      await writeFile(join(output, 'tsconfig.json'), JSON.stringify(tsconfig))
    })

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
      async ({ index }) => {
        await expect(import(fileOf(index))).resolves.toBeDefined()
      },
      TIMEOUT,
    )
  })
}
