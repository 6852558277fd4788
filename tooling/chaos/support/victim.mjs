import { setTimeout as sleep } from 'node:timers/promises'
import { watchLoop } from './loop.mjs'

const SAMPLE_MS = 5000

/**
 * What a process of the run has in common with the others: it counts what happens, notes what must not
 * happen, and sends both to the run, together with how its loop, memory and timers are.
 */
export function startVictim() {
  const loop = watchLoop()
  const stopping = new AbortController()
  const counts = {}
  const problems = new Map()
  const worst = { computed: 0, delay: 0 }
  const victim = {
    /** Aborts when the run is over. */
    signal: stopping.signal,
    count(what) {
      counts[what] = (counts[what] ?? 0) + 1
    },
    /**
     * Notes what must not happen; the first of a kind with its details.
     *
     * @param {string} what
     * @param {unknown} [details]
     */
    problem(what, details = '') {
      const known = problems.get(what)
      problems.set(what, {
        times: (known?.times ?? 0) + 1,
        details: known?.details ?? String(details),
      })
    },
    /** Takes part in the loop's longest delays: those of processes that this one starts. */
    loop({ computed, delay }) {
      worst.computed = Math.max(worst.computed, computed)
      worst.delay = Math.max(worst.delay, delay)
    },
    /** Tells the run that this process is ready. */
    ready: (facts = {}) => process.send?.({ type: 'ready', ...facts }),
  }
  const sample = (type) => {
    globalThis.gc?.()
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage()
    const resources = process.getActiveResourcesInfo()
    victim.loop(loop())
    process.send?.({
      type,
      memory: heapUsed + external + arrayBuffers,
      rss,
      timers: resources.filter((name) => name === 'Timeout').length,
      sockets: resources.filter((name) => name.startsWith('TCPSocket')).length,
      ...worst,
      counts,
      problems: [...problems].map(([what, found]) => ({ what, ...found })),
    })
  }
  const sampling = setInterval(() => sample('sample'), SAMPLE_MS)
  process.on('uncaughtException', (error) => victim.problem('uncaught exception', error.stack))
  process.on('unhandledRejection', (error) => {
    victim.problem('unhandled rejection', error instanceof Error ? error.stack : error)
  })
  process.on('warning', (warning) => victim.problem(`warning: ${warning.name}`, warning.stack))
  process.on('message', (message) => {
    if (message === 'stop') void end()
  })
  async function end() {
    stopping.abort(new Error('The run is over'))
    clearInterval(sampling)
    // So that what was open can close.
    await sleep(2000)
    sample('end')
    process.disconnect()
    process.exit()
  }
  return victim
}

/** Whether a text could steer a terminal. */
export function steersTerminal(text) {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text)
}
