import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { lieAboutBlock, listManyPending, minerOf } from './chains'
import { open } from './open'

type Chain = RunningDevnet['devnet']

/** A part of a screen whose code loads on demand. */
export interface Part {
  prepare?: (page: Page) => Promise<void>
  at: (devnet: Chain) => string
  /** What a visitor does to open the part. */
  use?: (page: Page) => Promise<unknown>
  /** What is visible once it has loaded. */
  shown: (page: Page) => ReturnType<Page['locator']>
  /** The page is complete without it and shows no error. */
  silent?: boolean
}

export const main = (page: Page) => page.getByRole('main')
const busiest = (devnet: Chain) => `/address/${devnet.chain.busiest}`

/** Every such part by its source, except the screens. */
export const parts: Record<string, Part> = {
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
    shown: (page) => page.getByRole('link', { name: '20 block', exact: true }),
  },
  'src/features/search/explanation/shortened-matches.tsx': {
    at: () => '/address/J8gqYehT…8THktNs0',
    shown: (page) => main(page).getByText(/^No match on your watchlist/),
    silent: true,
  },
  'src/screens/transaction/queue.tsx': {
    at: (devnet) => `/tx/${devnet.pay({ to: `0x${'5d'.repeat(20)}`, amount: 5000n })}`,
    shown: (page) => main(page).getByText(/other pending transactions/i),
    silent: true,
  },
  'src/screens/address/balance/balance-plot.tsx': {
    at: busiest,
    shown: (page) => main(page).getByRole('figure', { name: /From the transactions loaded/ }),
  },
  'src/screens/address/pending/pending-payments.tsx': {
    at: busiest,
    use: (page) => main(page).getByRole('button', { name: 'Check the mempool' }).click(),
    shown: (page) =>
      main(page)
        .getByText(/pending transactions|is pending|between other/)
        .first(),
  },
  'src/screens/address/compare/balance-comparison.tsx': {
    at: busiest,
    use: (page) => main(page).getByRole('button', { name: 'Compare balances' }).click(),
    shown: (page) => main(page).getByRole('table', { name: 'The balance at each endpoint' }),
  },
  'src/screens/address/header/mining.tsx': {
    at: (devnet) => `/address/${minerOf(devnet, devnet.chain.tip.index)}`,
    shown: (page) => main(page).getByText(/Rewards aren’t indexed/),
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
  'src/screens/address/history/nothing.tsx': {
    at: (chain) => `${busiest(chain)}?max_block=1`,
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
  'src/features/verse/almanac/verses-with.tsx': {
    at: () => '/address/lantern',
    shown: (page) => main(page).getByRole('heading', { name: 'Verses with “lantern”' }),
    silent: true,
  },
  'src/screens/statistics/all-time/all-time.tsx': {
    at: () => '/statistics',
    shown: (page) => main(page).getByText('Couldn’t load the data set'),
  },
  'src/screens/rich-list/search/search-outcome.tsx': {
    at: () => '/richlist?q=zzz',
    shown: (page) => main(page).getByText(/No address/),
  },
  'src/features/search/ask-all/hash-answers.tsx': {
    at: () => `/tx/0x${'ab'.repeat(32)}`,
    use: (page) => main(page).getByRole('button', { name: 'Ask all endpoints' }).click(),
    shown: (page) => main(page).getByRole('table', { name: 'The hash at each endpoint' }),
  },
  // In pages of their own, because the pages above have loaded them, or what they show, too.
  'src/features/verification/alarm/alarm-details.tsx': {
    prepare: (page) => open(page, '/terms'),
    // An address's page loads a block of about midnight, which can be any.
    at: (devnet) => `/block/${lieAboutBlock(devnet)}`,
    shown: (page) => page.getByRole('heading', { name: 'This block failed verification' }),
  },
  'src/screens/transaction/next-block.tsx': {
    prepare: (page) => open(page, '/terms'),
    // The payment above is still pending, and the faucet makes one at a time.
    at: (devnet) => `/tx/${devnet.chain.pending()[0]?.id}`,
    shown: (page) => main(page).getByText(/^Next block/),
    silent: true,
  },
  'src/screens/address/header/rank-neighbors.tsx': {
    prepare: (page) => open(page, '/terms'),
    at: (devnet) => `/address/${devnet.chain.richestAddress}`,
    shown: (page) => main(page).getByRole('region', { name: 'In the rich list' }),
    silent: true,
  },
  'src/screens/address/header/rank.tsx': {
    prepare: (page) => open(page, '/terms'),
    at: busiest,
    shown: (page) => main(page).getByRole('link', { name: /^Rank \d/ }),
    silent: true,
  },
  'src/shared/long-table/virtual-rows.tsx': {
    prepare: async (page) => {
      await listManyPending(page)
      await open(page, '/terms')
    },
    at: () => '/mempool',
    shown: (page) => main(page).getByRole('table', { name: /^Pending Transactions/ }),
  },
  'src/screens/home/watched-links.tsx': {
    prepare: async (page) => {
      await page.evaluate(() => {
        const entry = { address: `0x${'5c'.repeat(20)}`, label: 'Savings', dateAdded: 1 }
        localStorage.setItem('address-watchlist', JSON.stringify([entry]))
      })
      await open(page, '/terms')
    },
    at: () => '/',
    shown: (page) => main(page).getByRole('navigation', { name: 'Your watchlist' }),
    silent: true,
  },
  'src/screens/address/balance/movement-bars.tsx': {
    at: (devnet) => {
      const to = `0x${'5e'.repeat(20)}`
      devnet.mine()
      for (let paid = 0; paid < 12; paid++) {
        devnet.pay({ to, amount: 5000n })
        devnet.mine()
      }
      return `/address/${to}`
    },
    shown: (page) => main(page).getByText(/^Incoming above the line/),
    silent: true,
  },
}
