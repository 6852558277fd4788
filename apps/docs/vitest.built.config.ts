import { availableParallelism } from 'node:os'
import { unit } from '../../tooling/test/vitest.mjs'

/** What the built site says, checked without a browser: its pages, and every sample by running it. */
export default unit({
  name: 'built',
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: availableParallelism(),
    // Most of the time, tests wait for the programs they have started.
    maxConcurrency: 2 * availableParallelism(),
    // Files that share a worker share its devnet.
    isolate: false,
    // Building the samples of a language, on a machine that is busy with other suites.
    hookTimeout: 300_000,
  },
})
