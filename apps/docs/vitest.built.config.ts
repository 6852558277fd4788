import { availableParallelism } from 'node:os'
import { unit } from '../../tooling/test/vitest.mjs'

/** Tests of the built site without a browser: its pages, and every sample by running it. */
export default unit({
  name: 'built',
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: availableParallelism(),
    // Tests mostly wait for the programs they started.
    maxConcurrency: 2 * availableParallelism(),
    // Compiling all samples of a language takes long if other suites are running.
    hookTimeout: 300_000,
  },
})
