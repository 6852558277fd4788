import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'
import { productionRouter } from './scripts/production-router.ts'
import { emulateMedia, storedCookie } from './test/commands.ts'

// The production React that visitors get: the development build runs effects, and their
// requests, twice.
process.env.NODE_ENV = 'production'

/**
 * Runs screen tests in Chromium, each with its own in-process chains: no server, no network,
 * and one page for all files.
 */
export default defineConfig({
  plugins: [react()],
  mode: 'production',
  resolve: { conditions: ['@mcm/source'], alias: productionRouter() },
  // Dependencies discovered during tests would reload the page.
  optimizeDeps: {
    include: [
      '@mcm/ui > uqr',
      '@mcm/ui > @radix-ui/react-dropdown-menu',
      '@mcm/ui > @radix-ui/react-toast',
      '@mcm/ui > @radix-ui/react-tooltip',
      '@tanstack/react-virtual',
      '@tanstack/react-query',
      'axe-core',
      'react-dom/client',
      'react-router-dom',
    ],
  },
  test: {
    include: ['{src,test,fuzz}/**/*.screen.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 20, timeout: 15_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/screens.json' },
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: {
          locale: 'en-US',
          timezoneId: 'UTC',
          // Painting animations takes CPU time. Tests of motion emulate `no-preference`.
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { emulateMedia, storedCookie },
      api: { port: 6346 },
    },
  },
})
