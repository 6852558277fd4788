import type { Devnet } from '@mcm/devnet/core'
import { untilLookupStops } from '../../../test/not-found'
import {
  countRequests,
  currentPath,
  expect,
  goBack,
  pollTip,
  installClock,
  page,
  runFor,
  showTab,
  spec,
  test,
} from '../../../test/screen'

/** Covers section 4 of the specification: the order in which a hash is looked up. */
const UNKNOWN = `0x${'ab'.repeat(32)}`
const heading = { level: 1 } as const

function transactionOf({ chain }: Devnet): string {
  for (let height = chain.tip.index; height > chain.first; height--) {
    const id = chain.block(height)?.transactions[0]?.id
    if (id !== undefined) return id
  }
  throw new Error('No block has a transaction')
}

test(
  'first in the chain: one call finds a confirmed transaction',
  spec('Lookup 1: in the chain'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const id = transactionOf(devnet)
    const asked = countRequests()
    visit(`/tx/${id}`)
    await expect.element(page.getByRole('heading', heading)).toHaveText('Transaction Details')
    await expect.element(page.getByRole('main')).toContainText('Confirmed')
    expect(asked('/search/transactions')).toBe(1)
    expect(asked('/mempool/transaction')).toBe(0)
  },
)

test(
  'a hash without 0x is the same transaction',
  spec('`/tx/{hash}`, also without 0x', 'Transaction hash gets 0x'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const id = transactionOf(devnet)
    visit(`/tx/${id.slice(2).toUpperCase()}`)
    await expect.element(page.getByRole('main')).toContainText('Confirmed')
    await expect
      .poll(() => document.title)
      .toBe(`Transaction ${id.slice(0, 10)}… · Mochimo Explorer`)
  },
)

test(
  'then in the mempool: pending, and confirmed without a reload',
  spec(
    "Transaction: 'Pending - In Mempool'",
    'Transaction card: SUCCESS, PENDING',
    'Lookup 2: in the mempool',
  ),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'RENT-12' })
    installClock()
    visit(`/tx/${id}`)
    await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect.element(page.getByRole('main')).toContainText('Pending')
    devnet.mine()
    await pollTip()
    await expect.element(page.getByRole('main')).toContainText('Confirmed')
    await expect.element(page.getByText('Pending - In Mempool')).toHaveLength(0)
  },
)

test(
  'then as a block, which replaces the history entry',
  spec('Lookup 3: as a block, replacing history'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { hash, index } = devnet.chain.tip
    visit(`/tx/${hash}`, ['/'])
    await expect.poll(currentPath).toBe(`/block/${hash}`)
    await expect
      .element(page.getByRole('heading', heading))
      .toContainText(index.toLocaleString('en-US'))
    await goBack()
    await expect.poll(currentPath).toBe('/')
  },
)

test(
  'otherwise it is not found, with causes and the endpoint',
  spec('Lookup 4: not found', "'Not Found' for a transaction"),
  async ({ visit, chain }) => {
    const { url } = chain()
    installClock()
    visit(`/tx/${UNKNOWN}`)
    await untilLookupStops()
    const main = page.getByRole('main')
    await expect
      .element(page.getByRole('heading', { name: 'Not Found', exact: true }))
      .toBeVisible()
    await expect.element(main).toContainText(/The hash .* was not found in the blockchain/)
    await expect.element(main).toContainText('Hash not found in blockchain or mempool')
    await expect.element(main).toContainText('Possible causes')
    await expect.element(main).toContainText(url)
    await expect.element(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByRole('heading', heading)).toHaveText('Transaction not found yet')
  },
)

test(
  'a hash that is not found is looked up for three minutes, less and less often',
  spec('Lookup 4: not found yet'),
  async ({ visit, chain }) => {
    chain()
    const asked = countRequests()
    installClock()
    visit(`/tx/${UNKNOWN}`)
    await expect.element(page.getByRole('heading', heading)).toHaveText('Transaction not found yet')
    expect(asked('/search/transactions')).toBe(1)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Still looking' }))
      .toHaveLength(1)

    showTab(false)
    await runFor(60_000)
    expect(asked('/search/transactions')).toBe(1)
    showTab(true)
    await expect.poll(() => asked('/search/transactions')).toBe(2)

    expect(await untilLookupStops()).toBeGreaterThan(170_000)
    expect(asked('/search/transactions')).toBe(11)
    await expect.element(page.getByRole('status').filter({ hasText: 'Not found.' })).toHaveLength(1)
    await runFor(120_000)
    expect(asked('/search/transactions')).toBe(11)
  },
)

test(
  'a hash that is not found yet becomes pending and confirmed without a reload',
  spec('Lookup 4: not found yet'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
    // As at an endpoint it hasn't reached yet.
    devnet.setFaults({
      calls: { '/mempool/transaction': { errorRate: 1, errorCode: 3 } },
    })
    installClock()
    for (const path of [`/tx/${id}`, `/search?q=${id}`]) {
      visit(path)
      await expect.element(page.getByRole('heading', heading)).toHaveText(/ot found yet$/)
    }
    await expect.poll(currentPath).toBe(`/block/${id}`)
    // It isn't known to be a block's.
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect.element(crumbs).toContainText('Search')
    await expect.element(crumbs.getByRole('link', { name: 'Blocks' })).toHaveLength(0)
    devnet.clearFaults()
    await runFor(4000)
    await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect.poll(currentPath).toBe(`/tx/${id}`)
    devnet.mine()
    await pollTip()
    await expect.element(page.getByRole('main')).toContainText('Confirmed')
  },
)

test(
  'a block that is not found yet appears without a reload',
  spec('Lookup 4: not found yet'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { hash, index } = devnet.chain.tip
    devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 6 } } })
    installClock()
    visit(`/block/${hash}`)
    await expect.element(page.getByRole('heading', heading)).toHaveText('Not found yet')
    devnet.clearFaults()
    await runFor(4000)
    await expect
      .element(page.getByRole('heading', heading))
      .toContainText(index.toLocaleString('en-US'))
  },
)

test(
  'a failed search is shown as a failure, which a retry fixes',
  spec("'Error loading data'", 'Retries with backoff, unused data 5 minutes'),
  async ({ visit, chain }) => {
    const { devnet } = chain({
      faults: { calls: { '/search/transactions': { malformedRate: 1 } } },
    })
    visit(`/tx/${UNKNOWN}`)
    const alert = page.getByRole('alert')
    await expect.element(alert.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
    await expect.element(page.getByRole('heading', heading)).toHaveText('Transaction Details')
    await expect.element(page.getByRole('main')).toContainText(UNKNOWN)
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', heading)).toHaveText('Transaction not found yet')
  },
)
