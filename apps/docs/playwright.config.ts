import { endToEnd } from '../../tooling/test/playwright.mjs'

export default endToEnd({
  port: 4480,
  timeout: 120_000,
  expectTimeout: 20_000,
  use: { permissions: ['clipboard-read', 'clipboard-write'] },
})
