import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/mcm-devnet.js', import.meta.url))

/** A running process of the built command. */
export interface Command {
  readonly url: string
  /** Milliseconds from its start to its first response. */
  readonly startedIn: number
  /** Seconds of CPU time so far, which don't depend on the machine's load. */
  processorTime(): number
  /** Resident memory, in bytes. */
  memory(): number
  stop(): Promise<void>
}

/** Starts the built command on a free port and waits until it responds. */
export async function startCommand(...flags: string[]): Promise<Command> {
  const since = performance.now()
  const child = spawn(process.execPath, [bin, '--port', '0', ...flags])
  const url = await urlOf(child)
  return {
    url,
    startedIn: performance.now() - since,
    processorTime: () => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(child.pid)])),
    memory: () => 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function urlOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const url = /listening on (http:\S+)/.exec(out)?.[1]
      if (url) resolve(url)
    })
    child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.once('exit', (code) => reject(new Error(`mcm-devnet ended with ${code}: ${out}`)))
  })
}

const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

/** Sends a request over HTTP and returns the response body. */
export async function post(url: string, path: string, body: object = {}): Promise<string> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network_identifier, ...body }),
  })
  return response.text()
}

/** Prints one line of a long run's results. */
export function report(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
