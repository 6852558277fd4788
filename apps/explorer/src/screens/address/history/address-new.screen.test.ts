import { fact, OTHER, pay, rows } from '../../../../test/address'
import {
  bodiesTo,
  expect,
  hearTip,
  installClock,
  page,
  reveal,
  test,
} from '../../../../test/screen'

test('what a new block brings appears by itself', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = bodiesTo(`${url}/search/transactions`)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  await expect.element(fact('Balance')).toContainText('1.000000000 MCM')
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip()
  await expect.element(rows()).toHaveLength(2)
  await expect.element(rows().first()).toContainText('+2.000000000')
  await expect.element(fact('Balance')).toContainText('3.000000000 MCM')
  expect(searches).toHaveLength(2)
})

test('all that came at once appears, page by page from the newest, and nothing is asked twice', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = bodiesTo(`${url}/search/transactions`)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  for (let payment = 0; payment < 23; payment++) pay(devnet, OTHER, 2_000_000_000n)
  await hearTip()
  await expect.element(rows()).toHaveLength(24)
  pay(devnet, OTHER, 3_000_000_000n)
  await hearTip()
  await expect.element(rows()).toHaveLength(25)
  await expect.element(rows().first()).toContainText('+3.000000000')
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 0, 10, 20, 0])
})

test('what came since is asked for again when that failed, and the rest is left alone', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  for (let payment = 0; payment < 12; payment++) pay(devnet, OTHER, 1_000_000_000n)
  const searches = bodiesTo(`${url}/search/transactions`)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(10)
  await reveal(page.getByRole('button', { name: 'Load more' }))
  await expect.element(rows()).toHaveLength(12)
  devnet.setFaults({ calls: { '/search/transactions': { malformedRate: 1 } } })
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip()
  await expect.poll(() => searches.length).toBe(3)
  await expect.element(rows()).toHaveLength(12)
  devnet.clearFaults()
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip()
  await expect.element(rows()).toHaveLength(14)
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 10, 0, 0])
})
