import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserInstanceOption } from 'vitest/node'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'

/** Chromium with one theme, which the preview takes from the system. */
const inTheme = (
  theme: 'light' | 'dark',
  reducedMotion: 'reduce' | 'no-preference',
): BrowserInstanceOption => ({
  name: theme,
  browser: 'chromium',
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', colorScheme: theme, reducedMotion },
  }),
})

/**
 * Runs every story in both themes, in two browsers that share one server. The dark run also uses
 * reduced motion.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/stories.json' },
    // One page for all stories: they clean up after themselves, as in Storybook itself.
    isolate: false,
    env: { VITE_STORY_TESTS: 'true' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(),
      instances: [inTheme('light', 'no-preference'), inTheme('dark', 'reduce')],
      api: { port: 6316 },
    },
  },
})
