// `npm test`: runs every check of the workspace, then prints the slowest ones and a line with the
// counts. A lint or size run counts as one check, a test suite as its number of tests.
import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { printTimes } from './test-times.mjs'
import { reportsOf, tasksOf } from './test-results.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const startedAt = Number(process.env.RUN_STARTED_AT) || Date.now()
const installed = Date.now()
const cores = availableParallelism()

const checks = ['lint', 'lint:prose', 'size']
const suites = ['test', 'test:package']
/**
 * Suites that use every core themselves. They run two at a time, because each spends half its time
 * waiting for pages or for programs.
 */
const parallelSuites = ['test:stories', 'test:screens', 'test:e2e', 'test:built']

// One task more than cores, because some tasks only wait for processes they started.
const concurrency = Math.min(cores + 1, 5)
const env = {
  ...process.env,
  VITEST_MAX_WORKERS: String(Math.max(1, Math.round(cores / concurrency))),
}

const only = process.argv.slice(2)
for (const group of ['packages', 'apps', 'tooling', 'examples']) {
  for (const name of readdirSync(join(root, group))) {
    rmSync(join(root, group, name, '.reports'), { recursive: true, force: true })
  }
}
rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true })

const prettier = ['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.']
const format = start('prettier', prettier, env)
const path = await ensureChromium()
if (path === undefined) process.exit(1)
const withChromium = { ...env, CHROMIUM_PATH: path }
// In one run, so that no core is idle until the last build or lint ends.
const tested = await turbo([...checks, ...suites], concurrency, withChromium)
const testedInParallel = await turbo(parallelSuites, 2, { ...withChromium, VITEST_MAX_WORKERS: '' })

const total = { passed: 0, failed: 0, skipped: 0 }
const problems = []
const tasks = tasksOf(root)
count('formatting', (await format) === 0)
for (const task of tasks) {
  if ([...suites, ...parallelSuites].includes(task.task)) countTests(task)
  else if (checks.includes(task.task) || !task.ok) count(task.id, task.ok)
}
if ([tested, testedInParallel].some((code) => code !== 0) && total.failed === 0) {
  count('turbo itself', false)
}

printTimes(root, { tasks, startedAt, installed })
if (problems.length > 0) {
  console.log(`\nWhat failed:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}
const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed ? 1 : 0)

function count(name, ok) {
  total[ok ? 'passed' : 'failed'] += 1
  if (!ok) problems.push(name)
}

/** Adds a suite's tests to the total. */
function countTests(task) {
  const tests = { passed: 0, failed: 0, skipped: 0 }
  for (const report of reportsOf(root, task)) {
    for (const key of Object.keys(tests)) tests[key] += report[key]
  }
  for (const key of Object.keys(tests)) total[key] += tests[key]
  if (tests.failed) problems.push(`${task.id}: ${tests.failed} failed`)
  // A suite that failed outside its tests must not pass.
  if (!task.ok && !tests.failed) count(`${task.id} did not finish`, false)
  if (task.ok && tests.passed === 0) count(`${task.id} ran no test`, false)
}

/** Runs tasks in the packages selected on the command line, or in all, and returns the exit code. */
function turbo(names, limit, environment) {
  const how = [`--concurrency=${limit}`, '--output-logs=errors-only', '--summarize']
  return start('turbo', ['run', ...names, ...only, '--continue=always', ...how], environment)
}

function start(command, args, environment) {
  const options = { cwd: root, stdio: 'inherit', env: environment }
  const child = spawn(command, args, { ...options, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
