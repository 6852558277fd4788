import { unit } from '../../tooling/test/vitest.mjs'

export default unit({
  name: 'long',
  test: { include: ['test/**/*.long.ts'], testTimeout: 3_600_000 },
})
