import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startDevnet, type StartOptions } from '@mcm/devnet'
import { afterEach, expect, test } from 'vitest'
import { findNextEndpoint } from './find-next-endpoint'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

const HOUR = 3_600_000

async function endpoint(options: StartOptions = {}) {
  const devnet = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 16,
    startTime: Date.now(),
    ...options,
  })
  open.push(devnet)
  return { label: devnet.url, url: devnet.url }
}

/** Starts a server that accepts every request and never responds. */
async function hanging() {
  let givenUp = 0
  const server: Server = createServer((request) => {
    request.on('close', () => (givenUp += 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { label: url, url, givenUp: () => givenUp }
}

const never = new AbortController().signal

test('endpoints that hang don’t delay the one in sync', async () => {
  const slow = [await hanging(), await hanging(), await hanging()]
  const good = await endpoint()
  expect(await findNextEndpoint([...slow, good], 'http://current.test', never)).toBe(good)
  expect(slow.map(({ givenUp }) => givenUp())).toEqual([0, 0, 0])
})

test('prefers one in sync over one behind, and that over one still synchronizing', async () => {
  const syncing = await endpoint({ faults: { sync: 'synchronizing' } })
  const stale = await endpoint({ startTime: Date.now() - 3 * HOUR })
  const synced = await endpoint()
  const find = (...presets: { label: string; url: string }[]) =>
    findNextEndpoint(presets, 'http://current.test', never)
  expect(await find(syncing, stale, synced)).toBe(synced)
  expect(await find(syncing, stale)).toBe(stale)
  expect(await find(syncing)).toBe(syncing)
})

test('never returns the current endpoint or one that is down', async () => {
  const current = await endpoint()
  const down = { label: 'Down', url: 'http://127.0.0.1:1' }
  expect(await findNextEndpoint([current, down], current.url, never)).toBeUndefined()
})

test('throws the reason if it is aborted', async () => {
  const stop = new AbortController()
  const search = findNextEndpoint([await hanging()], 'http://current.test', stop.signal)
  stop.abort(new Error('closed'))
  await expect(search).rejects.toThrow('closed')
})
