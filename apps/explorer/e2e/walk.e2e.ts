import { OTHER, pay } from './support/address'
import { expect, test } from './support/test'

test('home → latest block → one of its transactions → its source address → back, all by clicking', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Explore the Mochimo network v3.0',
  )

  const newest = page.getByRole('table', { name: 'Latest blocks' }).getByRole('link').first()
  const height = (await newest.innerText()).trim()
  await newest.click()
  await expect(page).toHaveURL(new RegExp(`/block/${height.replaceAll(',', '')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Block #${height}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const row = page
    .getByRole('table', { name: /Regular Transaction/ })
    .getByRole('row')
    .nth(1)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tx\/0x[0-9a-f]{64}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')

  const from = page.getByRole('article').getByRole('link').first()
  const address = await from.getAttribute('href')
  await from.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(
    page.getByRole('table', { name: 'Latest Transactions' }).getByRole('row'),
  ).not.toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Block #${height}`)
  await page.goBack()
  await expect(
    page.getByRole('table', { name: 'Latest blocks' }).getByRole('link').first(),
  ).toHaveText(height)
})

test('a page opened in the same tab starts at the top, also one seen before; a reload keeps the scroll position', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 400 })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/richlist')
  await expect(
    page.getByRole('table', { name: 'Accounts' }).getByRole('link').first(),
  ).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBeGreaterThan(500)
  // The position is saved shortly after the last movement.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll'))).toMatch(/\d{3}/)
  const place = await scrolled()
  await page.reload()
  await expect.poll(scrolled).toBeGreaterThan(place - 200)

  await page.goto(`/block/${devnet.chain.tip.index - 1}`)
  await expect(page.getByRole('heading', { name: 'Block Reward' })).toBeVisible()
  expect(await scrolled()).toBe(0)

  const rows = page.getByRole('table', { name: 'Accounts' }).getByRole('link')
  await page.goto('/richlist')
  await expect(rows.first()).toBeVisible()
  // Longer than the first rows take, after which the page could be scrolled.
  await page.waitForTimeout(500)
  expect(await scrolled()).toBe(0)
})

test('a reload keeps the place in a long list, also while more of it loads', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  for (let payment = 0; payment < 90; payment++) pay(devnet, OTHER, 1_000_000_000n)
  devnet.setFaults({ calls: { '/search/transactions': { latency: 80 } } })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`/address/${OTHER}`)
  const rows = page.getByRole('table', { name: 'Latest Transactions' }).getByRole('row')
  await expect(rows.nth(5)).toBeVisible()
  while ((await scrolled()) < 1800) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(500)
  const place = await scrolled()
  await page.reload()
  await expect.poll(scrolled).toBe(place)
  // As long as several more pages take.
  await page.waitForTimeout(2500)
  expect(await scrolled()).toBe(place)
})
