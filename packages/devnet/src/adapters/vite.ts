import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Devnet } from '../api'
import { createDevnet } from '../devnet'
import type { DevnetOptions } from '../options'
import { nodeListener } from './node'

export interface DevnetPluginOptions extends DevnetOptions {
  /** Path of the devnet on Vite's server. */
  path?: string
}

/** The common interface of Vite's development and preview servers. */
interface ViteServer {
  readonly middlewares: {
    use(path: string, handle: (request: IncomingMessage, response: ServerResponse) => void): unknown
  }
}

/** A Vite plugin, typed without Vite's types so that it works with every version. */
export interface DevnetPlugin {
  readonly name: string
  /** The running devnet, so that tests can control it. */
  readonly devnet: Devnet
  configureServer(server: ViteServer): void
  configurePreviewServer(server: ViteServer): void
}

/**
 * Serves a devnet alongside an application on Vite's server. Add `plugins: [devnetPlugin()]` and
 * send requests to `/mesh`. The devnet's clock is live by default.
 * @throws {RangeError} If an option is invalid.
 */
export function devnetPlugin({
  path = '/mesh',
  ...options
}: DevnetPluginOptions = {}): DevnetPlugin {
  const devnet = createDevnet({ clock: 'live', ...options })
  const listener = nodeListener(devnet.fetch)
  const mount = ({ middlewares }: ViteServer): void => {
    middlewares.use(path, (request, response) => void listener(request, response))
  }
  return { name: 'mcm-devnet', devnet, configureServer: mount, configurePreviewServer: mount }
}
