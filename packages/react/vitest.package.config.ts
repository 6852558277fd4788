import { unit } from '../../tooling/test/vitest.mjs'

export default unit({ name: 'package', test: { include: ['test/package.ts'] } })
