import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { openSearch } from './scripts/open-search.ts'
import { productionRouter } from './scripts/production-router.ts'
import { runtimeConfig } from './scripts/runtime-config.ts'
import { shakeableRouter } from './scripts/shakeable-router.ts'

const port = Number(process.env['PORT'] ?? 4173)
const docsPort = Number(process.env['DOCS_PORT'] ?? port + 2)

const sources = '@mcm/source'

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), runtimeConfig(), openSearch(), shakeableRouter()],
  resolve: {
    conditions: [sources, ...(isSsrBuild ? ['node'] : defaultClientConditions)],
    alias: command === 'build' ? productionRouter() : {},
  },
  // Without these, prerendering would need built packages.
  ssr: { noExternal: true, resolve: { conditions: [sources, ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/docs': `http://localhost:${docsPort}` },
  },
}))

/**
 * Home and its dependencies are one chunk, which compresses better than ten; other screens
 * share its parts. Content below its fold loads later.
 * `chain-status` is named because the lazy transaction lookup would otherwise split it off.
 */
const chunkGroups = [
  {
    name: 'home',
    test: /[\\/](?:screens[\\/]home[\\/](?!marketing|wall)|data[\\/]chain-status\.)/,
  },
]
