import { unit } from '../test/vitest.mjs'

/** The property tests of `npm test` with more runs. */
export default unit({ name: 'long', test: { include: ['long/*.test.ts'], testTimeout: 600_000 } })
