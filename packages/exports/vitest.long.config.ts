import { unit } from '../../tooling/test/vitest.mjs'

export default unit({
  name: 'long',
  test: {
    globalSetup: 'test/one-temporary-folder.ts',
    include: ['src/**/*.long.ts'],
    testTimeout: 600_000,
  },
})
