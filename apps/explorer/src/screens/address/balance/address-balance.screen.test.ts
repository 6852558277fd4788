import { formatMcm } from '@mcm/rosetta-client'
import { fact, main, nano, OTHER, pay, rows } from '../../../../test/address'
import { solvedAt } from '../../../../test/dates'
import {
  bodiesTo,
  expect,
  holdResponses,
  page,
  reveal,
  test,
  userEvent,
} from '../../../../test/screen'

const slider = () => page.getByRole('slider', { name: 'From the transactions loaded (MCM)' })

test('is exact at each payment, by keyboard and as a table, with block times', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const blocks = [1, 2, 3].map((mcm) => {
    const block = pay(devnet, OTHER, BigInt(mcm) * 1_000_000_000n)
    const { balance = 0n } = devnet.chain.account(devnet.faucet.address) ?? {}
    return { ...block, balance }
  })
  const calls = bodiesTo(`${url}/block`)
  visit(`/address/${devnet.faucet.address}`)
  const last = blocks.at(-1)
  await expect
    .element(slider())
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        new RegExp(`: ${formatMcm(last?.balance ?? 0n, { groupSeparator: ',' })}$`),
      ),
    )
  slider().element().focus()
  await userEvent.keyboard('{Home}')
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1,000,000$/))

  await page.getByText('Show as a table').click()
  const numbers = page
    .getByRole('table', { name: 'Balance over the loaded history (MCM)' })
    .css('tbody')
    .getByRole('row')
  await expect.element(numbers).toHaveLength(3)
  for (const [at, { index, stime, balance }] of blocks.toReversed().entries()) {
    const row = numbers.nth(at)
    await expect.element(row.getByRole('link')).toHaveText(index.toLocaleString('en'))
    await expect.element(row).toContainText(solvedAt({ stime }))
    expect(nano(row.getByRole('cell').last().element().textContent)).toBe(balance.toString())
  }
  // Three blocks were needed, and each was requested once.
  const indexes = calls.map((call) => (call['block_identifier'] as { index: number }).index)
  expect(indexes).toHaveLength(blocks.length)
  expect(new Set(indexes)).toEqual(new Set(blocks.map(({ index }) => index)))
})

test('moves nothing below it when it is drawn', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const release = holdResponses(`${url}/block`)
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(rows()).toHaveLength(10)
  const list = page.getByRole('heading', { name: 'Latest Transactions' })
  const { top } = list.element().getBoundingClientRect()
  release()
  await expect.element(slider()).toBeVisible()
  expect(list.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
})

test('requests few blocks however much is loaded, and marks estimated times', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const calls = bodiesTo(`${url}/block`)
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(slider()).toBeVisible()
  // The chart and the open table stay while more is loaded.
  await page.getByText('Show as a table').click()
  const drawing = slider().element()
  await expect
    .poll(async () => {
      await reveal(page.getByRole('button', { name: 'Load more' }))
      return rows().elements().length
    })
    .toBeGreaterThanOrEqual(40)
  scrollTo(0, 0)
  expect(drawing.isConnected).toBe(true)
  await expect
    .element(page.getByRole('table', { name: 'Balance over the loaded history (MCM)' }))
    .toBeVisible()
  await expect.element(main().css('[aria-busy=true]')).toHaveLength(0)
  // Twelve at most and the oldest of each page, the newest two, and those that find midnight.
  const pages = rows().elements().length / 10
  expect(calls.length).toBeLessThanOrEqual(12 + pages + 2 + 9)
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(calls.length)
})

test('while too little is loaded for a chart, what came in and went out has its place', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  for (let at = 1n; at <= 12n; at++) pay(devnet, OTHER, at * 1_000_000_000n)
  await page.viewport(1280, 800)
  visit(`/address/${OTHER}`)
  await expect.element(page.getByRole('heading', { name: 'In and out, latest 10' })).toBeVisible()
  const bars = main().css('figure rect')
  await expect.element(bars).toHaveLength(10)
  const heights = bars.elements().map((bar) => bar.getBoundingClientRect().height)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  await page.getByRole('button', { name: 'Load history for the chart' }).click()
  await expect.element(slider()).toBeVisible()
  await expect.element(bars).toHaveLength(0)
})

test('a history too short for a chart has no empty one', async ({ visit, chain }) => {
  const { devnet } = chain()
  pay(devnet, OTHER, 1_000_000_000n)
  devnet.setFaults({ calls: { '/account/balance': { malformedRate: 1 } } })
  visit(`/address/${OTHER}`)
  await expect.element(fact('Today (UTC)')).toContainText('1 transaction')
  await page.viewport(1280, 844)
  await expect.element(page.getByText('Balance over time')).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'QR code' })).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByRole('heading', { name: 'Other endpoints' })).toBeVisible()
  await expect.element(page.getByText('Balance over time')).toHaveLength(0)
})

test('a balance that is never certain has no chart, and its code stays behind the button', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  // It never paid, so what it held before the index begins makes its balance after each payment
  // uncertain.
  const active = new Set<string>()
  for (let height = devnet.chain.first; height <= devnet.chain.tip.index; height++) {
    const { miner, transactions = [] } = devnet.chain.block(height) ?? {}
    for (const account of [miner, ...transactions.map(({ source }) => source)]) {
      if (account !== undefined) active.add(devnet.chain.address(account))
    }
  }
  const held =
    [...devnet.chain.richest()].find(({ address }) => !active.has(address))?.address ?? ''
  for (const amount of [1n, 2n, 3n, 4n]) {
    devnet.pay({ to: held, amount: amount * 1_000_000_000n })
    devnet.mine()
  }
  await page.viewport(1280, 800)
  visit(`/address/${held}`)
  await expect.element(rows().nth(3)).toBeVisible()
  await expect.element(main().css('[aria-busy=true]')).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'QR code' })).toBeVisible()
  await expect.element(page.getByText('Balance over time')).toHaveLength(0)
})
