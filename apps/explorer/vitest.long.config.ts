import { defineConfig } from 'vitest/config'
import screens from './vitest.screens.config.ts'

/**
 * Ten thousand visits with corrupted responses, and a day of outages, in the screen tests'
 * environment.
 */
export default defineConfig({
  ...screens,
  test: {
    ...screens.test,
    include: ['{fuzz,src}/**/*.long.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    outputFile: { json: '.reports/long.json' },
  },
})
