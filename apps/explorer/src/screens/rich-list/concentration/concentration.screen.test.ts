import { rows, searchFor, seen, watchPages } from '../../../../test/rich-list'
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
  await expect.element(entry('Ranks 11–100')).toContainText(held(11, 100))
  await expect.element(entry('All others')).toContainText(held(101, 1300))
  await page.getByRole('button', { name: 'Show the share of the top 1,000' }).click()
  await expect.element(entry('Ranks 101–1,000')).toContainText(held(101, 1000))
  const held1000 = held(1, 1000).replace('.', '\\.')
  await expect
    .element(page.getByRole('img', { name: /^Cumulative share by rank/ }))
    .toHaveAccessibleName(new RegExp(`top 1,000 ${held1000}$`))
  await expect
    .element(page.getByRole('button', { name: 'Show the share of the top 1,000' }))
    .toHaveLength(0)
  expect(offsets).toHaveLength(10)
})

test('each bar is a balance beside that of the richest, and shares add up', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 240 })
  const { supply } = devnet.chain
  const balances = [...devnet.chain.richest()].map(({ balance }) => balance)
  const percent = (nano: bigint) =>
    `${(Number((nano * 100_000_000n) / supply) / 1_000_000).toFixed(2)}%`
  await page.viewport(1280, 900)
  visit('/richlist')
  await expect.element(page.getByRole('columnheader', { name: 'Cumulative' })).toBeVisible()
  /** Returns the width of a row's bar, as a part of its space. */
  const widthOf = (at: number) => {
    const bar = rows().nth(at).css('td:nth-child(4) > svg').element()
    const part = bar.querySelector('rect')?.getBoundingClientRect()
    return (part?.width ?? 0) / bar.getBoundingClientRect().width
  }
  let held = 0n
  for (const [at, balance] of balances.slice(0, 12).entries()) {
    held += balance
    const cells = rows().nth(at).getByRole('cell')
    await expect.element(cells.last()).toHaveText(percent(held), seen)
    await expect.element(cells.nth(3)).toHaveText(percent(balance), seen)
    expect(widthOf(at)).toBeCloseTo(Number(balance) / Number(balances[0]), 2)
  }

  // Found accounts aren't next to each other.
  await searchFor([...devnet.chain.richest()][4]?.address ?? '')
  await expect.element(rows()).toHaveLength(1)
  await expect.element(page.getByRole('columnheader', { name: 'Cumulative' })).toHaveLength(0)
  await expect.element(rows().first()).toContainText(percent(balances[4] ?? 0n))
})

test('phones say what the percentage is of', async ({ visit, chain }) => {
  chain({ accounts: 240 })
  await page.viewport(390, 844)
  visit('/richlist')
  const cells = rows().nth(1).getByRole('cell')
  await expect.element(cells.nth(3)).toHaveText(/^[\d.]+%$/, seen)
  await expect
    .element(page.getByRole('heading', { name: 'Accounts' }))
    .toContainText('Accounts in MCM and share of supply')
})

test('where the chart is folded, its answer is in sight', async ({ visit, chain }) => {
  const { devnet } = chain({ accounts: 240 })
  const balances = [...devnet.chain.richest()].map(({ balance }) => balance)
  const held = (to: number) => {
    const sum = balances.slice(0, to).reduce((total, balance) => total + balance, 0n)
    return Number((sum * 1000n) / devnet.chain.supply) / 10
  }
  await page.viewport(390, 844)
  visit('/richlist')
  const answer = page.getByText(/^Top 10 hold/)
  await expect.element(answer).toBeVisible()
  const [, ten, hundred] =
    /^Top 10 hold ([\d.]+)%, top 100 ([\d.]+)%$/.exec(answer.element().textContent) ?? []
  // Rounded together with the others, so that all add up to 100%.
  expect(Number(ten)).toBeCloseTo(held(10), 0)
  expect(Number(hundred)).toBeCloseTo(held(100), 0)
  await expect.element(rows().first()).toBeInViewport()
})
