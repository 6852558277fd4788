import { unit } from '../../tooling/test/vitest.mjs'

export default unit({
  test: {
    include: ['{src,test,fuzz}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.screen.test.*'],
  },
})
