import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { chunkOf, helperChunks, manifest } from './support/chunks'
import { hasWork } from './support/chains'
import { open } from './support/open'
import { main, parts } from './support/parts'
import { expect, test } from './support/test'

const NOT_LOADED = 'Part of this page didn’t load'
type Chain = RunningDevnet['devnet']

/** Every screen except home, which is in the entry chunk, with a path that opens it. */
const screens: Record<string, (devnet: Chain) => string> = {
  about: () => '/about',
  address: (devnet) => `/address/${devnet.chain.busiest}`,
  block: (devnet) => `/block/${devnet.chain.tip.index}`,
  blocks: () => '/blocks',
  haiku: () => '/haiku',
  legal: () => '/terms',
  mempool: () => '/mempool',
  'not-found': () => '/nowhere',
  'rich-list': () => '/richlist',
  search: () => '/search?q=0OIl',
  statistics: () => '/statistics',
  transactions: () => '/txs',
  transaction: (devnet) => `/tx/${devnet.pay({ to: `0x${'5c'.repeat(20)}`, amount: 5000n })}`,
}

/** Loaded by the entry in any case. Without either, the prerendered page stays. */
const RENDERER = /[\\/]react-dom[\\/]client\.js$/

/** Loaded by a button that reports the failure itself; other suites abort these. */
const actions = [
  // The client's own tests cover it.
  '../../packages/rosetta-client/src/core/extras.ts',
  '../../packages/rosetta-client/src/core/long.ts',
  '../../packages/ui/src/components/menu/index.ts',
  'src/features/downloads/progress/download-details.tsx',
  'src/features/downloads/save/save-address.ts',
  'src/features/downloads/save/save-block.ts',
  'src/features/downloads/save/save-mempool.ts',
  'src/features/downloads/save/save-rich-list.ts',
  'src/features/search/run-search.ts',
  'src/screens/statistics/all-time/save-history.ts',
]

/** Changes the URL the way a link within the page does. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
}

const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test.describe('code that doesn’t load', () => {
  test('is tested for every chunk that loads on demand', () => {
    const onDemand = Object.keys(manifest).filter(
      (source) =>
        manifest[source]?.isDynamicEntry &&
        !source.startsWith('_shared-') &&
        !RENDERER.test(source),
    )
    const tested = Object.keys(screens).map((name) => `src/screens/${name}/index.tsx`)
    const covered = [...tested, ...Object.keys(parts), ...helperChunks, ...actions]
    expect(onDemand.sort()).toEqual(covered.sort())
  })

  test('a screen keeps the frame, and loads on a retry or when the browser is back online', async ({
    page,
    chain,
    pageErrors,
  }) => {
    const { devnet } = await chain()
    await open(page, '/')
    for (const [name, addressOf] of Object.entries(screens)) {
      await test.step(name, async () => {
        const broken = `**/${chunkOf(`src/screens/${name}/index.tsx`).file}`
        await page.route(broken, (route) => route.abort())
        await go(page, addressOf(devnet))
        const heading = main(page).getByRole('heading', { level: 1 })
        await expect(heading).toHaveText('This page didn’t load')
        await expect(page.getByRole('banner')).toBeVisible()

        await page.unroute(broken)
        if (name === 'mempool') await goOnline(page)
        else await main(page).getByRole('button', { name: 'Try again' }).click()
        await expect(heading).not.toHaveText('This page didn’t load')
        await go(page, '/')
      })
    }
    pageErrors.length = 0
  })

  test('an optional part failing doesn’t affect the rest of its page', async ({
    page,
    chain,
    pageErrors,
  }) => {
    const { devnet, url } = await chain()
    // A pseudo-block has no work to replay.
    while (!hasWork(devnet.mine()[0]));
    // A data set that doesn't exist: its part says so once it has loaded.
    const endpoints = [{ label: 'Test', url, requestsPerMinute: 6000 }]
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { endpoints, dataset: '/missing' } }),
    )
    await page.addInitScript(() => localStorage.setItem('recent-searches', '["20"]'))
    await open(page, '/terms')
    for (const [source, part] of Object.entries(parts)) {
      await test.step(source, async () => {
        const { file } = chunkOf(source)
        await part.prepare?.(page)
        await page.route(`**/${file}`, (route) => route.abort())
        const missed = page.waitForEvent('requestfailed', {
          predicate: (request) => request.url().endsWith(file),
          // Otherwise the whole test would time out, without saying what the page showed by then.
          timeout: 60_000,
        })
        await go(page, part.at(devnet))
        await part.use?.(page)
        await missed
        const said = page.getByRole('alert').filter({ hasText: NOT_LOADED })
        await expect(said).toHaveCount(part.silent ? 0 : 1)
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()

        await page.unroute(`**/${file}`)
        if (!part.silent) await said.getByRole('button', { name: 'Try again' }).click()
        await expect(async () => {
          // A silent part shows nothing when it fails.
          if (part.silent) await goOnline(page)
          await expect(part.shown(page)).toBeVisible({ timeout: 1000 })
        }).toPass()
        await expect(said).toHaveCount(0)
        // Closes what the visitor opened.
        await page.keyboard.press('Escape')
        await go(page, '/terms')
      })
    }
    pageErrors.length = 0
  })
})
