import { expect, test } from '../../../../test/screen'
import { control, keep, many, panel } from '../../../../test/watchlist'

test('balances say by how much they have changed since the last visit', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const rich = devnet.chain.busiest
  const [, other] = many(2).map(({ address }) => address)
  keep([
    { address: rich, dateAdded: 1 },
    { address: other, dateAdded: 2 },
  ])
  localStorage.setItem(
    'watchlist-balances',
    JSON.stringify({ [`${url} ${rich}`]: '0', [`${url} ${other}`]: '0', [`${url} 0x1`]: '5' }),
  )
  visit('/mempool')
  await control().click()
  const items = panel().getByRole('listitem')
  await expect.element(items.first()).toContainText(/\+[\d,.]+ since your last visit/)
  await expect.element(items.last()).toContainText('0.000000000')
  await expect.element(items.last()).not.toContainText('since your last visit')
  // Once in the row, and once, where everyone sees it, below the total.
  await expect.element(panel().getByText('since your last visit')).toHaveLength(2)
  // The next visit compares with what this one has shown, and knows only what is watched.
  const seen = () => JSON.parse(localStorage.getItem('watchlist-balances') ?? '{}') as unknown
  await expect
    .poll(seen)
    .toEqual({ [`${url} ${rich}`]: expect.stringMatching(/^[1-9]\d*$/), [`${url} ${other}`]: '0' })
})

test('the total says by how much all balances together have changed', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const [first, second] = [...devnet.chain.richest()].slice(0, 2)
  if (!first || !second) throw new Error('The devnet has no accounts')
  keep([first, second].map(({ address }, at) => ({ address, dateAdded: at })))
  localStorage.setItem(
    'watchlist-balances',
    JSON.stringify({
      [`${url} ${first.address}`]: String(first.balance - 1_500_000_000n),
      [`${url} ${second.address}`]: String(second.balance + 500_000_000n),
    }),
  )
  visit('/mempool')
  await control().click()
  await expect.element(panel()).toContainText('+1.00 MCM since your last visit')
  await expect.element(panel().getByText('since your last visit')).toHaveLength(3)
})
