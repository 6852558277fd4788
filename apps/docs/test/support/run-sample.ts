import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../src/samples/languages/language'

/** Inside the app, so that samples find the packages as a reader's project would. */
export const sampleFolder = fileURLToPath(new URL('../../.samples', import.meta.url))

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

/**
 * Writes programs of one language into folders of their own, and compiles them all at once.
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
