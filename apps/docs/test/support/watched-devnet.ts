import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createDevnet, type Devnet } from '@mcm/devnet'
import { expect, vi } from 'vitest'
import { START } from './reorg-series'

/** A devnet over HTTP that counts how often its tip is read. */
export interface WatchedDevnet {
  devnet: Devnet
  url: string
  /** Resolves after this many complete rounds of a program that polls the tip. */
  rounds: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** Resolves once an expectation holds. Made for tests that run side by side, unlike `expect.poll`. */
export function until(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 60_000, interval: 20 })
}

/** Starts a small chain on which time stands still and mining takes no time. */
export async function startWatchedDevnet(): Promise<WatchedDevnet> {
  const devnet = createDevnet({ tip: START, blocks: 200, accounts: 200, difficulty: 0 })
  let polls = 0
  const server = createServer((request, response) => {
    if (request.url === '/network/status') polls += 1
    const forward = async () => {
      const result = await devnet.fetch(`http://devnet${request.url}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: await buffer(request),
      })
      response.writeHead(result.status, Object.fromEntries(result.headers))
      response.end(Buffer.from(await result.arrayBuffer()))
    }
    // One of the faults cuts connections.
    forward().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    devnet,
    url: `http://127.0.0.1:${port}`,
    async rounds(count) {
      // The round that is under way may have read the tip before.
      const enough = polls + count + 1
      await until(() => expect(polls).toBeGreaterThanOrEqual(enough))
    },
    close() {
      devnet.close()
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
