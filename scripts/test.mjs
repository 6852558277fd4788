// `npm test`: every check of the workspace, then one line that counts them.
// A lint, type or size run counts as one check, a test suite as its tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const suites = ['test', 'test:package', 'test:stories', 'test:e2e']
const checks = ['lint', 'size']

const only = process.argv.slice(2)
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
const folders = ['packages', 'apps', 'tooling', 'examples'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(root, group, name)),
)
for (const folder of folders) rmSync(join(folder, '.reports'), { recursive: true, force: true })
rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true })

const format = spawnSync('prettier', ['--check', '--log-level=warn', '.'], {
  cwd: root,
  stdio: 'inherit',
})
// Two at once: the suites in a browser are parallel within themselves.
const turbo = spawnSync(
  'turbo',
  [
    'run',
    ...checks,
    ...suites,
    ...only,
    '--continue=always',
    '--concurrency=2',
    '--output-logs=errors-only',
    '--summarize',
  ],
  { cwd: root, stdio: 'inherit', env },
)

const total = { passed: 0, failed: 0, skipped: 0 }
const problems = []
count('formatting', format.status === 0)
for (const task of tasksRun()) {
  const ok = task.execution?.exitCode === 0
  const suite = suites.includes(task.task)
  if (!suite && !checks.includes(task.task)) {
    if (!ok) count(task.taskId, false)
    continue
  }
  if (!suite) {
    count(task.taskId, ok)
    continue
  }
  const tests = reported(task)
  total.passed += tests.passed
  total.failed += tests.failed
  total.skipped += tests.skipped
  if (tests.failed) problems.push(`${task.taskId}: ${tests.failed} failed`)
  // A suite that broke before or beside its tests must not look green.
  if (!ok && !tests.failed) count(`${task.taskId} did not finish`, false)
  if (ok && tests.passed === 0) count(`${task.taskId} ran no test`, false)
}
if (turbo.status !== 0 && total.failed === 0) count('turbo itself', false)

if (problems.length)
  console.log(`\nWhat failed:\n${problems.map((line) => `  ${line}`).join('\n')}`)
const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed ? 1 : 0)

function count(name, ok) {
  total[ok ? 'passed' : 'failed'] += 1
  if (!ok) problems.push(name)
}

/** The tasks of the run that has just ended, cached ones included, from Turborepo's summary. */
function tasksRun() {
  const folder = join(root, '.turbo', 'runs')
  const [file] = existsSync(folder) ? readdirSync(folder) : []
  if (!file) return []
  const { tasks } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return tasks.filter((task) => task.command && task.command !== '<NONEXISTENT>')
}

/** Adds up the JSON reports (Vitest's or Playwright's) that a suite's task wrote: `.reports/<task>*.json`. */
function reported({ task, directory }) {
  const folder = join(root, directory, '.reports')
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const name = task === 'test' ? 'unit' : task.slice('test:'.length)
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.startsWith(name) || !file.endsWith('.json')) continue
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    if (report.stats) {
      sum.passed += report.stats.expected
      sum.failed += report.stats.unexpected + report.stats.flaky
      sum.skipped += report.stats.skipped
    } else {
      sum.passed += report.numPassedTests
      sum.failed += report.numFailedTests
      sum.skipped += report.numPendingTests + (report.numTodoTests ?? 0)
    }
  }
  return sum
}
