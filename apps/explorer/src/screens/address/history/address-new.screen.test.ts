import { balance, listRequests, OTHER, pay, rows } from '../../../../test/address'
import { expect, pollTip, installClock, page, reveal, test } from '../../../../test/screen'

test('transactions of a new block appear automatically', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = listRequests(url)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  await expect.element(balance()).toContainText('1.000000000 MCM')
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(rows()).toHaveLength(2)
  await expect.element(rows().first()).toContainText('+2.000000000')
  await expect.element(balance()).toContainText('3.000000000 MCM')
  expect(searches).toHaveLength(2)
})

test('a large batch appears page by page, newest first, and nothing is requested twice', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = listRequests(url)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  for (let payment = 0; payment < 23; payment++) pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(rows()).toHaveLength(24)
  pay(devnet, OTHER, 3_000_000_000n)
  await pollTip()
  await expect.element(rows()).toHaveLength(25)
  await expect.element(rows().first()).toContainText('+3.000000000')
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 0, 10, 20, 0])
})

test('retries new transactions after a failure, and leaves the rest unchanged', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  for (let payment = 0; payment < 12; payment++) pay(devnet, OTHER, 1_000_000_000n)
  const searches = listRequests(url)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(10)
  await reveal(page.getByRole('button', { name: 'Load more' }))
  await expect.element(rows()).toHaveLength(12)
  devnet.setFaults({ calls: { '/search/transactions': { malformedRate: 1 } } })
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.poll(() => searches.length).toBe(3)
  // The newest blocks themselves have it.
  await expect.element(rows()).toHaveLength(13)
  devnet.clearFaults()
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(rows()).toHaveLength(14)
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 10, 0, 0])
})
