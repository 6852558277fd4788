import { unit } from '../../tooling/test/vitest.mjs'

// Tests talk to a devnet over HTTP and start processes: generous for machines with much to do.
export default unit({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
