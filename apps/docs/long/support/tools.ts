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

/**
 * Runs a program to its end and returns what it printed.
 *
 * @throws {Error} If it fails, with everything it printed.
 */
export async function run(command: string, args: readonly string[], cwd = cache): Promise<string> {
  try {
    const { stdout } = await exec(command, args, { cwd, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
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
