import { unit } from '../tooling/test/vitest.mjs'

export default unit({
  test: { include: ['long/*.long.mjs'], testTimeout: 60_000, hookTimeout: 120_000 },
})
