import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createServer as createViteServer } from 'vite'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundleCommand } from '../../../tooling/test/command.mjs'
import { createDevnet, readFork, startDevnet } from '../src'
import { devnetPlugin } from '../src/adapters/vite'
import { rawRequest } from './raw-http'

const small = { blocks: 20, accounts: 100, difficulty: 0 }
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

async function takenPort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port
}

describe('startDevnet', () => {
  it('returns its URL and can be closed', async () => {
    const running = await startDevnet({ ...small, port: 0 })
    expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const list = await fetch(`${running.url}/network/list`, { method: 'POST' })
    expect(list.status).toBe(200)
    await running.close()
    await expect(fetch(running.url)).rejects.toThrow('fetch failed')
  })

  it('fails with EADDRINUSE if the port is in use', async () => {
    const port = await takenPort()
    await expect(startDevnet({ ...small, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('rejects an invalid port', async () => {
    await expect(startDevnet({ ...small, port: 99_999 })).rejects.toThrow(
      '`port` must be an integer from 0 to 65535; got 99999',
    )
  })

  it('sends content lengths, keeps connections alive and ends empty responses', async () => {
    const running = await startDevnet({ ...small, port: 0 })
    cleanups.push(() => running.close())
    const list = await rawRequest(`${running.url}/network/list`, { method: 'POST' })
    expect(list.headers['content-length']).toBe('71')
    const wrong = await rawRequest(`${running.url}/network/list`, { method: 'GET' })
    expect(wrong).toMatchObject({ status: 405, text: '' })
  })
})

describe('a client that disconnects', () => {
  it('does not affect other clients', async () => {
    const running = await startDevnet({ ...small, port: 0, faults: { latency: 200 } })
    cleanups.push(() => running.close())
    const impatient = httpRequest(`${running.url}/network/list`, { method: 'POST' })
    impatient.on('error', () => {})
    impatient.end()
    setTimeout(() => impatient.destroy(), 50)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const list = await fetch(`${running.url}/network/list`, { method: 'POST' })
    expect(list.status).toBe(200)
  })
})

describe('the Vite plugin', () => {
  it('serves the API beside the application', async () => {
    const plugin = devnetPlugin({ ...small, clock: 'manual' })
    const server = await createViteServer({
      configFile: false,
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1' },
      plugins: [plugin],
    })
    cleanups.push(() => server.close())
    await server.listen()
    const [url = ''] = server.resolvedUrls?.local ?? []
    const response = await fetch(`${url}mesh/devnet/control`)
    const { tip } = (await response.json()) as { tip: { hash: string } }
    expect(tip.hash).toBe(plugin.devnet.chain.tip.hash)
  })
})

describe('the command', () => {
  let command = ''
  beforeAll(async () => {
    command = await bundleCommand(fileURLToPath(new URL('../src/cli.ts', import.meta.url)))
  })

  const smallFlags = ['--blocks', '20', '--accounts', '100', '--difficulty', '0']

  function run(...flags: string[]): ChildProcessWithoutNullStreams {
    const child = spawn(process.execPath, [command, ...flags])
    cleanups.push(async () => child.kill('SIGKILL'))
    return child
  }

  /** Resolves when the command has started and printed its introduction. */
  async function ready(...flags: string[]): Promise<{ child: ChildProcess; out: () => string }> {
    const child = run(...flags)
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await expect.poll(() => out, { timeout: 30_000 }).toContain('Press Ctrl-C to stop')
    return { child, out: () => out }
  }

  const exitCode = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('exit', resolve))

  async function finish(...flags: string[]): Promise<{ code: number | null; out: string }> {
    const child = run(...flags)
    const exit = exitCode(child)
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await exit, out: out + error }
  }

  it('prints its help', async () => {
    const { code, out } = await finish('--help')
    expect(code).toBe(0)
    expect(out).toContain('--strict-rosetta')
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([])
  })

  it('prints its version', async () => {
    const { code, out } = await finish('--version')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('prints how to get the same chain again', async () => {
    const seed = ['--seed', 'again']
    const first = await ready(...smallFlags, ...seed, '--port', '0')
    const flags = /To get the same chain again: (.*)/.exec(first.out())?.[1]?.split(' ') ?? []
    const second = await ready(...smallFlags, ...flags, '--port', '0')
    const states = [first, second].map(async ({ out }) => {
      const url = /listening on (http:\S+)/.exec(out())?.[1] ?? ''
      const { first: lowest } = (await (await fetch(`${url}/devnet/control`)).json()) as {
        first: number
      }
      const body = JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        block_identifier: { index: lowest + 19 },
      })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/block`, { method: 'POST', body, headers })
      return response.text()
    })
    const [block, again] = await Promise.all(states)
    expect(flags.slice(0, 2)).toEqual(seed)
    expect(block).toContain('"transactions"')
    expect(again).toBe(block)
  })

  it('continues a fork in a file', async () => {
    const other = createDevnet(small)
    const fetch = (request: Request) => other.fetch(request)
    const fork = await readFork({ endpoint: 'http://other', blocks: 3, statusDelay: 0, fetch })
    const folder = await mkdtemp(join(tmpdir(), 'devnet-'))
    cleanups.push(() => rm(folder, { recursive: true }))
    const file = join(folder, 'fork.json')
    await writeFile(file, JSON.stringify(fork))
    const { out } = await ready('--fork', file, '--no-mining', '--port', '0')
    expect(out()).toContain('Forked from http://other')
    expect(out()).toContain(`to ${other.chain.tip.index},`)
  })

  it('rejects an unknown flag and points to --help', async () => {
    const { code, out } = await finish('--prot', '1')
    expect(code).toBe(2)
    expect(out).toContain("Unknown option '--prot'")
    expect(out).toContain('mcm-devnet --help')
  })

  it.each([
    ['--block-time 300', '--block-time must be a number from 0.01 to 138; got 300'],
    ['--blocks 422848', '--blocks must be an integer from 16 to 422592; got 422848'],
    ['--port 4.5', '--port must be an integer from 0 to 65535; got 4.5'],
    ['--error-rate 2', '--error-rate must be a number from 0 to 1; got 2'],
  ])('rejects %s and names the flag', async (flags, message) => {
    const { code, out } = await finish(...smallFlags, ...flags.split(' '))
    expect(code).toBe(2)
    expect(out.split('\n')[0]).toBe(message)
  })

  it('rejects an unknown scenario', async () => {
    const { code, out } = await finish('--scenario', 'nope')
    expect(code).toBe(2)
    expect(out).toContain("Unknown scenario 'nope' (expected outage,")
  })

  it('plays a scenario from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'devnet-'))
    cleanups.push(() => rm(folder, { recursive: true }))
    const file = join(folder, 'own.json')
    const steps = [{ after: 0, faults: { sync: 'init' } }]
    await writeFile(file, JSON.stringify({ name: 'own', about: 'My own.', steps }))
    const { out } = await ready(...smallFlags, '--port', '0', '--scenario', file)
    await expect.poll(out).toContain('Scenario own: My own.')
  })

  it('reports that the port is in use', async () => {
    const { code, out } = await finish(...smallFlags, '--port', String(await takenPort()))
    expect(code).toBe(1)
    expect(out).toBe(
      'The port is in use. Stop the program using it, or choose another with --port <number>.\n',
    )
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s and exits cleanly', async (signal) => {
    const { child, out } = await ready(...smallFlags, '--port', '0', '--no-mining', '--no-indexer')
    const url = /listening on (http:\S+)/.exec(out())?.[1] ?? ''
    const state = (await (await fetch(`${url}/devnet/control`)).json()) as object
    expect(state).toMatchObject({ clock: 'manual', faults: { noIndexer: true } })
    const exit = exitCode(child)
    child.kill(signal)
    expect(await exit).toBe(0)
  })
})
