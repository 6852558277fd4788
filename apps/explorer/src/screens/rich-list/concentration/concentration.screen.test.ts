import { watchPages } from '../../../../test/rich-list'
import { expect, page, test } from '../../../../test/screen'

test('the plot shows the share of the richest, and loads the top 1,000 on request', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 1300 })
  const offsets = watchPages()
  const balances = [...devnet.chain.richest()].map(({ balance }) => balance)
  const held = (from: number, to: number) => {
    const sum = balances.slice(from - 1, to).reduce((total, balance) => total + balance, 0n)
    return `${(Math.round((Number(sum) / Number(devnet.chain.supply)) * 1000) / 10).toFixed(1)}%`
  }
  visit('/richlist')
  const plot = page.getByRole('figure').filter({ hasText: 'Share of the circulating supply' })
  const entry = (label: string) =>
    plot.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) })
  await expect.element(entry('Top 10')).toContainText(held(1, 10))
  await expect.element(entry('Ranks 11 to 100')).toContainText(held(11, 100))
  await expect.element(entry('All others')).toContainText(held(101, 1300))
  await page.getByRole('button', { name: 'Load the top 1,000' }).click()
  await expect.element(entry('Ranks 101 to 1,000')).toContainText(held(101, 1000))
  await expect.element(entry('Ranks 101 to 1,000')).toContainText('top 1,000:')
  await expect.element(page.getByRole('button', { name: 'Load the top 1,000' })).toHaveLength(0)
  expect(offsets).toHaveLength(10)
})
