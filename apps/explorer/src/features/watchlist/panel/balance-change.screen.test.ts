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
  await expect.element(items.first()).toContainText(/\+[\d,.]+ MCM since your last visit/)
  await expect.element(items.last()).toContainText('0.000000000')
  await expect.element(items.last()).not.toContainText('since your last visit')
  // The next visit compares with what this one has shown, and knows only what is watched.
  const seen = () => JSON.parse(localStorage.getItem('watchlist-balances') ?? '{}') as unknown
  await expect
    .poll(seen)
    .toEqual({ [`${url} ${rich}`]: expect.stringMatching(/^[1-9]\d*$/), [`${url} ${other}`]: '0' })
})
