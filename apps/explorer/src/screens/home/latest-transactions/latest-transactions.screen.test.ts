import { rows as blockRows } from '../../../../test/latest-blocks'
import {
  countRequests,
  currentPath,
  expect,
  installClock,
  page,
  pollTip,
  test,
} from '../../../../test/screen'

const OTHER = `0x${'5c'.repeat(20)}`
const table = () => page.getByRole('table', { name: 'Latest transactions' })
const rows = () => table().css('tbody').getByRole('row')
const hashes = () =>
  rows()
    .elements()
    .map((row) => row.querySelector('a')?.getAttribute('href')?.slice('/tx/'.length, 70))

test('the five newest transactions of the latest blocks, newest first, without a request', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 3 })
  const asked = countRequests()
  installClock()
  visit('/')
  await expect.element(blockRows()).toHaveLength(5)
  const newest = () =>
    Array.from({ length: 5 }, (_, depth) => devnet.chain.block(devnet.chain.tip.index - depth))
      .flatMap((block) => block?.transactions.toReversed() ?? [])
      .slice(0, 5)
      .map(({ id }) => id)
  await expect.poll(hashes).toEqual(newest())
  expect(asked('/search/transactions')).toBe(0)
  expect(asked('/block/transaction')).toBe(0)
  expect(asked('/mempool')).toBe(0)

  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n })
  devnet.mine()
  await pollTip()
  await expect.poll(hashes).toEqual(newest())
  const row = rows().filter({ has: page.css(`a[href^="/tx/${id}"]`) })
  await expect.element(row).toContainText('1.500000000')
  await expect.element(row.css(`a[href="/address/${OTHER}"]`).first()).toBeVisible()
  await row.getByText('1.500000000').click()
  await expect.poll(currentPath).toMatch(new RegExp(`^/tx/${id}`))
})

test('has fewer rows if the blocks have fewer transactions', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.mine(5, { pseudo: true })
  visit('/')
  await expect.element(page.getByText('The latest blocks have no transactions.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All transactions' }))
    .toHaveAttribute('href', '/txs')

  const ids = [1_000_000_000n, 2_000_000_000n].map((amount) => {
    const id = devnet.pay({ to: OTHER, amount })
    devnet.mine()
    return id
  })
  visit('/')
  await expect.poll(hashes).toEqual(ids.toReversed())
})
