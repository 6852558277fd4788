import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { sharedDevnet, valuesOf } from './support/devnet'
import { builtPages, data, select } from './support/pages'
import { withValues } from '../src/samples/example-values'

const folder = fileURLToPath(new URL('../dist/projects/', import.meta.url))
const archives = readdirSync(folder)

const manifests: Readonly<Record<string, string>> = {
  // A shell script has none.
  curl: 'README.md',
  javascript: 'package.json',
  typescript: 'package.json',
  python: 'pyproject.toml',
  go: 'go.mod',
}

/** Returns the files of a project, keyed by path. */
function unpack(archive: string): Record<string, string> {
  const files = unzipSync(readFileSync(join(folder, archive)))
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, strFromU8(content)]),
  )
}

test.each(archives)('%s has its manifest and how to run it', (archive) => {
  const [, id = '', language = ''] = /^(.+)-(\w+)\.zip$/.exec(archive) ?? []
  const files = unpack(archive)
  expect(files[`${id}/README.md`]).toContain('Requires')
  expect(Object.keys(files)).toContain(`${id}/${manifests[language]}`)
  const imported = [
    ...Object.values(files)
      .join('\n')
      .matchAll(/from '(@mcm\/[\w-]+)/g),
  ]
  for (const [, name = ''] of imported) expect(files[`${id}/package.json`]).toContain(`"${name}"`)
})

test('the page says which server each project uses', () => {
  const programs = builtPages()
    .flatMap(({ tree }) => select(tree, (element) => data(element, 'Panel') !== undefined))
    .map((panel) => toString(panel))
    .filter((text) => text.includes('download the project'))
  const withServer = programs.filter((text) => /api\.mochimo\.org|localhost:8080/.test(text))
  expect(withServer.length).toBeGreaterThan(20)
  expect(withServer.filter((text) => !/download the project, which uses http/.test(text))).toEqual(
    [],
  )
})

test('npm start runs a JavaScript project', async () => {
  const { url } = await sharedDevnet()
  const values = await valuesOf(url)
  const place = mkdtempSync(join(tmpdir(), 'mcm-project-'))
  try {
    for (const [path, text] of Object.entries(unpack('page-history-javascript.zip'))) {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      const local = text.replaceAll('https://api.mochimo.org', url)
      writeFileSync(join(place, path), withValues(local, values))
    }
    const { stdout } = await promisify(execFile)('npm', ['start', '--silent'], {
      cwd: join(place, 'page-history'),
    })
    expect(stdout).toMatch(/^\d+ 0x[0-9a-f]{64}$/m)
  } finally {
    rmSync(place, { recursive: true })
  }
})
