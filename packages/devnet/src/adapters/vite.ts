import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Devnet } from '../api'
import { createDevnet } from '../devnet'
import type { DevnetOptions } from '../options'
import { nodeListener } from './node'

/**
 * Options of {@link devnetPlugin}.
 *
 * @example
 * ```ts
 * import { devnetPlugin, type DevnetPluginOptions } from '@mcm/devnet/vite'
 *
 * const options: DevnetPluginOptions = { path: '/api', clock: 'manual', blocks: 32, accounts: 100 }
 * devnetPlugin(options).devnet.state().clock // => 'manual'
 * ```
 */
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

/**
 * A Vite plugin, typed without Vite's types so that it works with every version.
 *
 * @example
 * ```ts
 * import { devnetPlugin, type DevnetPlugin } from '@mcm/devnet/vite'
 *
 * const plugin: DevnetPlugin = devnetPlugin({ clock: 'manual', blocks: 32, accounts: 100 })
 * plugin.devnet.setFaults({ latency: 300 })
 * plugin.devnet.faults.latency // => 300
 * ```
 */
export interface DevnetPlugin {
  /** Name of the plugin, for Vite. */
  readonly name: string
  /** The running devnet, so that tests can control it. */
  readonly devnet: Devnet
  /** Adds the devnet to the development server. Vite calls this. */
  configureServer(server: ViteServer): void
  /** Adds the devnet to the preview server. Vite calls this. */
  configurePreviewServer(server: ViteServer): void
}

/**
 * Serves a devnet alongside an application on Vite's server. Add `plugins: [devnetPlugin()]` and
 * send requests to `/mesh`. The devnet's clock is live by default.
 * @throws {RangeError} If an option is invalid.
 *
 * @example
 * ```ts
 * import { devnetPlugin } from '@mcm/devnet/vite'
 *
 * const plugin = devnetPlugin({ blocks: 32, accounts: 100 })
 * const config = { plugins: [plugin] } // of vite.config.ts
 * config.plugins[0]?.name // => 'mcm-devnet'
 * plugin.devnet.close()
 * ```
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
