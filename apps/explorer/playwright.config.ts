import { endToEnd } from '../../tooling/test/playwright.mjs'

export default endToEnd({
  port: 4391,
  timeout: 240_000,
  expectTimeout: 30_000,
  use: {
    // Painting animations takes CPU time.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests' routes don't see requests that a service worker makes. `offline.e2e.ts` has one.
    serviceWorkers: 'block',
  },
})
