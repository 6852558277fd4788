// `test:long`: installs other runtimes from npm, runs every package's samples on each, as ES modules
// and as CommonJS, and compiles them with the TypeScript versions that `npm test` omits. Prints a
// table. Fails if a sample does.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { publishedFolders } from '../release/published.mjs'
import { LONG_COMPILERS } from '../typescript/compilers.mjs'
import { runtimes } from './runtimes.mjs'

/** Their tests run in Chromium and on a server; see `packages/ui/test/package.ts`. */
const WITHOUT_SAMPLES = new Set(['ui'])
/** Its package test only runs its samples. */
const WITHOUT_COMPILERS = new Set(['mcp'])

const windows = process.platform === 'win32'
const folders = publishedFolders().filter((folder) => !WITHOUT_SAMPLES.has(basename(folder)))
const compiledFolders = publishedFolders().filter(
  (folder) => !WITHOUT_COMPILERS.has(basename(folder)),
)
let failed = 0

for (const { name, install, command } of runtimes) {
  const folder = mkdtempSync(join(tmpdir(), 'mcm-runtime-'))
  try {
    const flags = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const installed = spawnSync('npm', ['install', ...flags, install], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: windows,
    })
    if (installed.status !== 0) throw new Error(`npm couldn't install ${install}`)
    const [program = '', ...args] = command(folder)
    const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0]
    const report = join(folder, 'report.json')
    const env = { PACKAGE_TEST_RUNTIME: JSON.stringify([program, ...args]) }
    const results = folders.map(
      (each) => `${basename(each)} ${test(each, 'in Node$', env, report)}`,
    )
    console.log(`${name} (${version}): ${results.join(', ')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const folder = mkdtempSync(join(tmpdir(), 'mcm-compiler-'))
for (const version of LONG_COMPILERS) {
  const compiler = `TypeScript ${version}`
  // TanStack Query, and with it @mcm/react, needs TypeScript 5.4.
  const folders = compiledFolders.filter((each) => version !== '5.0' || basename(each) !== 'react')
  const compiled = folders.map((each) => {
    const report = join(folder, 'report.json')
    return `${basename(each)} ${test(each, `${compiler}$`, { ALL_COMPILERS: 'true' }, report)}`
  })
  console.log(`${compiler}: ${compiled.join(', ')}`)
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed > 0 ? 1 : 0

/**
 * Runs the tests of a package that match a pattern, and returns the number that passed.
 *
 * @param {string} cwd @param {string} pattern @param {Record<string, string>} environment @param {string} report
 */
function test(cwd, pattern, environment, report) {
  const filter = ['--config', 'vitest.package.config.ts', '-t', pattern]
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status, stdout, stderr } = spawnSync('vitest', ['run', ...filter, ...output], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    shell: windows,
    maxBuffer: 64 * 1024 * 1024,
  })
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  if (status === 0 && numPassedTests > 0) return `${numPassedTests} passed`
  failed += 1
  console.error(stdout, stderr)
  return `${numFailedTests} failed`
}
