import { unit } from '../../tooling/test/vitest.mjs'

// Generous for busy machines, because tests use a devnet over HTTP and start processes.
export default unit({
  test: {
    globalSetup: 'test/one-temporary-folder.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
