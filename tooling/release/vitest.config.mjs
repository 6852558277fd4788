import { unit } from '../test/vitest.mjs'

export default unit({ test: { include: ['*.test.mjs'] } })
