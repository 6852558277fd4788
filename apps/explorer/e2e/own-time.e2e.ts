import { expect, test } from './support/test'

test.use({ timezoneId: 'Asia/Tokyo' })

test('shows the visitor’s own time next to UTC', async ({ page, chain }) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index, transactions } = devnet.chain.tip
  for (const path of [`/block/${index}`, `/tx/${transactions[0]?.id}`]) {
    await page.goto(path)
    const own = page.locator('dt:text-is("Your time") + dd')
    await expect(own).toContainText('GMT+9')
    const utc = await page.locator('dt:text-is("Mined") + dd time').first().getAttribute('dateTime')
    expect(await own.locator('time').getAttribute('dateTime')).toBe(utc)
  }
})

test('the site’s server reveals a clock an hour ahead, and times are corrected', async ({
  page,
  chain,
}) => {
  const { url } = await chain()
  await page.clock.install({ time: Date.now() + 3_600_000 })
  // The test's configuration replaces the site's file, including its date.
  await page.route('**/config.json', async (route) => {
    const { headers } = await page.request.get('/favicon.svg').then((response) => ({
      headers: response.headers(),
    }))
    const date = headers['date'] ?? ''
    await route.fulfill({
      json: { endpoints: [{ label: 'Test', url }] },
      headers: { date },
    })
  })
  await page.goto('/')
  await expect(page.getByText('Your device’s clock is 1 h ahead.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connected & Synced' })).toBeVisible()
  await expect(page.getByText('This endpoint is behind')).toHaveCount(0)
})
