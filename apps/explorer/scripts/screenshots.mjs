// Draws the screenshots that browsers show when the explorer is installed (`public/manifest.json`)
// from the built site: `node --conditions=@mcm/source --import tsx scripts/screenshots.mjs`
import { fileURLToPath } from 'node:url'
import { startDevnet } from '@mcm/devnet'
import { chromium } from 'playwright'
import { ensureChromium } from '../../../scripts/chromium.mjs'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'

const folder = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const sizes = {
  wide: { width: 1280, height: 720 },
  narrow: { width: 390, height: 844 },
}

/** Its name is visible. The devnet responds instead. */
const ENDPOINT = 'https://api.mochimo.org'

const chain = { seed: 'screenshots', startTime: Date.now() }
const devnet = await startDevnet({ port: 0, clock: 'manual', ...chain })
const config = () => ({ endpoints: [{ label: 'Mochimo', url: ENDPOINT }], links: {} })
const server = createSite({ explorer: folder('dist'), config })
await listen(server, 0)
const browser = await chromium.launch({ executablePath: await ensureChromium() })
for (const [name, viewport] of Object.entries(sizes)) {
  const page = await browser.newPage({ viewport, locale: 'en-US', colorScheme: 'light' })
  await page.route(`${ENDPOINT}/**`, async (route) => {
    const url = route.request().url().replace(ENDPOINT, devnet.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`http://localhost:${server.address().port}/blocks`)
  await page.getByRole('main').getByRole('table').getByRole('link').nth(9).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: folder(`public/screenshot-${name}.png`) })
}
await browser.close()
server.closeAllConnections()
server.close()
await devnet.close()
