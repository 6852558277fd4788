import { main, OTHER, pay } from '../../../../test/address'
import { expect, page, requestedUrls, test } from '../../../../test/screen'

test('compares a balance across endpoints: same, different, behind, no response', async ({
  visit,
  chain,
}) => {
  const options = { startTime: Date.now(), traffic: 0 }
  const own = chain(options)
  const same = chain(options)
  const other = chain(options)
  const behind = chain(options)
  const gone = chain(options)
  gone.close()
  for (const { devnet } of [own, same]) pay(devnet, OTHER, 1_500_000_000n)
  pay(other.devnet, OTHER, 2_000_000_000n)
  const urls = requestedUrls()
  visit(`/address/${OTHER}`)
  const start = page.getByRole('button', { name: 'Compare balances' })
  await expect.element(start).toBeVisible()
  await expect.element(main()).toContainText('1.500000000')
  expect(urls.filter((url) => url.startsWith(same.url))).toEqual([])
  await start.click()

  const table = page.getByRole('table', { name: 'The balance at each endpoint' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect.element(row('Test 1')).toContainText('in use')
  await expect.element(row('Test 2')).toContainText('same balance')
  await expect.element(row('Test 3')).toContainText('different balance')
  await expect.element(row('Test 3')).toContainText('2.000000000')
  await expect.element(row('Test 4')).toContainText('different, at another block')
  await expect.element(row('Test 5')).toContainText('unreachable')
  await expect
    .element(main())
    .toContainText('2 of the 4 endpoints that responded report a different balance.')

  // The same transactions at last.
  pay(behind.devnet, OTHER, 1_500_000_000n)
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect.element(row('Test 4')).toContainText('same balance')
})
