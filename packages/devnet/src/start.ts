import type { Devnet } from './api'
import { createDevnet } from './devnet'
import { port as portSchema, type DevnetOptions } from './options'
import { read } from './schema/read'

export interface StartOptions extends DevnetOptions {
  /** 8080 by default; 0 for any free one. */
  port?: number
  /** The address to listen on; only this machine by default. */
  host?: string
}

/** A devnet that listens on a port. */
export interface RunningDevnet {
  /** Where it answers, such as http://127.0.0.1:8080, without a slash at the end. */
  readonly url: string
  readonly devnet: Devnet
  /** Closes the port, the open connections and the chain. */
  readonly close: () => Promise<void>
}

/**
 * Builds a chain and serves it over HTTP, in Node. Unlike {@link createDevnet} its clock is live
 * unless you say otherwise.
 * @throws {RangeError} For an option that cannot work.
 * @throws {Error} With `code` EADDRINUSE when the port is taken.
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
