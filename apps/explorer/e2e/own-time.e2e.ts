import { expect, test } from './support/test'

test.use({ timezoneId: 'Asia/Tokyo' })

test('the visitor’s own time stands beside UTC', async ({ page, chain }) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index, transactions } = devnet.chain.tip
  for (const path of [`/block/${index}`, `/tx/${transactions[0]?.id}`]) {
    await page.goto(path)
    const own = page.locator('dt:text-is("In your time") + dd')
    await expect(own).toContainText('GMT+9')
    const utc = await page
      .locator('dt:text-is("Solved") + dd time')
      .first()
      .getAttribute('dateTime')
    expect(await own.locator('time').getAttribute('dateTime')).toBe(utc)
  }
})
