import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createDevnet, type Devnet } from '@mcm/devnet'
import { expect, vi } from 'vitest'
import { START } from './reorg-series'

/** A devnet over HTTP that counts requests for its tip. */
export interface WatchedDevnet {
  devnet: Devnet
  url: string
  /** Resolves after a polling program has completed this many rounds. */
  rounds: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** Resolves when an expectation passes. Unlike `expect.poll`, it works in concurrent tests. */
export function until(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 60_000, interval: 20 })
}

/** Starts a small devnet with a stopped clock and no proof of work. */
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
    // One of the faults closes connections.
    forward().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    devnet,
    url: `http://127.0.0.1:${port}`,
    async rounds(count) {
      // The current round may have read the tip before this call.
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
