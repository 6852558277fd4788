import { defineConfig } from 'vitest/config'
import screens from './vitest.screens.config.ts'

/** Ten thousand visits with corrupted responses, in the screen tests' environment. */
export default defineConfig({
  ...screens,
  test: {
    ...screens.test,
    include: ['fuzz/**/*.long.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    outputFile: { json: '.reports/long.json' },
  },
})
