import { unit } from '../test/vitest.mjs'

/** The properties of `npm test`, at full size. */
export default unit({ name: 'long', test: { include: ['long/*.test.ts'], testTimeout: 600_000 } })
