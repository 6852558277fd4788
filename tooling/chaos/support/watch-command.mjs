// Loaded before a command line starts: disturbs its clock and appends how its loop was to a file.
import { appendFileSync } from 'node:fs'
import { disturbClock } from './clock.mjs'
import { watchLoop } from './loop.mjs'
import { createRandom } from './random.mjs'

const loop = watchLoop()
disturbClock(createRandom(Number(process.env.CHAOS_SEED)))
const found = []
process.on('uncaughtExceptionMonitor', (error) => found.push(error.stack))
process.on('warning', (warning) => found.push(warning.stack))
process.on('exit', () => {
  appendFileSync(process.env.CHAOS_REPORT, `${JSON.stringify({ ...loop(), found })}\n`)
})
