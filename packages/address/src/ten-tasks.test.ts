import { tenTasksTest } from '../../../tooling/readme/ten-tasks.mjs'

tenTasksTest(`${import.meta.dirname}/..`, { runTheirs: true })
