import { unit } from '../../tooling/test/vitest.mjs'

/** Tests that need the build: the documentation in the package, and the command. */
export default unit({ name: 'built', test: { include: ['test/**/*.test.ts'] } })
