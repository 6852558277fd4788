import { unit } from '../../tooling/test/vitest.mjs'

/** The OpenAPI file in the hands of other people's tools, which are downloaded. */
export default unit({
  name: 'long',
  test: {
    include: ['long/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
