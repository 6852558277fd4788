import { afterAll, beforeAll } from 'vitest'
import { tenTasksTest } from '../../../tooling/readme/ten-tasks.mjs'
import { startDevnet, type RunningDevnet } from '../src'

let other: RunningDevnet

beforeAll(async () => {
  other = await startDevnet({ port: 0, clock: 'manual', blocks: 32, accounts: 100 })
})

afterAll(() => other.close())

tenTasksTest(`${import.meta.dirname}/..`, {
  prepare: (code) => code.replaceAll('http://localhost:8080', other.url),
})
