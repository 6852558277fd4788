import { spawn } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleCommand } from '../../../tooling/test/command.mjs'

const command = await bundleCommand(fileURLToPath(new URL('../src/cli.ts', import.meta.url)))

/** The module that the command runs in its threads. */
export const threadModule = pathToFileURL(command)

/** Starts the command as a separate process. */
export function startProcess(folder: string, ...argv: string[]) {
  return spawn(process.execPath, [command, ...argv], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
