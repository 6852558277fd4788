import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ id: string, task: string, directory: string, ok: boolean, cached: boolean, ms: number }} Task */

/**
 * Returns the tasks of the Turborepo runs that just ended, each once, from their summaries. A task
 * that a later run found cached has the result of the run that executed it.
 *
 * @param {string} root
 * @returns {Task[]}
 */
export function tasksOf(root) {
  const runs = readJsonFiles(join(root, '.turbo', 'runs'))
  runs.sort((a, b) => a.execution.startTime - b.execution.startTime)
  /** @type {Map<string, Task>} */
  const tasks = new Map()
  for (const { taskId, task, directory, command, cache, execution } of runs.flatMap(
    (run) => run.tasks,
  )) {
    if (!command || command === '<NONEXISTENT>' || tasks.has(taskId)) continue
    tasks.set(taskId, {
      id: taskId,
      task,
      directory,
      ok: execution?.exitCode === 0,
      cached: cache?.status === 'HIT',
      ms: execution ? execution.endTime - execution.startTime : 0,
    })
  }
  return [...tasks.values()]
}

/** @typedef {{ passed: number, failed: number, skipped: number, files: { path: string, ms: number }[] }} Report */

/**
 * Returns a suite's reports from `.reports/<suite>*.json`, in Vitest's or Playwright's format.
 *
 * @param {string} root
 * @param {Task} task
 * @returns {Report[]}
 */
export function reportsOf(root, { task, directory }) {
  const folder = join(root, directory)
  const name = task === 'test' ? 'unit' : task.slice('test:'.length)
  return readJsonFiles(join(folder, '.reports'), name).map((report) =>
    report.stats ? fromPlaywright(report) : fromVitest(report, folder),
  )
}

function fromVitest(report, folder) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: name.slice(folder.length + 1),
      ms: endTime - startTime,
    })),
  }
}

function fromPlaywright({ stats, suites, config }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      path: join(config.rootDir.split(/[\\/]/).at(-1), suite.file),
      ms: durationOf(suite),
    })),
  }
}

/** Returns the total time of a Playwright suite's tests, including retries and nested suites. */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOf(suite), own)
}

function readJsonFiles(folder, prefix = '') {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}
