import { spawnSync } from 'node:child_process'
import type { Language, Tool } from '../../src/samples/languages/language'

/**
 * Whether the tool of a language is there, after an attempt to install it where that is possible: as
 * root on Debian and its relatives.
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
