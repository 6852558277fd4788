import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const command = ['--conditions=@mcm/source', '--import', 'tsx', 'packages/devnet/src/cli.ts']
const chain = ['--seed', 'load', '--blocks', '600', '--accounts', '2000', '--difficulty', '0']

/**
 * Starts devnets with the same chain, each in a process of its own.
 *
 * @param {number} count
 * @returns {Promise<{ url: string, kill: () => void }[]>}
 */
export function startDevnets(count) {
  const startTime = ['--start-time', new Date().toISOString()]
  return Promise.all(Array.from({ length: count }, () => startDevnet([...chain, ...startTime])))
}

/** Starts a devnet and waits for the URL that it prints. Its later output is read and dropped. */
function startDevnet(options) {
  const child = spawn(process.execPath, [...command, '--port', '0', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const url = /https?:\/\/[^\s/]+:\d+/.exec(text)
      if (url) resolve({ url: url[0], kill: () => child.kill('SIGKILL') })
    })
    child.once('exit', (code) => reject(new Error(`The devnet exited with ${code}: ${text}`)))
  })
}
