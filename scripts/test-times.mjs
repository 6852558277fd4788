import { join } from 'node:path'
import { reportsOf } from './test-results.mjs'

const SLOWEST = 12

/**
 * Prints how long `npm test` took: the total, each task that ran, and the slowest test files.
 *
 * @param {string} root
 * @param {{ tasks: import('./test-results.mjs').Task[], startedAt: number, installed: number }} run
 *   `startedAt` and `installed`: when the command started and when its dependencies were installed.
 */
export function printTimes(root, { tasks, startedAt, installed }) {
  const ran = tasks.filter(({ cached }) => !cached)
  printTable('Tasks', [...ran].map(({ id, ms }) => ({ name: id, ms })).toSorted(bySlowest))

  const files = ran
    .filter(({ task }) => task.startsWith('test'))
    .flatMap((task) => filesOf(root, task))
  printTable('Slowest test files', files.toSorted(bySlowest).slice(0, SLOWEST))

  const cached = tasks.length - ran.length
  const of = `tasks: ${ran.length} run, ${cached} cached; installation: ${clock(installed - startedAt)}`
  console.log(`\nTotal ${clock(Date.now() - startedAt)} (${of})`)
}

/** Returns each test file with its total time across browsers and themes. */
function filesOf(root, task) {
  const times = new Map()
  for (const { path, ms } of reportsOf(root, task).flatMap(({ files }) => files)) {
    const name = join(task.directory, path)
    times.set(name, (times.get(name) ?? 0) + ms)
  }
  return Array.from(times, ([name, ms]) => ({ name, ms }))
}

function bySlowest(a, b) {
  return b.ms - a.ms
}

function printTable(title, rows) {
  if (rows.length === 0) return
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(({ name, ms }) => `  ${name.padEnd(width)}  ${seconds(ms).padStart(8)}`)
  console.log(`\n${title}\n${lines.join('\n')}`)
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

function clock(ms) {
  const whole = Math.round(ms / 1000)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
