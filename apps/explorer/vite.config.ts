import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { rootFiles } from '../../deploy/routes.mjs'
import { chunkGroup } from './scripts/chunk-groups.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { openSearch } from './scripts/open-search.ts'
import { productionRouter } from './scripts/production-router.ts'
import { runtimeConfig } from './scripts/runtime-config.ts'
import { shakeableRouter } from './scripts/shakeable-router.ts'

const port = Number(process.env['PORT'] ?? 4173)
const docs = `http://localhost:${process.env['DOCS_PORT'] ?? port + 2}`

const sources = '@mcm/source'

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), runtimeConfig(), openSearch(), shakeableRouter()],
  resolve: {
    conditions: [sources, ...(isSsrBuild ? ['node'] : defaultClientConditions)],
    alias: command === 'build' ? productionRouter() : {},
  },
  // Without these, prerendering would need built packages.
  ssr: { noExternal: true, resolve: { conditions: [sources, ...defaultServerConditions] } },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: !isSsrBuild,
    // All styles together are smaller than one more request costs.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: chunkGroup(early) }],
              },
            },
          },
        }),
  },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/docs': docs,
      ...Object.fromEntries(
        rootFiles.map((path) => [path, { target: docs, rewrite: () => `/docs${path}` }]),
      ),
    },
  },
}))

/** Optional parts that load on nearly every visit, without the visitor opening anything. */
const early = new RegExp(
  [
    'app/loaders',
    'data/shared-pace',
    'data/look-up-transaction',
    'components/popover/hover-open',
    'features/offline/offline-banner',
    'features/offline/start-offline',
    'features/verification/alarm/latest-blocks-alarm',
    'features/verification/mark/block-mark',
    'screens/home/marketing/marketing',
    // Every screen but home makes calls that need it.
    'rosetta-client/src/resources/parts',
  ]
    .map((path) => path.replaceAll('/', String.raw`[\\/]`))
    .map((path) => String.raw`[\\/]${path}\.tsx?$`)
    .join('|'),
)
