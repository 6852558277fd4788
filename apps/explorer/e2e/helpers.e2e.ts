import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { chunkOf, helperChunks, sharedChunk } from './support/chunks'
import { open } from './support/open'
import { expect, test } from './support/test'

type Chain = RunningDevnet['devnet']
type Use = (page: Page, devnet: Chain, url: string) => Promise<void>

const main = (page: Page) => page.getByRole('main')

const uses: Record<(typeof helperChunks)[number], Use> = {
  'src/app/shell/keep-focus.ts': async (page) => {
    const missed = page.waitForEvent('requestfailed')
    await page.goto('/about')
    await missed
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'src/data/find-in-events.ts': async (page, devnet) => {
    const { hash } = devnet.chain.tip
    devnet.reorg({ depth: 1, length: 2 })
    await open(page, `/block/${hash}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'src/data/retry-failed.ts': async (page) => {
    await page.route('**/search/transactions', (route) => route.abort())
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.clock.install()
    await page.goto('/txs')
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await page.clock.fastForward(60_000)
    await missed
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'src/features/verse/share/render-verse.ts': async (page, devnet) => {
    await open(page, `/block/${devnet.chain.tip.index}`)
    await main(page).getByRole('button', { name: 'Share verse' }).click()
    await expect(main(page).getByText('Couldn’t draw the image. Try again.')).toBeVisible()
  },
  'src/features/endpoint/stale-banner/stale-banner.tsx': async (page, devnet) => {
    devnet.setFaults({ sync: 'synchronizing' })
    const missed = page.waitForEvent('requestfailed')
    await page.goto('/about')
    await missed
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'src/features/endpoint/stale-banner/outage-banner.tsx': async (page) => {
    await page.route('**/network/status', (route) => route.abort())
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.goto('/about')
    await missed
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'src/features/endpoint/stale-banner/clock-banner.tsx': async (page, _, url) => {
    await page.clock.install({ time: Date.now() + 3_600_000 })
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: { endpoints: [{ label: 'Test', url }] },
        headers: { date: new Date().toUTCString() },
      }),
    )
    const missed = page.waitForEvent('requestfailed')
    await page.goto('/about')
    await missed
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'src/screens/home/wall/wall.tsx': async (page) => {
    await page.goto('/?view=wall')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

for (const source of helperChunks) {
  test(`without ${source.replace(/^.*\//, '')} the page works or says so`, async ({
    page,
    chain,
    pageErrors,
  }) => {
    const { devnet, url } = await chain()
    await page.route(`**/${chunkOf(source).file}`, (route) => route.abort())
    await uses[source](page, devnet, url)
    // No error of this page arrives after it is left.
    await page.goto('about:blank')
    pageErrors.length = 0
  })
}

test('without shared code, home works and another screen offers a retry', async ({
  page,
  chain,
  pageErrors,
}) => {
  const { devnet } = await chain()
  const { hash, index } = devnet.chain.tip
  const row = main(page)
    .getByRole('table')
    .getByRole('link', { name: index.toLocaleString('en') })
  const shared = `**/${sharedChunk().file}`
  await page.route(shared, (route) => route.abort())
  await open(page, '/')
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: /API endpoint/ }).hover()
  await row.click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This page didn’t load')

  await page.unroute(shared)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText(hash.slice(2, 12)).first()).toBeVisible()
  // Home's own optional parts come back with the connection.
  await page.goBack()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(main(page).getByText('verified in your browser').first()).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).last()).toBeVisible()
  await page.goto('about:blank')
  pageErrors.length = 0
})
