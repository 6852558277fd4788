import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../src/samples/languages/language'

/** Inside the app, so that samples can import the packages. */
export const sampleFolder = fileURLToPath(new URL('../../.samples', import.meta.url))

/** A sample in its own folder, which can be started several times. */
export interface InstalledSample {
  folder: string
  start: () => RunningSample
  /** Stops all running processes and deletes the folder. */
  remove: () => Promise<void>
}

export interface RunningSample {
  /** Standard output so far. */
  output: string
  /** Standard error so far. */
  errors: string
  /** Kills it immediately, with all processes it started. */
  kill: () => Promise<void>
  /** Resolves with the exit code when it ends, or with null if it was killed. */
  ended: Promise<number | null>
}

/**
 * Writes programs in one language to separate folders and compiles them together.
 *
 * @throws {Error} If one of them doesn't compile.
 */
export function installSamples(language: Language, codes: readonly string[]): InstalledSample[] {
  const { build, command } = language.run
  mkdirSync(sampleFolder, { recursive: true })
  const place = mkdtempSync(join(sampleFolder, `${language.id}-`))
  const folders = codes.map((code, at) => {
    const folder = join(place, `sample-${at}`)
    mkdirSync(folder)
    writeFileSync(join(folder, language.file), `${code}\n`)
    return folder
  })
  if (build && codes.length > 0) {
    for (const [name, text] of Object.entries(build.files ?? {})) {
      writeFileSync(join(place, name), text)
    }
    const [tool = '', ...words] = build.command
    const env = { ...process.env, ...build.env }
    const { status, stderr, error } = spawnSync(tool, words, { cwd: place, env, encoding: 'utf8' })
    if (status !== 0) throw error ?? new Error(stderr)
  }
  const left = new Set(folders)
  return folders.map((folder) => {
    const started: RunningSample[] = []
    const words = command.map((word) => word.replace('NAME', basename(folder)))
    return {
      folder,
      start() {
        const running = start(words, folder)
        started.push(running)
        return running
      },
      async remove() {
        await Promise.all(started.map((running) => running.kill()))
        left.delete(folder)
        rmSync(left.size === 0 ? place : folder, { recursive: true, force: true })
      },
    }
  })
}

function start([command = '', ...rest]: readonly string[], cwd: string): RunningSample {
  // In its own process group, so that its child processes can be killed with it.
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
  /** Null if it was stopped after enough output. */
  exitCode: number | null
}

/**
 * Runs a sample and returns its output. Stops it when its output is `enough`.
 */
export async function runSample(
  sample: InstalledSample,
  enough: (output: string) => boolean = () => false,
): Promise<Run> {
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
