import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Devnet } from '../api'
import { createDevnet } from '../devnet'
import type { DevnetOptions } from '../options'
import { nodeListener } from './node'

export interface DevnetPluginOptions extends DevnetOptions {
  /** Where the devnet answers on Vite's server. */
  path?: string
}

/** What Vite's development and preview servers have in common. */
interface ViteServer {
  readonly middlewares: {
    use(path: string, handle: (request: IncomingMessage, response: ServerResponse) => void): unknown
  }
}

/** A plugin for Vite; written without Vite's types, so that it fits every version. */
export interface DevnetPlugin {
  readonly name: string
  /** The chain, for tests that steer it. */
  readonly devnet: Devnet
  configureServer(server: ViteServer): void
  configurePreviewServer(server: ViteServer): void
}

/**
 * Serves a devnet beside an application that Vite serves: `plugins: [devnetPlugin()]`, and the
 * application talks to `/mesh`. Its clock is live unless you say otherwise.
 * @throws {RangeError} For an option that cannot work.
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
