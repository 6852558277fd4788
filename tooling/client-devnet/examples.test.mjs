import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { examplesTest } from '../readme/examples.mjs'
import { startSampleChain } from './sample-chain.mjs'

// Runs the examples in the client's documentation comments against a devnet.

/** @type {import('@mcm/devnet').RunningDevnet} */
let running

beforeAll(async () => {
  running = await startSampleChain()
  // For the calls of the mempool.
  running.devnet.pay({ to: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1_000_000_000n })
})

afterAll(() => running.close())

examplesTest(resolve(import.meta.dirname, '../../packages/rosetta-client'), {
  prepare: (code) => withClient(code).replaceAll('https://api.mochimo.org', running.url),
})

/** Creates the client that examples call `mochimo`, unless they do so themselves. */
function withClient(/** @type {string} */ code) {
  if (!/(?<![.'])\bmochimo\b(?!')/.test(code) || code.includes('const mochimo =')) return code
  return [
    `import { createRosettaClient as createClient } from '@mcm/rosetta-client'`,
    `const mochimo = createClient({ baseUrl: 'https://api.mochimo.org' })`,
    code,
  ].join('\n')
}
