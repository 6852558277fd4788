/** How long an event loop may be held, beyond what the machine delays every process. */
const HELD_MS = 200
const MEGABYTE = 2 ** 20
/** What memory may differ between two parts of a run without being a leak. */
const SLACK = { share: 1.2, bytes: 12 * MEGABYTE, timers: 15 }

/**
 * Reads the samples of a process: lines for a person, and what must not be.
 *
 * @param {readonly any[]} samples
 * @param {number | string | undefined} code how the process ended.
 * @param {number} noise longest delay in milliseconds of a process that does little work.
 */
export function judge(samples, code, noise) {
  const last = samples.at(-1)
  const problems = []
  if (code !== 0) problems.push(`the process ended with ${code}`)
  if (last?.type !== 'end')
    return { lines: [], problems: [...problems, 'it did not report its end'] }
  for (const { what, times, details } of last.problems) {
    problems.push(`${what} (${times} times)${details ? `: ${details.slice(0, 1500)}` : ''}`)
  }
  // Where the system tells how long a process really computed, the machine's delays need no guess.
  const held = last.computed > 0 ? last.computed : last.delay - noise
  if (held > HELD_MS) problems.push(`the event loop was held for ${held} ms`)
  const running = samples.filter(({ type }) => type === 'sample')
  const third = Math.floor(running.length / 3)
  const parts = [running.slice(third, 2 * third), running.slice(2 * third)]
  const [memoryBefore, memoryAfter] = parts.map((part) =>
    Math.min(...part.map(({ memory }) => memory)),
  )
  if (memoryAfter > Math.max(memoryBefore * SLACK.share, memoryBefore + SLACK.bytes)) {
    problems.push(`memory grew from ${megabytes(memoryBefore)} to ${megabytes(memoryAfter)}`)
  }
  const [timersBefore, timersAfter] = parts.map((part) => median(part.map(({ timers }) => timers)))
  if (timersAfter > timersBefore + SLACK.timers) {
    problems.push(`timers grew from ${timersBefore} to ${timersAfter}`)
  }
  if (last.timers > SLACK.timers) problems.push(`${last.timers} timers are left at the end`)
  const lines = [
    summarize(last.counts),
    `event loop delayed by ${last.delay} ms at most, ${last.computed} ms of it by its own work`,
    `least memory after collection ${megabytes(memoryBefore)}, then ${megabytes(memoryAfter)}; ` +
      `timers ${timersBefore}, then ${timersAfter}, ${last.timers} at the end`,
  ]
  return { lines, problems }
}

/** Counts, the most frequent first. */
export function summarize(counts = {}) {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a)
  return sorted.map(([what, times]) => `${what} ${times}`).join(', ') || 'nothing'
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function megabytes(bytes) {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
