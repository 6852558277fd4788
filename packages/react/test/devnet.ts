import { createDevnet, type Devnet } from '@mcm/devnet'
import { onTestFinished } from 'vitest'
import { createConfig, createQueryClient, getTipQueryOptions } from '../src/query'

let seed = 0

/** Creates a local chain with a manual clock, and what a test needs to query it. */
export function openDevnet() {
  // Which blocks are final is remembered by hash, so each test needs blocks of its own.
  const devnet: Devnet = createDevnet({
    seed: String(++seed),
    clock: 'manual',
    blocks: 16,
    accounts: 64,
    difficulty: 0,
  })
  const queries = createQueryClient()
  onTestFinished(() => {
    queries.clear()
    devnet.close()
  })
  /** The path of each request. */
  const calls: string[] = []
  const config = createConfig({
    baseUrl: 'http://devnet',
    // The chain's clock stands still, so its blocks aren't old.
    now: () => 0,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return devnet.fetch(request)
    },
  })
  return {
    devnet,
    queries,
    config,
    calls,
    /** Polls the tip as the provider does. */
    poll: () => queries.fetchQuery({ ...getTipQueryOptions(config), staleTime: 0 }),
  }
}
