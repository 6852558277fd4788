import type { Devnet } from '@mcm/devnet'
import { countRequests } from './support/requests'
import { expect, test } from './support/test'
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

test('first in the chain: one call finds a confirmed transaction', async ({ page, chain }) => {
  const { devnet } = await chain()
  const id = transactionOf(devnet)
  const asked = countRequests(page)
  await page.goto(`/tx/${id}`)
  await expect(page.getByRole('heading', heading)).toHaveText('Transaction Details')
  await expect(page.getByRole('main')).toContainText('Success')
  expect(asked('/search/transactions')).toBe(1)
  expect(asked('/mempool/transaction')).toBe(0)
})

test('a hash without 0x is the same transaction', async ({ page, chain }) => {
  const { devnet } = await chain()
  const id = transactionOf(devnet)
  await page.goto(`/tx/${id.slice(2).toUpperCase()}`)
  await expect(page.getByRole('main')).toContainText('Success')
  await expect(page).toHaveTitle(`Transaction ${id.slice(0, 10)}… · Mochimo Explorer`)
})

test('then in the mempool: pending, and confirmed without a reload', async ({ page, chain }) => {
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
})

test('then as a block, which takes its place in the history', async ({ page, chain }) => {
  const { devnet } = await chain()
  const { hash, index } = devnet.chain.tip
  await page.goto('/')
  await page.goto(`/tx/${hash}`)
  await expect(page).toHaveURL(`/block/${hash}`)
  await expect(page.getByRole('heading', heading)).toContainText(index.toLocaleString('en-US'))
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('else it is not found, with causes and the endpoint that was asked', async ({
  page,
  chain,
}) => {
  const { url } = await chain()
  await page.goto(`/tx/${UNKNOWN}`)
  const alert = page.getByRole('main')
  await expect(page.getByRole('heading', heading)).toHaveText('Not Found')
  await expect(alert).toContainText(/The hash .* was not found in the blockchain/)
  await expect(alert).toContainText('Hash not found in blockchain or mempool')
  await expect(alert).toContainText('Possible causes')
  await expect(alert).toContainText(url)
  await expect(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
})

test('a search that fails is told as a failure, which another try mends', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({
    faults: { calls: { '/search/transactions': { malformedRate: 1 } } },
  })
  await page.goto(`/tx/${UNKNOWN}`)
  await expect(page.getByRole('heading', heading)).toHaveText('Error loading data')
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Not Found')
})
