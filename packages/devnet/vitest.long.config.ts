import { unit } from '../../tooling/test/vitest.mjs'

/** Load, heap and size: what takes longer than a change should wait. */
export default unit({
  name: 'long',
  test: {
    include: ['long/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
