import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readmeTest } from '../readme/readme.mjs'
import { startSampleChain } from './sample-chain.mjs'

// Runs the client's README against a devnet. It isn't in the client's package because the devnet
// depends on the client, and circular packages can't be built.

/** @type {import('@mcm/devnet').RunningDevnet} */
let running

beforeAll(async () => {
  running = await startSampleChain()
})

afterAll(() => running.close())

await readmeTest(resolve(import.meta.dirname, '../../packages/rosetta-client'), {
  prepare: (code) => code.replaceAll('https://api.mochimo.org', running.url),
})
