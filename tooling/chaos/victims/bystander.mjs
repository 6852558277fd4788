// Does little work in short pieces: what delays its event loop is the machine.
import { performance } from 'node:perf_hooks'
import { startVictim } from '../support/victim.mjs'

const WORK_MS = 2
const PAUSE_MS = 20

const victim = startVictim()
victim.ready()
setInterval(() => {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
  victim.count('pieces of work')
}, PAUSE_MS)
