import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Ran } from './command'
import { startProcess } from './process'

const VERSION = '1.5.6-r.1'

/** Installs DuckDB into a folder that stays for the next run, and returns the folder. */
export async function installDuckdb(): Promise<string> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/duckdb-${VERSION}`, import.meta.url))
  if (!existsSync(join(folder, 'node_modules/@duckdb/node-api/package.json'))) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"private":true}\n')
    const argv = ['install', '--no-audit', '--no-fund', `@duckdb/node-api@${VERSION}`]
    await promisify(execFile)('npm', argv, { cwd: folder })
  }
  return folder
}

/** Runs `mcm-exports query` as a process in a folder. */
export async function runQuery(folder: string, ...argv: string[]): Promise<Ran> {
  const child = startProcess(folder, 'query', ...argv)
  const exit = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exitCode: await exit, stdout, stderr }
}
