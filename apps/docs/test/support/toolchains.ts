import { spawnSync } from 'node:child_process'
import type { Language, Tool } from '../../src/samples/languages/language'

/**
 * Returns whether a language's tool is installed. Tries to install it first, which works as root on
 * Debian-based systems.
 */
export function ensureTool({ run: { tool } }: Language): boolean {
  return tool === undefined || works(tool) || (install(tool), works(tool))
}

function works({ command, check }: Tool): boolean {
  return spawnSync(command, check, { stdio: 'ignore' }).status === 0
}

function install({ packages }: Tool): void {
  const apt = (...words: readonly string[]) =>
    spawnSync('apt-get', words, { stdio: 'ignore' }).status === 0
  if (process.getuid?.() !== 0 || !apt('--version')) return
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}
