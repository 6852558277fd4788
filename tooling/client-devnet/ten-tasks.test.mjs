import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { tenTasksTest } from '../readme/ten-tasks.mjs'
import { startSampleChain } from './sample-chain.mjs'

// Runs the client's ten tasks, and the same ones with fetch, against a devnet.

/** @type {import('@mcm/devnet').RunningDevnet} */
let running

beforeAll(async () => {
  running = await startSampleChain()
})

afterAll(() => running.close())

tenTasksTest(resolve(import.meta.dirname, '../../packages/rosetta-client'), {
  prepare: (code) => code.replaceAll('https://api.mochimo.org', running.url),
  runTheirs: true,
})
