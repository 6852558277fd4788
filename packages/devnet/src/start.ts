import type { Devnet } from './api'
import { createDevnet } from './devnet'
import { port as portSchema, type DevnetOptions } from './options'
import { read } from './schema/read'

export interface StartOptions extends DevnetOptions {
  /** Port to listen on, or 0 for any free port. Default: 8080. */
  port?: number
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string
}

/** A devnet that listens on a port. */
export interface RunningDevnet {
  /** Base URL, such as http://127.0.0.1:8080, without a trailing slash. It never changes. */
  readonly url: string
  readonly devnet: Devnet
  /** Whether the port is open: not while it restarts, and not after `close`. */
  readonly status: 'listening' | 'restarting' | 'closed'
  /**
   * Closes the port and all connections, resets the chain, and listens on the same port again, like a
   * server that is started anew.
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
 * @throws {Error} With `code` EADDRINUSE if the port is in use.
 */
export async function startDevnet(options: StartOptions = {}): Promise<RunningDevnet> {
  const { port = 8080, host = '127.0.0.1', ...chain } = options
  read(portSchema, port, '`port`')
  const { listen } = await import('./adapters/node')
  const devnet = createDevnet({ clock: 'live', ...chain })
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
