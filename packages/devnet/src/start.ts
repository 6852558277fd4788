import type { Devnet } from './api'
import { createDevnet } from './devnet'
import type { Fork } from './fork/fork'
import { readFork, type ForkOptions } from './fork/read-fork'
import { port as portSchema, type DevnetOptions } from './options'
import { read } from './schema/read'

/**
 * Options of {@link startDevnet}.
 *
 * @example
 * ```ts
 * import { startDevnet, type StartOptions } from '@mcm/devnet'
 *
 * const options: StartOptions = { port: 0, clock: 'manual', seed: 'my test', blocks: 32 }
 * const running = await startDevnet(options)
 * await running.close()
 * ```
 */
export interface StartOptions extends Omit<DevnetOptions, 'fork'> {
  /** Port to listen on, or 0 for any free port. Default: 8080. */
  port?: number
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string
  /** Blocks of another chain to continue, or the endpoint to read them from. See {@link readFork}. */
  fork?: Fork | ForkOptions
}

/**
 * A devnet that listens on a port.
 *
 * @example
 * ```ts
 * import { startDevnet, type RunningDevnet } from '@mcm/devnet'
 *
 * const running: RunningDevnet = await startDevnet({ port: 0, clock: 'manual', blocks: 32 })
 * running.devnet.mine(3)
 * await running.restart() // with a new chain on the same port
 * await running.close()
 * running.status // => 'closed'
 * ```
 */
export interface RunningDevnet {
  /** Base URL, such as http://127.0.0.1:8080, without a trailing slash. It never changes. */
  readonly url: string
  /** The chain behind the port, to be controlled in process. */
  readonly devnet: Devnet
  /** Whether the port is open: not while it restarts, and not after `close`. */
  readonly status: 'listening' | 'restarting' | 'closed'
  /**
   * Closes the port and all connections, resets the chain, and listens on the same port again, like a
   * server that is started again.
   * @throws {Error} If it was closed, or if another process has taken the port.
   */
  readonly restart: () => Promise<void>
  /** Closes the port, open connections and the chain. */
  readonly close: () => Promise<void>
}

/**
 * Creates a chain and serves it over HTTP in Node. Unlike with {@link createDevnet}, the clock is
 * live by default.
 * @throws {RangeError} If an option is invalid.
 * @throws {RosettaError} If a fork can't be read.
 * @throws {Error} With `code` EADDRINUSE if the port is in use.
 *
 * @example
 * ```ts
 * import { startDevnet } from '@mcm/devnet'
 *
 * const running = await startDevnet({ port: 0, clock: 'manual', blocks: 32 })
 * const response = await fetch(`${running.url}/network/list`, { method: 'POST' })
 * response.status // => 200
 * await running.close()
 * ```
 */
export async function startDevnet(options: StartOptions = {}): Promise<RunningDevnet> {
  const { port = 8080, host = '127.0.0.1', fork, ...chain } = options
  read(portSchema, port, '`port`')
  const { listen } = await import('./adapters/node')
  const forked = fork && { fork: 'version' in fork ? fork : await readFork(fork) }
  const devnet = createDevnet({ clock: 'live', ...chain, ...forked })
  const open = async (at: number) => {
    try {
      return await listen(devnet.fetch, { port: at, host })
    } catch (error) {
      devnet.close()
      throw error
    }
  }
  let server = await open(port)
  const { url } = server
  let status: RunningDevnet['status'] = 'listening'
  return {
    url,
    devnet,
    get status() {
      return status
    },
    async restart() {
      if (status !== 'listening') throw new Error(`The devnet is ${status}`)
      status = 'restarting'
      await server.close()
      devnet.reset()
      try {
        server = await open(Number(new URL(url).port))
        status = 'listening'
      } catch (error) {
        status = 'closed'
        throw error
      }
    },
    async close() {
      status = 'closed'
      devnet.close()
      await server.close()
    },
  }
}
