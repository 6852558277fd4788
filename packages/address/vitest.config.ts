import { unit } from '../../tooling/test/vitest.mjs'

// Properties compute for seconds when the machine is busy.
export default unit({ test: { testTimeout: 60_000 } })
