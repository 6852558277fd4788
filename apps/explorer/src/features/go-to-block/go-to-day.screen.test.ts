import { currentPath, expect, page, test } from '../../../test/screen'

const HOUR = 3_600_000

test('a day that has begun for the chain, whose clock is ahead, isn’t refused', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ startTime: Date.now() + 25 * HOUR })
  const { index, stime } = devnet.chain.tip
  visit('/blocks')
  const go = async (day: string) => {
    await page.getByRole('textbox', { name: 'Block or date' }).fill(day)
    await page.getByRole('button', { name: 'Go', exact: true }).click()
  }
  await page.getByRole('button', { name: /^Go to a block or date/ }).click()
  await go(new Date(stime * 1000 + 48 * HOUR).toISOString().slice(0, 10))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await go(new Date(stime * 1000).toISOString().slice(0, 10))
  await expect.poll(currentPath).toBe(`/blocks?from=${index}`)
})
