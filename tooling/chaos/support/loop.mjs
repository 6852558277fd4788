import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const TICK_MS = 20

/**
 * Watches how long the event loop of this process is held: `delay` is what monitorEventLoopDelay saw, which
 * on a busy machine includes the time without a processor. `computed` is the part that this thread spent
 * computing, or 0 where the system doesn't report it.
 */
export function watchLoop() {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let longest = 0
  let at = performance.now()
  let before = computedMs()
  setInterval(() => {
    const [now, total] = [performance.now(), computedMs()]
    longest = Math.max(longest, Math.min(now - at - TICK_MS, total - before))
    at = now
    before = total
  }, TICK_MS).unref()
  return () => ({ computed: Math.round(longest), delay: Math.round(delays.max / 1e6) })
}

/** Processor time of the main thread in milliseconds, from where Linux tells it. */
function computedMs() {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    return Number(text.split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}
