import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { localConfig } from '../../../scripts/local-config.mjs'

const published = new URL('../src/config/published.json', import.meta.url)

/**
 * Writes `/config.json` next to the build, for a deployment to edit. In development it is
 * served with the devnet as the first endpoint.
 */
export function runtimeConfig(): Plugin {
  return {
    name: 'mcm:runtime-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (request, response) => {
        const devnetPort = Number(process.env['DEVNET_PORT'] ?? 4174)
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(localConfig(request.headers.host, devnetPort)))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'config.json', source: readFileSync(published) })
    },
  }
}
