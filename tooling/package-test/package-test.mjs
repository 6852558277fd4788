import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { apiReport, REPORT } from '../release/api-report.mjs'
import { readTarball, tarballProblems } from '../release/tarball.mjs'
import { OLD_COMPILERS } from '../typescript/compilers.mjs'
import { pack, packAndInstall, workspace } from './install.mjs'
import { run } from './run.mjs'
import { compile, runInBrowser, runInNode } from './samples.mjs'

/** Far more than any step needs, because compilers and browsers are slow on a busy machine. */
const TIMEOUT = 300_000

/** @typedef {import('./samples.mjs').Sample} Sample */

/**
 * How to use the package in the tests; all ways by default.
 *
 * @typedef {'esm' | 'cjs' | 'node16' | 'bundler' | 'browser'} Way
 */

/**
 * Defines the suite that every published package runs on its tarball: publint and attw pass, and
 * the samples work in ESM, CommonJS, TypeScript and a browser. Build first; `turbo run
 * test:package` does.
 *
 * @param {string} folder The package's folder.
 * @param {object} settings
 * @param {readonly Sample[]} settings.samples
 * @param {readonly Way[]} [settings.ways] For packages that work only in Node or only in browsers;
 *   none if the package's own suite installs it.
 * @param {readonly string[]} [settings.beside] Packages that an application installs itself: peers
 *   and their types.
 * @param {readonly string[]} [settings.attw] Extra attw arguments, such as entries without code.
 * @param {readonly string[]} [settings.compilers] Older compilers that must accept the declarations (for
 *   `node16`).
 * @param {boolean} [settings.skipLibCheck] Only if third-party declarations are broken.
 * @param {boolean} [settings.jsx] Whether samples contain JSX (for `bundler` and `browser`).
 */
export function packageTest(
  folder,
  {
    samples,
    ways = ['esm', 'cjs', 'node16', 'bundler', 'browser'],
    beside = [],
    attw = [],
    compilers = OLD_COMPILERS,
    skipLibCheck = false,
    jsx = false,
  },
) {
  describe(`the tarball of ${basename(folder)}`, () => {
    let project = ''
    let tarball = ''

    beforeAll(async () => {
      tarball = await pack(folder)
      if (ways.length > 0) project = await packAndInstall(folder, beside)
    }, TIMEOUT)

    afterAll(async () => {
      if (project) await rm(project, { recursive: true, force: true })
    })

    it(
      'satisfies publint',
      async () => {
        const bytes = await readFile(tarball)
        const packed = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
        const { messages, pkg } = await publint({ strict: true, pack: { tarball: packed } })
        expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
      },
      TIMEOUT,
    )

    it(
      'satisfies attw',
      async () => {
        const args = [tarball, '--profile', 'node16', '--format', 'ascii', '--no-emoji', ...attw]
        // Exits with an error if a way of importing finds no code or the wrong types.
        await expect(
          run(join(workspace, 'node_modules/.bin/attw'), args, dirname(tarball)),
        ).resolves.toContain('bundler: OK')
      },
      TIMEOUT,
    )

    it(
      'contains what is published, and nothing else',
      async () => {
        expect(tarballProblems(await readTarball(tarball))).toEqual([])
      },
      TIMEOUT,
    )

    it('has the API in its report', async () => {
      expect(await readFile(join(folder, REPORT), 'utf8'), 'Run `pnpm api`.').toBe(
        apiReport(folder),
      )
    })

    it(
      'names the map of each script once, at its end',
      async () => {
        const unpacked = await mkdtemp(join(tmpdir(), 'mcm-unpacked-'))
        onTestFinished(() => rm(unpacked, { recursive: true, force: true }))
        await run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'], unpacked)
        const files = await readdir(join(unpacked, 'dist'))
        const scripts = files.filter((file) => /\.c?js$/.test(file))
        expect(scripts).not.toEqual([])
        for (const script of scripts) {
          const code = await readFile(join(unpacked, 'dist', script), 'utf8')
          const maps = [...code.matchAll(/\/\/# sourceMappingURL=(\S+)/g)]
          expect(maps.map(([, map]) => map)).toEqual([`${script}.map`])
          expect(code.trimEnd().endsWith(`=${script}.map`)).toBe(true)
          expect(files).toContain(`${script}.map`)
        }
      },
      TIMEOUT,
    )

    describe.each(samples)('sample: $name', (sample) => {
      if (ways.includes('esm'))
        it(
          'ESM in Node',
          async () => {
            expect(await runInNode(project, sample, 'esm')).toBe(sample.prints)
          },
          TIMEOUT,
        )

      if (ways.includes('cjs'))
        it(
          'CommonJS in Node',
          async () => {
            expect(await runInNode(project, sample, 'cjs')).toBe(sample.prints)
          },
          TIMEOUT,
        )

      if (ways.includes('browser'))
        it(
          'bundle in Chromium',
          async () => {
            expect(await runInBrowser(project, sample)).toBe(sample.prints)
          },
          TIMEOUT,
        )
    })

    const resolutions = /** @type {const} */ (['node16', 'bundler']).filter((way) =>
      ways.includes(way),
    )
    it.each(resolutions)(
      'TypeScript with moduleResolution %s',
      async (resolution) => {
        await expect(
          compile(project, samples, resolution, { skipLibCheck, jsx }),
        ).resolves.toBeUndefined()
      },
      TIMEOUT,
    )

    it.each(ways.includes('node16') ? compilers : [])(
      'TypeScript %s',
      async (compiler) => {
        await expect(
          compile(project, samples, 'node16', { skipLibCheck, jsx, compiler }),
        ).resolves.toBeUndefined()
      },
      TIMEOUT,
    )
  })
}
