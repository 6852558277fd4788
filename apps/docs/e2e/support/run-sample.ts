import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Inside the app, so that samples find the packages as a reader's project would. */
const folder = fileURLToPath(new URL('../../.samples', import.meta.url))
const printJson = fileURLToPath(new URL('print-json.mjs', import.meta.url))

interface Recipe {
  file: string
  build?: readonly string[]
  command: readonly string[]
}

const recipes: Readonly<Record<string, Recipe>> = {
  curl: { file: 'sample.sh', command: ['sh', 'sample.sh'] },
  javascript: { file: 'sample.mjs', command: ['node', '--import', printJson, 'sample.mjs'] },
  python: { file: 'sample.py', command: ['python3', 'sample.py'] },
  go: {
    file: 'sample.go',
    build: ['go', 'build', '-o', 'sample', 'sample.go'],
    command: ['./sample'],
  },
  typescript: {
    file: 'sample.ts',
    command: ['node', '--import', 'tsx', '--import', printJson, 'sample.ts'],
  },
}

/** A sample in a folder of its own, ready to be started, also more than once. */
export interface InstalledSample {
  folder: string
  start: () => RunningSample
  /** Stops what is still running and deletes the folder. */
  remove: () => Promise<void>
}

export interface RunningSample {
  /** What it has printed so far. */
  output: string
  errors: string
  /** Stops it at once, with everything it started, wherever it is. */
  kill: () => Promise<void>
  /** Resolves when it ends: with its exit code, or null if it was killed. */
  ended: Promise<number | null>
}

/** @throws {Error} If the sample doesn't compile. */
export function installSample(language: string, code: string): InstalledSample {
  const recipe = recipes[language]
  if (!recipe) throw new Error(`No way to run ${language}`)
  mkdirSync(folder, { recursive: true })
  const place = mkdtempSync(join(folder, `${language}-`))
  writeFileSync(join(place, recipe.file), `${code}\n`)
  if (recipe.build) {
    const [command = '', ...rest] = recipe.build
    const { status, stderr } = spawnSync(command, rest, { cwd: place, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${stderr}\n${code}`)
  }
  const started: RunningSample[] = []
  return {
    folder: place,
    start() {
      const running = start(recipe.command, place)
      started.push(running)
      return running
    },
    async remove() {
      await Promise.all(started.map((running) => running.kill()))
      rmSync(place, { recursive: true, force: true })
    },
  }
}

function start([command = '', ...rest]: readonly string[], cwd: string): RunningSample {
  // In its own group, so that what it started stops with it.
  const child = spawn(command, rest, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const running: RunningSample = {
    output: '',
    errors: '',
    ended: new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    }),
    async kill() {
      killGroup(child)
      await running.ended
    },
  }
  child.stdout.on('data', (chunk: Buffer) => {
    running.output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    running.errors += chunk.toString()
  })
  return running
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  const isRunning = exitCode === null && signalCode === null
  if (pid !== undefined && isRunning) process.kill(-pid, 'SIGKILL')
}

export interface Run {
  output: string
  errors: string
  /** Null when it was stopped because it had printed enough. */
  exitCode: number | null
}

/**
 * Runs a sample and collects what it prints. A program without an end is stopped as soon as its
 * output is `enough`.
 */
export async function runSample(
  language: string,
  code: string,
  enough: (output: string) => boolean = () => false,
): Promise<Run> {
  const sample = installSample(language, code)
  try {
    const running = sample.start()
    const ended = running.ended.then((exitCode) => ({ exitCode }))
    let end: Awaited<typeof ended> | undefined
    while (!end && !enough(running.output)) {
      end = await Promise.race([ended, setTimeout(20, undefined)])
    }
    if (!end) await running.kill()
    const { exitCode } = await ended
    return { output: running.output, errors: running.errors, exitCode }
  } finally {
    await sample.remove()
  }
}
