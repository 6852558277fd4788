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

test('the address that the chain’s rules let pseudo blocks pay is named', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const [pseudo] = devnet.mine(1, { pseudo: true })
  visit(`/block/${pseudo?.index}`)
  const reward = page.getByRole('table', { name: 'Block Reward' })
  await expect.element(reward).toContainText('Burned rewards')
  await expect.element(page.getByRole('main')).toContainText('its reward is burned')
})
