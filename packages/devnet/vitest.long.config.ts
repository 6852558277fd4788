import { unit } from '../../tooling/test/vitest.mjs'

/** Load, heap and size tests, which are too slow for every change. */
export default unit({
  name: 'long',
  test: {
    include: ['long/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
