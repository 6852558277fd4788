import { formatMcm } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { asked, main, nano, OTHER, pay, rows } from './support/address'
import { solvedAt } from './support/dates'
import { expect, test } from './support/test'

const slider = (page: Page) =>
  page.getByRole('slider', { name: 'Balance over the loaded history, MCM' })

test('is exact at each payment, by keyboard and as a table, with the times of the blocks', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const blocks = [1, 2, 3].map((mcm) => {
    const block = pay(devnet, OTHER, BigInt(mcm) * 1_000_000_000n)
    const { balance = 0n } = devnet.chain.account(devnet.faucet.address) ?? {}
    return { ...block, balance }
  })
  const calls = asked(page, `${url}/block`)
  await page.goto(`/address/${devnet.faucet.address}`)
  const last = blocks.at(-1)
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`: ${formatMcm(last?.balance ?? 0n, { groupSeparator: ',' })}$`),
  )
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: 1,000,000$/)

  await page.getByText('The numbers as a table').click()
  const numbers = page
    .getByRole('table', { name: 'Balance over the loaded history, MCM' })
    .locator('tbody')
    .getByRole('row')
  await expect(numbers).toHaveCount(3)
  for (const [at, { index, stime, balance }] of blocks.toReversed().entries()) {
    const row = numbers.nth(at)
    await expect(row.getByRole('link')).toHaveText(index.toLocaleString('en'))
    await expect(row).toContainText(solvedAt({ stime }))
    expect(nano(await row.getByRole('cell').last().innerText())).toBe(balance.toString())
  }
  // Three blocks were needed, and each was asked for once.
  const indexes = calls.map((call) => (call['block_identifier'] as { index: number }).index)
  expect(indexes).toHaveLength(blocks.length)
  expect(new Set(indexes)).toEqual(new Set(blocks.map(({ index }) => index)))
})

test('asks for few blocks however much is loaded, and marks the times between', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const calls = asked(page, `${url}/block`)
  await page.goto(`/address/${devnet.chain.busiest}`)
  await expect(slider(page)).toBeVisible()
  // What is drawn and opened stays while more is loaded.
  await page.getByText('The numbers as a table').click()
  const drawing = await slider(page).elementHandle()
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
      return rows(page).count()
    })
    .toBeGreaterThanOrEqual(40)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await drawing?.evaluate((node) => node.isConnected)).toBe(true)
  await expect(
    page.getByRole('table', { name: 'Balance over the loaded history, MCM' }),
  ).toBeVisible()
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  // Twelve at most, and the oldest of each page.
  const pages = (await rows(page).count()) / 10
  expect(calls.length).toBeLessThanOrEqual(12 + pages)
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(calls.length)
})

test('says so where no payment out tells the balance', async ({ page, chain }) => {
  const { devnet } = await chain()
  pay(devnet, OTHER, 1_000_000_000n)
  devnet.setFaults({ calls: { '/account/balance': { malformedRate: 1 } } })
  await page.goto(`/address/${OTHER}`)
  await expect(page.getByRole('region', { name: 'Balance over time' })).toContainText(
    'The loaded transactions don’t tell the balance',
  )
})
