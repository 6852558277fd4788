import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createDevnet, startDevnet } from '@mcm/devnet'
import { expect, onTestFinished, test } from 'vitest'
import { cacheFolder } from './support/tools'

/** Installed releases have the first name. The other is the name of its repository. */
const program = ['rosetta-cli', 'mesh-cli'].find(
  (name) => spawnSync(name, ['version'], { stdio: 'ignore' }).status === 0,
)

const configuration = readFileSync(new URL('../public/mesh-cli.json', import.meta.url), 'utf8')

test.for([
  {
    mode: 'strict',
    failures: [],
    exitCode: 0,
    results: { 'Response Assertion': 'PASSED', 'Block Syncing': 'PASSED', Blocks: '104' },
  },
  {
    mode: 'default',
    failures: [
      '/block: same hash should return the same block',
      '/block: tip should be returned if block_identifier is not specified',
    ],
    exitCode: 1,
    results: { 'Response Assertion': 'FAILED', 'Block Syncing': 'NOT TESTED', Blocks: '0' },
  },
])(
  'mesh-cli checks the devnet in $mode mode',
  async ({ mode, failures, exitCode, results }, context) => {
    // Coinbase publishes no package of it, so CI has none either.
    if (!program) {
      process.stdout.write(`  ${context.task.name}: not run: mesh-cli not found\n`)
      return context.skip('mesh-cli not found')
    }
    const size = { blocks: 300, accounts: 800 }
    const strictRosetta = mode === 'strict'
    const running = await startDevnet({ port: 0, clock: 'manual', ...size, strictRosetta })
    onTestFinished(() => running.close())
    const { devnet } = running
    // The checks fail at a payment, so the tip needs one.
    devnet.simulate(3)
    devnet.mine(2)
    const folder = cacheFolder(`mesh-cli-${mode}`)
    const file = join(folder, 'mesh-cli.json')
    writeFileSync(file, configuration.replaceAll(':8080', `:${new URL(running.url).port}`))
    const data = join(folder, 'data')
    rmSync(data, { recursive: true, force: true })

    const spec = await run('check:spec', '--all', '--configuration-file', file)
    const requirements = rowsOf(spec.output).filter(([, , status]) =>
      ['Success', 'Failure'].includes(status ?? ''),
    )
    expect(requirements).toHaveLength(13)
    const failed = requirements.filter(([, , status]) => status === 'Failure')
    expect(failed.map(([api, text]) => `${api}: ${text}`).sort()).toEqual(failures)

    const start = devnet.chain.tip.index - 103
    const range = ['--start-block', String(start), '--data-dir', data]
    const { code, output } = await run('check:data', '--configuration-file', file, ...range)
    expect(code).toBe(exitCode)
    const rows = new Map(rowsOf(output).map(([name = '', , value]) => [name, value]))
    expect(Object.fromEntries(Object.keys(results).map((name) => [name, rows.get(name)]))).toEqual(
      results,
    )
    expect(/_TRANSFER is invalid: Operation\.Type is invalid/.test(output)).toBe(exitCode === 1)
  },
)

test('the downloaded configuration starts in the history of a devnet with default options', () => {
  const { data } = JSON.parse(configuration) as { data: { start_index: number } }
  const { chain } = createDevnet()
  expect(data.start_index).toBeGreaterThan(chain.first)
  expect(data.start_index).toBeLessThan(chain.tip.index)
})

/** Runs mesh-cli and returns its exit code and what it printed, without colors. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(program ?? '', args, { maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stripVTControlCharacters(stdout + stderr) }),
    )
  })
}

/** Returns the cells of all table rows. */
function rowsOf(output: string): string[][] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
