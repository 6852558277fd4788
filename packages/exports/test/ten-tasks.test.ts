import { join } from 'node:path'
import { tenTasksTest } from '../../../tooling/readme/ten-tasks.mjs'

tenTasksTest(join(import.meta.dirname, '..'))
