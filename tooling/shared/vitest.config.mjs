import { unit } from '../test/vitest.mjs'

export default unit()
