import { unit } from '../../tooling/test/vitest.mjs'

export default unit({ test: { testTimeout: 120_000 } })
