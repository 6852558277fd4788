import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/** Starts the command as a separate process. */
export function startProcess(folder: string, ...argv: string[]) {
  return spawn(process.execPath, ['--conditions=@mcm/source', '--import', tsx, cli, ...argv], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
