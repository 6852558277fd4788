import { unit } from '../../tooling/test/vitest.mjs'

export default unit({ test: { include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.tsx'] } })
