import { startDevnet, type RunningDevnet, type StartOptions } from './start'

/**
 * Running devnets for tests that need several chains at the same time.
 *
 * @example
 * ```ts
 * import { createDevnetPool, type DevnetPool } from '@mcm/devnet'
 *
 * const pool: DevnetPool = createDevnetPool({ blocks: 32, accounts: 100 })
 * const running = await pool.take()
 * running.status // => 'listening'
 * await pool.close()
 * ```
 */
export interface DevnetPool {
  /**
   * Returns a devnet with a new chain that only you use: one that was given back, or another one
   * on another port.
   * @throws {Error} If the pool was closed.
   */
  readonly take: () => Promise<RunningDevnet>
  /**
   * Gives a devnet back, which resets its chain.
   * @throws {Error} If the devnet isn't in use or is from another pool.
   */
  readonly give: (devnet: RunningDevnet) => void
  /** Closes all devnets, including those in use. */
  readonly close: () => Promise<void>
}

/**
 * Creates a pool of devnets with the same options. Each listens on a free port and, unlike with
 * {@link startDevnet}, has a manual clock by default. A chain is built once and reset for the next user.
 *
 * @example
 * ```ts
 * import { createDevnetPool } from '@mcm/devnet'
 *
 * const pool = createDevnetPool({ blocks: 32, accounts: 100 })
 * const [first, second] = await Promise.all([pool.take(), pool.take()])
 * first.url === second.url // => false
 * pool.give(first) // resets its chain
 * await pool.close()
 * ```
 */
export function createDevnetPool(options: Omit<StartOptions, 'port'> = {}): DevnetPool {
  const free: RunningDevnet[] = []
  const used = new Set<RunningDevnet>()
  const starting = new Set<Promise<RunningDevnet>>()
  let isClosed = false

  async function start(): Promise<RunningDevnet> {
    const started = startDevnet({ clock: 'manual', ...options, port: 0 })
    starting.add(started)
    try {
      return await started
    } finally {
      starting.delete(started)
    }
  }

  return {
    async take() {
      if (isClosed) throw new Error('The pool is closed')
      const devnet = free.pop() ?? (await start())
      used.add(devnet)
      return devnet
    },
    give(devnet) {
      if (!used.delete(devnet)) throw new Error('This devnet is not in use')
      devnet.devnet.reset()
      free.push(devnet)
    },
    async close() {
      isClosed = true
      const all = [...free, ...used, ...(await Promise.all(starting))]
      await Promise.all(all.map((devnet) => devnet.close()))
      free.length = 0
      used.clear()
    },
  }
}
