import { endToEnd } from '../../tooling/test/playwright.mjs'

export default endToEnd({
  port: 4391,
  timeout: 240_000,
  expectTimeout: 30_000,
  // Painting animations takes CPU time.
  use: { contextOptions: { reducedMotion: 'reduce' } },
})
