import { join } from 'node:path'
import { readmeTest } from '../../../tooling/readme/readme.mjs'

await readmeTest(join(import.meta.dirname, '..'), { config: 'react.json' })
