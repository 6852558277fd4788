import { unit } from '../../tooling/test/vitest.mjs'

export default unit({
  test: {
    include: ['{src,fuzz,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.screen.test.*'],
  },
})
