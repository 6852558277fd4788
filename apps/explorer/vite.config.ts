import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { runtimeConfig } from './scripts/runtime-config.ts'

const port = Number(process.env['PORT'] ?? 4173)
const docsPort = Number(process.env['DOCS_PORT'] ?? port + 2)

export default defineConfig({
  plugins: [react(), runtimeConfig()],
  resolve: { conditions: ['@mcm/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@mcm/source'] }, noExternal: true },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/docs': `http://localhost:${docsPort}` },
  },
})
