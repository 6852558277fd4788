import { asked, fact, OTHER, pay, rows } from './support/address'
import { expect, test } from './support/test'
import { hearTip } from './support/tip'

test('what a new block brings appears by itself', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = asked(page, `${url}/search/transactions`)
  await page.clock.install()
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(fact(page, 'Balance')).toContainText('1.000000000 MCM')
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('+2.000000000')
  await expect(fact(page, 'Balance')).toContainText('3.000000000 MCM')
  expect(searches).toHaveLength(2)
})

test('all that came at once appears, page by page from the newest, and nothing is asked twice', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  const searches = asked(page, `${url}/search/transactions`)
  await page.clock.install()
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page)).toHaveCount(1)
  for (let payment = 0; payment < 23; payment++) pay(devnet, OTHER, 2_000_000_000n)
  await hearTip(page)
  await expect(rows(page)).toHaveCount(24)
  pay(devnet, OTHER, 3_000_000_000n)
  await hearTip(page)
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first()).toContainText('+3.000000000')
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 0, 10, 20, 0])
})

test('what came since is asked for again when that failed, and the rest is left alone', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ traffic: 0 })
  for (let payment = 0; payment < 12; payment++) pay(devnet, OTHER, 1_000_000_000n)
  const searches = asked(page, `${url}/search/transactions`)
  await page.clock.install()
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(12)
  devnet.setFaults({ calls: { '/search/transactions': { malformedRate: 1 } } })
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip(page)
  await expect.poll(() => searches.length).toBe(3)
  await expect(rows(page)).toHaveCount(12)
  devnet.clearFaults()
  pay(devnet, OTHER, 2_000_000_000n)
  await hearTip(page)
  await expect(rows(page)).toHaveCount(14)
  expect(searches.map(({ offset }) => offset ?? 0)).toEqual([0, 10, 0, 0])
})
