import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { chunkOf, helperChunks, manifest } from './support/chunks'
import { hasWork, lieAboutBlock, listManyPending, minerOf } from './support/chains'
import { open } from './support/open'
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

interface Part {
  prepare?: (page: Page) => Promise<void>
  at: (devnet: Chain) => string
  /** What a visitor does to open the part. */
  use?: (page: Page) => Promise<unknown>
  /** What is visible once it has loaded. */
  shown: (page: Page) => ReturnType<Page['locator']>
  /** The page is complete without it and shows no error. */
  silent?: boolean
}

const main = (page: Page) => page.getByRole('main')
const busiest = (devnet: Chain) => `/address/${devnet.chain.busiest}`

const parts: Record<string, Part> = {
  'src/features/endpoint/panel/endpoint-panel.tsx': {
    at: () => '/about',
    use: (page) => page.getByRole('button', { name: /API endpoint/ }).click(),
    shown: (page) => page.getByRole('radio', { name: 'Custom API' }),
  },
  'src/features/endpoint/comparison/comparison-table.tsx': {
    at: (devnet) => `/block/${devnet.chain.tip.index}`,
    use: (page) => main(page).getByRole('button', { name: 'Compare endpoints' }).click(),
    shown: (page) => main(page).getByRole('table', { name: /at each endpoint/ }),
  },
  'src/features/watchlist/panel/watchlist-panel.tsx': {
    at: () => '/about',
    use: (page) => page.getByRole('button', { name: /Watchlist/ }).click(),
    shown: (page) => page.getByRole('heading', { name: /Watchlist/ }),
  },
  'src/features/search/suggestions/suggestions-panel.tsx': {
    at: () => '/about',
    use: (page) => page.getByRole('searchbox').first().click(),
    shown: (page) => page.getByRole('link', { name: '20', exact: true }),
  },
  'src/screens/transaction/queue.tsx': {
    at: (devnet) => `/tx/${devnet.pay({ to: `0x${'5d'.repeat(20)}`, amount: 5000n })}`,
    shown: (page) => main(page).getByText(/other pending transactions/i),
  },
  'src/screens/address/balance/balance-plot.tsx': {
    at: busiest,
    shown: (page) => main(page).getByRole('figure', { name: /Balance over/ }),
  },
  'src/screens/address/compare/balance-comparison.tsx': {
    at: busiest,
    use: (page) => main(page).getByRole('button', { name: 'Compare balances' }).click(),
    shown: (page) => main(page).getByRole('table', { name: 'The balance at each endpoint' }),
  },
  'src/screens/address/header/mining.tsx': {
    at: (devnet) => `/address/${minerOf(devnet, devnet.chain.tip.index)}`,
    shown: (page) => main(page).getByText(/The index lists only the fees/),
  },
  'src/screens/address/header/rank.tsx': {
    at: (devnet) => `/address/${devnet.faucet.address}`,
    shown: (page) => main(page).getByRole('link', { name: /^Rank \d/ }),
    silent: true,
  },
  'src/screens/home/latest-transactions/latest-transactions.tsx': {
    at: () => '/',
    shown: (page) => main(page).getByRole('table', { name: 'Latest transactions' }),
    silent: true,
  },
  'src/features/go-to-block/go-to-form.tsx': {
    at: busiest,
    use: (page) =>
      main(page)
        .getByRole('button', { name: /^Go to a block or date/ })
        .click(),
    shown: (page) => page.getByRole('textbox', { name: 'Block or date' }),
  },
  '../../packages/ui/src/components/qr-code/index.ts': {
    at: busiest,
    use: (page) =>
      main(page)
        .getByRole('button', { name: /QR code/ })
        .click(),
    shown: (page) => main(page).getByRole('img', { name: /QR/ }),
    silent: true,
  },
  // Not before the code, which the page of an address without transactions shows.
  'src/screens/address/history/nothing.tsx': {
    at: () => `/address/0x${'12'.repeat(20)}`,
    shown: (page) => main(page).getByText('No transactions found'),
  },
  // Not before the chart, which this page shows.
  'src/features/watchlist/label/label-form.tsx': {
    at: busiest,
    use: (page) =>
      main(page)
        .getByRole('button', { name: /Add to address watchlist/ })
        .click(),
    shown: (page) => main(page).getByRole('textbox', { name: /^Label of/ }),
  },
  'src/features/verification/alarm/alarm-details.tsx': {
    at: (devnet) => `/block/${lieAboutBlock(devnet)}`,
    shown: (page) => page.getByRole('heading', { name: 'This block failed verification' }),
  },
  'src/features/verification/replay/proof-replay.tsx': {
    at: (devnet) => `/block/${devnet.chain.tip.index}#verification`,
    use: (page) => main(page).getByRole('button', { name: 'Prove it to me' }).click(),
    shown: (page) => main(page).getByText('Step 1 of 13'),
  },
  'src/features/raw/raw-content.tsx': {
    at: (devnet) => `/block/${devnet.chain.tip.index}`,
    use: (page) => main(page).getByText('Raw response').click(),
    shown: (page) => main(page).getByRole('link', { name: 'Documentation of this call' }),
  },
  'src/shared/long-table/virtual-rows.tsx': {
    prepare: listManyPending,
    at: () => '/mempool',
    shown: (page) => main(page).getByRole('table', { name: /^Pending Transactions/ }),
  },
  'src/screens/statistics/all-time/all-time.tsx': {
    at: () => '/statistics',
    shown: (page) => main(page).getByText('Couldn’t load the data set'),
  },
  'src/screens/rich-list/search/search-outcome.tsx': {
    at: () => '/richlist?q=zzz',
    shown: (page) => main(page).getByText(/No address/),
  },
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
        const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file))
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
