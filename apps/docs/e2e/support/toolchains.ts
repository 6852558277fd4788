import { spawnSync } from 'node:child_process'
import { test } from '@playwright/test'
import { MISSING } from './toolchain-reporter'

/** What a language needs on the machine, and the Debian packages that bring it. */
const tools = {
  curl: { command: 'curl', check: ['--version'], packages: ['curl'] },
  python: { command: 'python3', check: ['--version'], packages: ['python3'] },
  go: { command: 'go', check: ['version'], packages: ['golang-go'] },
} as const

export type Tool = keyof typeof tools

/**
 * Whether a tool is there, after an attempt to install it where that is possible: as root on Debian
 * and its relatives.
 */
export function ensureTool(name: Tool): boolean {
  const { command, check, packages } = tools[name]
  const works = () => spawnSync(command, check, { stdio: 'ignore' }).status === 0
  if (works()) return true
  const mayInstall =
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!mayInstall) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
  })
  return works()
}

/**
 * Whether the language of a sample can be run here. If not, the report of the suite names the tool.
 * @throws {Error} In CI, where nothing may be missing.
 */
export function canRun(language: string): boolean {
  if (!(language in tools)) return true
  const tool = language as Tool
  if (ensureTool(tool)) return true
  if (process.env['CI']) throw new Error(`${tool} is missing and could not be installed`)
  test.info().annotations.push({ type: MISSING, description: tool })
  return false
}
