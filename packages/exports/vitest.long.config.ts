import { unit } from '../../tooling/test/vitest.mjs'

export default unit({ name: 'long', test: { include: ['src/**/*.long.ts'], testTimeout: 600_000 } })
