import { expect, offerLabels, page, test } from '../../../test/screen'

test('a name from the labels file stands beside its address, with its source; the visitor’s own wins', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const address = devnet.chain.busiest
  offerLabels({ [address]: { name: 'Example Pool', source: 'https://pool.example.org' } })
  visit('/txs')
  const name = page.getByText('Example Pool').first()
  await expect.element(name).toBeVisible()
  await expect.element(name).toHaveAttribute('title', 'https://pool.example.org')

  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address, label: 'Mine', dateAdded: 1 }]),
  )
  visit('/txs')
  await expect.element(page.getByText('Mine', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Example Pool')).toHaveLength(0)
})
