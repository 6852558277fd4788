import { unit } from '../../tooling/test/vitest.mjs'

// Generous for busy machines, because building and mining chains is CPU-bound.
export default unit({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
