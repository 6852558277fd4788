import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestContext } from 'vitest'

const cache = fileURLToPath(new URL('../../node_modules/.cache/openapi/', import.meta.url))

/** Returns a folder for what is downloaded and generated; it stays for the next run. */
export function cacheFolder(name: string): string {
  const folder = cache + name
  mkdirSync(folder, { recursive: true })
  return folder
}

const exec = promisify(execFile)
const LONGEST_OUTPUT = 8000

/**
 * Runs a program to its end and returns what it printed.
 *
 * @throws {Error} If it fails, with the end of what it printed.
 */
export async function run(command: string, args: readonly string[], cwd = cache): Promise<string> {
  try {
    const { stdout } = await exec(command, args, { cwd, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const output = `${stdout}\n${stderr}`.slice(-LONGEST_OUTPUT)
    // Not as its cause, which would print everything again.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${command} ${args[0] ?? ''} failed:\n${output}`)
  }
}

/** Skips a test on a machine without its tools and says so. In CI, that is a failure. */
export function needTools(context: TestContext, tools: Readonly<Record<string, string>>): void {
  const missing = Object.entries(tools)
    .filter(([command, flag]) => spawnSync(command, [flag], { stdio: 'ignore' }).status !== 0)
    .map(([command]) => command)
  if (missing.length === 0) return
  const reason = `not run: ${missing.join(', ')} not found`
  process.stdout.write(`  ${context.task.name}: ${reason}\n`)
  if (process.env['CI']) throw new Error(reason)
  context.skip(reason)
}
