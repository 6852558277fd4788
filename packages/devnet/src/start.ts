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
  /** Base URL, such as http://127.0.0.1:8080, without a trailing slash. */
  readonly url: string
  readonly devnet: Devnet
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
  try {
    const server = await listen(devnet.fetch, { port, host })
    return {
      url: server.url,
      devnet,
      async close() {
        devnet.close()
        await server.close()
      },
    }
  } catch (error) {
    devnet.close()
    throw error
  }
}
