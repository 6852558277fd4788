import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'

/** The screens as components, in Chromium, with no server and no network. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@mcm/source'] },
  // What a screen loads on demand: found half-way it would reload the page, with a second React.
  optimizeDeps: { include: ['@mcm/ui > uqr', '@mcm/ui > radix-ui', '@tanstack/react-virtual'] },
  test: {
    include: ['fuzz/**/*.long.tsx'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/long.json' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      api: { port: 6336 },
    },
  },
})
