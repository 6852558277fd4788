import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Inside the app, so that samples find the packages as a reader's project would. */
const folder = fileURLToPath(new URL('../../.samples', import.meta.url))
const printJson = fileURLToPath(new URL('print-json.mjs', import.meta.url))

const commands: Readonly<Record<string, { file: string; command: readonly string[] }>> = {
  curl: { file: 'sample.sh', command: ['sh', 'sample.sh'] },
  javascript: { file: 'sample.mjs', command: ['node', '--import', printJson, 'sample.mjs'] },
  python: { file: 'sample.py', command: ['python3', 'sample.py'] },
  go: { file: 'sample.go', command: ['go', 'run', 'sample.go'] },
  typescript: {
    file: 'sample.ts',
    command: ['node', '--import', 'tsx', '--import', printJson, 'sample.ts'],
  },
}

export interface Run {
  output: string
  errors: string
  /** Null when it was stopped because it had said enough. */
  exitCode: number | null
}

/**
 * Runs a sample and collects what it prints. A program that runs for ever is stopped as soon as
 * `enough` is satisfied with its output.
 */
export async function runSample(
  language: string,
  code: string,
  enough: (output: string) => boolean = () => false,
): Promise<Run> {
  const how = commands[language]
  if (!how) throw new Error(`Nobody knows how to run ${language}`)
  mkdirSync(folder, { recursive: true })
  const place = mkdtempSync(join(folder, `${language}-`))
  writeFileSync(join(place, how.file), `${code}\n`)
  try {
    return await collect(how.command, place, enough)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function collect(
  [command = '', ...rest]: readonly string[],
  cwd: string,
  enough: (output: string) => boolean,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    // In its own group, so that what it started stops with it.
    const child = spawn(command, rest, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    let stopped = false
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (stopped || !enough(output) || child.pid === undefined) return
      stopped = true
      process.kill(-child.pid, 'SIGKILL')
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (exitCode) =>
      resolve({ output, errors, exitCode: stopped ? null : exitCode }),
    )
  })
}
