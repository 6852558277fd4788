// `mcm-exports`, over and over, stopped and killed at any moment.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRandom } from '../support/random.mjs'
import { startVictim, steersTerminal } from '../support/victim.mjs'

const [url, address, seed] = process.argv.slice(2)
const random = createRandom(Number(seed))
const victim = startVictim()

const manifest = createRequire(import.meta.url).resolve('@mcm/exports/package.json')
const command = join(dirname(manifest), 'bin/mcm-exports.js')
const folder = mkdtempSync(join(tmpdir(), 'chaos-exports-'))
const report = join(folder, 'report.jsonl')
const watch = pathToFileURL(fileURLToPath(new URL('../support/watch-command.mjs', import.meta.url)))
/** A run that is asked to stop must do so. */
const STOP_MS = 20_000
const LONGEST_MS = 25_000
/** Everything but 1, 'something that should not happen'. */
const KNOWN_CODES = new Set([0, 2, 3, 4, 5, 6, 130, 143])
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 }

const commands = [
  () => ({
    args: [
      'block',
      random.pick(['tip', '1079000', `0x${'ab'.repeat(32)}`]),
      ...format('csv', 'json'),
    ],
  }),
  () => ({ args: ['richlist', ...format('csv', 'json', 'dat')] }),
  () => ({
    args: [
      'address',
      address,
      ...format('csv', 'json'),
      ...(random.chance(0.5) ? ['--no-block-times'] : []),
    ],
  }),
  () => ({ args: ['mempool'] }),
]

victim.ready()
while (!victim.signal.aborted) await exportOnce()
rmSync(folder, { recursive: true, force: true })

function format(...formats) {
  return ['--format', random.pick(formats)]
}

async function exportOnce() {
  const { args } = random.pick(commands)()
  // Few names, so that a run resumes what one before it left.
  const out = join(folder, `${args[0]}-${args.at(-1)}.out`)
  const words = [command, ...args, '--endpoint', url, '--out', out]
  const { code, signal, asked, stderr } = await runCommand(words)
  const what = `${args[0]} ended with ${code ?? signal}`
  victim.count(`exports: ${signal ?? `code ${code}`}`)
  if (code !== null && !KNOWN_CODES.has(code)) victim.problem(`exports: ${what}`, stderr)
  if (code === null && signal !== asked) victim.problem(`exports: ${what}, not asked to`, stderr)
  if (asked && SIGNAL_CODES[asked] && code !== SIGNAL_CODES[asked] && code === 1)
    victim.problem(what, stderr)
  if (/\n {4}at /.test(stderr)) victim.problem('exports: a stack trace', stderr)
  if (steersTerminal(stderr))
    victim.problem('exports: output steers the terminal', JSON.stringify(stderr))
  const left = readdirSync(folder).filter((name) => name.endsWith('.tmp'))
  if (left.length > 0) victim.problem('exports: a temporary file stays', left.join())
  if (code === 0 && !existsSync(out))
    victim.problem('exports: success without a file', words.join(' '))
  if (code === 0 && args.includes('json')) JSON.parse(readFileSync(out, 'utf8'))
  readReport()
}

async function runCommand(words) {
  const env = { ...process.env, CHAOS_REPORT: report, CHAOS_SEED: String(random.below(2 ** 31)) }
  const child = spawn(process.execPath, ['--import', watch.href, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  let asked
  const ask = (signal) => {
    asked = signal
    child.kill(signal)
  }
  const early = random.chance(0.3) ? random.pick(['SIGTERM', 'SIGINT', 'SIGKILL']) : undefined
  const stop = setTimeout(
    () => ask(early ?? 'SIGTERM'),
    early ? random.between(50, 5000) : LONGEST_MS,
  )
  const stuck = setTimeout(() => {
    victim.problem('exports: does not stop when asked', words.join(' '))
    ask('SIGKILL')
  }, LONGEST_MS + STOP_MS)
  const onStop = () => ask('SIGKILL')
  victim.signal.addEventListener('abort', onStop)
  const [code, signal] = await new Promise((resolve) => {
    child.once('close', (...end) => resolve(end))
  })
  victim.signal.removeEventListener('abort', onStop)
  clearTimeout(stop)
  clearTimeout(stuck)
  return { code, signal, asked, stderr }
}

function readReport() {
  if (!existsSync(report)) return
  for (const line of readFileSync(report, 'utf8').split('\n').filter(Boolean)) {
    const { found, ...loop } = JSON.parse(line)
    victim.loop(loop)
    for (const stack of found) victim.problem('exports: a warning or an exception', stack)
  }
  rmSync(report)
}
