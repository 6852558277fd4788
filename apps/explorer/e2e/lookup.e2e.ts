import type { Devnet } from '@mcm/devnet'
import { untilItStops } from './support/not-found'
import { countRequests, showTab } from './support/requests'
import { expect, spec, test } from './support/test'
import { hearTip } from './support/tip'

/** Specification, section 4: in which order a hash is looked up. */
const UNKNOWN = `0x${'ab'.repeat(32)}`
const heading = { level: 1 } as const

function transactionOf({ chain }: Devnet): string {
  for (let height = chain.tip.index; height > chain.first; height--) {
    const id = chain.block(height)?.transactions[0]?.id
    if (id !== undefined) return id
  }
  throw new Error('No block has a transaction.')
}

test(
  'first in the chain: one call finds a confirmed transaction',
  spec('Lookup 1: in the chain'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const id = transactionOf(devnet)
    const asked = countRequests(page)
    await page.goto(`/tx/${id}`)
    await expect(page.getByRole('heading', heading)).toHaveText('Transaction Details')
    await expect(page.getByRole('main')).toContainText('Success')
    expect(asked('/search/transactions')).toBe(1)
    expect(asked('/mempool/transaction')).toBe(0)
  },
)

test(
  'a hash without 0x is the same transaction',
  spec('`/tx/{hash}`, also without 0x', 'Transaction hash carries 0x'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const id = transactionOf(devnet)
    await page.goto(`/tx/${id.slice(2).toUpperCase()}`)
    await expect(page.getByRole('main')).toContainText('Success')
    await expect(page).toHaveTitle(`Transaction ${id.slice(0, 10)}… · Mochimo Explorer`)
  },
)

test(
  'then in the mempool: pending, and confirmed without a reload',
  spec(
    "Transaction: 'Pending - In Mempool'",
    'Transaction card: SUCCESS, PENDING',
    'Lookup 2: in the mempool',
  ),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'RENT-12' })
    await page.clock.install()
    await page.goto(`/tx/${id}`)
    await expect(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Pending')
    devnet.mine()
    await hearTip(page)
    await expect(page.getByRole('main')).toContainText('Success')
    await expect(page.getByText('Pending - In Mempool')).toHaveCount(0)
  },
)

test(
  'then as a block, which takes its place in the history',
  spec('Lookup 3: as a block, replacing history'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const { hash, index } = devnet.chain.tip
    await page.goto('/')
    await page.goto(`/tx/${hash}`)
    await expect(page).toHaveURL(`/block/${hash}`)
    await expect(page.getByRole('heading', heading)).toContainText(index.toLocaleString('en-US'))
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test(
  'else it is not found, with causes and the endpoint that was asked',
  spec('Lookup 4: not found', "'Not Found' of a transaction"),
  async ({ page, chain }) => {
    const { url } = await chain()
    await page.clock.install()
    await page.goto(`/tx/${UNKNOWN}`)
    await untilItStops(page)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', heading)).toHaveText('Not Found')
    await expect(main).toContainText(/The hash .* was not found in the blockchain/)
    await expect(main).toContainText('Hash not found in blockchain or mempool')
    await expect(main).toContainText('Possible causes')
    await expect(main).toContainText(url)
    await expect(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Not found yet')
  },
)

test(
  'a hash that is not found yet is looked for for three minutes, ever less often',
  spec('Lookup 4: not found yet'),
  async ({ page, chain }) => {
    await chain()
    const asked = countRequests(page)
    await page.clock.install()
    await page.goto(`/tx/${UNKNOWN}`)
    await expect(page.getByRole('heading', heading)).toHaveText('Not found yet')
    expect(asked('/search/transactions')).toBe(1)
    await expect(page.getByRole('status').filter({ hasText: 'Still looking' })).toHaveCount(1)

    await showTab(page, false)
    await page.clock.runFor(60_000)
    expect(asked('/search/transactions')).toBe(1)
    await showTab(page, true)
    await expect.poll(() => asked('/search/transactions')).toBe(2)

    expect(await untilItStops(page)).toBeGreaterThan(170_000)
    expect(asked('/search/transactions')).toBe(11)
    await expect(page.getByRole('status').filter({ hasText: 'Not found.' })).toHaveCount(1)
    await page.clock.runFor(120_000)
    expect(asked('/search/transactions')).toBe(11)
  },
)

test(
  'a hash that is not found yet turns into pending and confirmed without a reload',
  spec('Lookup 4: not found yet'),
  async ({ page, chain }) => {
    const { devnet, url } = await chain({ traffic: 0 })
    const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
    // As at an endpoint that it hasn't reached.
    devnet.setFaults({
      calls: { '/mempool/transaction': { errorRate: 1, errorCode: 3 } },
    })
    await page.clock.install()
    for (const path of [`/tx/${id}`, `/search?q=${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', heading)).toHaveText('Not found yet')
    }
    await expect(page).toHaveURL(`/block/${id}`)
    devnet.clearFaults()
    const found = page.waitForResponse(`${url}/mempool/transaction`)
    await page.clock.runFor(4000)
    await found
    await expect(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect(page).toHaveURL(`/tx/${id}`)
    devnet.mine()
    await hearTip(page)
    await expect(page.getByRole('main')).toContainText('Success')
  },
)

test(
  'a block that is not found yet appears without a reload',
  spec('Lookup 4: not found yet'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const { hash, index } = devnet.chain.tip
    devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 6 } } })
    await page.clock.install()
    await page.goto(`/block/${hash}`)
    await expect(page.getByRole('heading', heading)).toHaveText('Not found yet')
    devnet.clearFaults()
    await page.clock.runFor(4000)
    await expect(page.getByRole('heading', heading)).toContainText(index.toLocaleString('en-US'))
  },
)

test(
  'a search that fails is told as a failure, which another try mends',
  spec("'Error loading data'", 'Retries with back-off, unused data 5 minutes'),
  async ({ page, chain }) => {
    const { devnet } = await chain({
      faults: { calls: { '/search/transactions': { malformedRate: 1 } } },
    })
    await page.goto(`/tx/${UNKNOWN}`)
    await expect(page.getByRole('heading', heading)).toHaveText('Error loading data')
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Not found yet')
  },
)
