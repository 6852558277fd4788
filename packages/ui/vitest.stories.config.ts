import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'

/** Runs every story in Chromium, in one theme. The dark run also uses reduced motion. */
const inTheme = (
  theme: 'light' | 'dark',
  reducedMotion: 'reduce' | 'no-preference',
  rules: 'all' | 'colors',
): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  test: {
    name: theme,
    // One page for all stories: they clean up after themselves, as in Storybook itself.
    isolate: false,
    env: { VITE_STORY_RULES: rules },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion },
      }),
      instances: [{ browser: 'chromium' }],
      api: { port: theme === 'light' ? 6316 : 6326 },
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/stories.json' },
    projects: [inTheme('light', 'no-preference', 'all'), inTheme('dark', 'reduce', 'colors')],
  },
})
