import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedDevnet } from '../test/support/devnet'
import { writeDescription } from './support/description'
import { cacheFolder, needTools, run } from './support/tools'

const RELEASE = '4.32.5'
const SEED = 1

/**
 * Calls that crash in the real server, and in the devnet, when a field is missing or has another type:
 * the connection closes without a response. They get requests that fit the file only, and none of the
 * phase that changes one field at a time: `parse` crashes when `signed` is not what the transaction is.
 */
const CRASHING = ['derive', 'preprocess', 'payloads', 'parse', 'hash', 'submit'].map(
  (name) => `/construction/${name}`,
)

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

test.for([
  {
    mode: 'all',
    phases: 'examples,coverage,fuzzing',
    paths: CRASHING.flatMap((path) => ['--exclude-path', path]),
  },
  {
    mode: 'positive',
    phases: 'examples,fuzzing',
    paths: CRASHING.flatMap((path) => ['--include-path', path]),
  },
])(
  'schemathesis finds no contradiction, requests: $mode',
  async ({ mode, phases, paths }, context) => {
    needTools(context, { python3: '--version' })
    const { devnet, url } = await sharedDevnet()
    devnet.simulate(3)
    const folder = cacheFolder('schemathesis')
    const command = join(folder, 'venv/bin/schemathesis')
    if (!existsSync(command)) {
      await run('python3', ['-m', 'venv', 'venv'], folder)
      await run('venv/bin/pip', ['install', '--quiet', `schemathesis==${RELEASE}`], folder)
    }
    const effort = ['--max-examples', '25', '--seed', String(SEED), '--mode', mode]
    const how = ['--checks', checks.join(','), '--phases', phases, '--continue-on-failure']
    // A busy machine is slow at making up requests, which is no finding.
    const patient = ['--suppress-health-check', 'all']
    const options = ['--url', url, ...patient, ...how, ...effort, ...paths]
    const report = await run(command, ['run', writeDescription(folder, url), ...options], folder)
    const count = /(\d+) generated/.exec(report)?.[1]
    process.stdout.write(`  schemathesis, seed ${SEED}, requests ${mode}: ${count} test cases\n`)
    expect(Number(count)).toBeGreaterThan(100)
  },
)
