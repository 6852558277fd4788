import { unit } from '../../tooling/test/vitest.mjs'

// Building and mining chains is arithmetic: on a busy machine it takes its time.
export default unit({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
