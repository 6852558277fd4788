import { toBase58 } from '@mcm/address'
import { formatMcm, parseMcm } from '@mcm/rosetta-client'
import { solvedAt } from '../../../../test/dates'
import { balance, fact, main, OTHER, pay, rows } from '../../../../test/address'
import {
  bodiesTo,
  expect,
  installClock,
  page,
  pollTip,
  routeRequests,
  test,
} from '../../../../test/screen'

const DAY_MS = 24 * 60 * 60 * 1000

const heading = () => page.getByRole('heading', { level: 1 })

test('addresses are in Base58 or hex everywhere, as chosen once; links stay hex', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const payer = devnet.faucet.address
  pay(devnet, OTHER, 1_000_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(heading()).toHaveText(toBase58(OTHER))
  const link = rows().first().css('a[href^="/address/"]')
  await expect.element(link).toHaveText(toBase58(payer))
  await expect.element(link).toHaveAttribute('href', `/address/${payer}`)

  const choice = (form: string) => main().css('fieldset label').filter({ hasText: form })
  await choice('Hex').first().click()
  await expect.element(heading()).toHaveText(OTHER)
  await expect.element(fact('Base58')).toContainText(toBase58(OTHER))
  await expect.element(link).toHaveText(payer)
  await expect.element(rows().first().getByTitle(OTHER)).toBeVisible()

  visit('/txs')
  await expect.element(main().getByTitle(OTHER).first()).toBeVisible()
  expect(localStorage.getItem('address-form')).toBe('hex')
  visit(`/address/${OTHER}`)
  await choice('Base58').first().click()
  await expect.element(heading()).toHaveText(toBase58(OTHER))
  expect(localStorage.getItem('address-form')).toBeNull()
})

test('one of the richest accounts has its rank, which leads to the rich list', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit(`/address/${devnet.faucet.address}`)
  const rank = main().getByRole('link', { name: /^Rank [\d,]+$/ })
  await expect.element(rank).toHaveAttribute('href', '/richlist')
  await expect.element(main()).toContainText(/Rank [\d,]+ · [\d.]+% of the supply/)
})

test('the header answers with the balance, its block and the number of transactions', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  for (let payment = 0; payment < 12; payment++) pay(devnet, OTHER, 1_000_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(balance()).toHaveText('12.000000000 MCM')
  await expect
    .element(main())
    .toContainText(`at block ${devnet.chain.tip.index.toLocaleString('en')}`)
  await expect.element(main()).toContainText('12 transactions')
  await expect.element(fact('Today (UTC)')).toHaveText('+12.00 MCM in0 MCM out12 transactions')
  await expect.element(main()).toContainText('10 of 12 transactions loaded')
  const [size, name] = [balance(), heading()].map((one) =>
    Number.parseFloat(getComputedStyle(one.element()).fontSize),
  )
  expect(size).toBeGreaterThan(name ?? 0)
})

test('today says in words what came in and went out, also if that is nothing', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_500_000_000n)
  const [sent] = devnet.chain.tip.transactions
  const out = formatMcm(1_500_000_000n + (sent?.fee ?? 0n), { minDecimals: 2 })
  await page.viewport(390, 844)
  visit(`/address/${OTHER}`)
  await expect.element(fact('Today (UTC)')).toHaveText('+1.50 MCM in0 MCM out1 transaction')
  const { height } = fact('Today (UTC)').element().getBoundingClientRect()
  visit(`/address/${devnet.faucet.address}`)
  await expect.element(fact('Today (UTC)')).toHaveText(`0 MCM in−${out} MCM out1 transaction`)
  expect(fact('Today (UTC)').element().getBoundingClientRect().height).toBe(height)
})

test('sums up payments with their fees, also those before today', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0, startTime: Date.now() - 2 * DAY_MS })
  pay(devnet, OTHER, 1_500_000_000n)
  const [sent] = devnet.chain.tip.transactions
  visit(`/address/${devnet.faucet.address}`)
  await expect
    .element(fact('Total indexed'))
    .toContainText(`${formatMcm(1_500_000_000n + (sent?.fee ?? 0n), { minDecimals: 2 })} MCM sent`)
})

test('what the index doesn’t explain is a fact of one of the richest', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0, startTime: Date.now() - 2 * DAY_MS })
  pay(devnet, OTHER, 1_500_000_000n)
  pay(devnet, OTHER, 250_000_000n)
  const [sent] = devnet.chain.tip.transactions
  visit(`/address/${devnet.faucet.address}`)
  await expect.element(fact('Total indexed')).toContainText('MCM held before the index begins')
  const rest = /sent([\d,.]+) MCM held/.exec(fact('Total indexed').element().textContent)?.[1] ?? ''
  const first = devnet.chain.block(devnet.chain.tip.index - 1)?.transactions[0]
  const paid = 1_750_000_000n + (first?.fee ?? 0n) + (sent?.fee ?? 0n)
  expect(parseMcm(rest.replaceAll(',', ''))).toBe(
    (devnet.chain.account(devnet.faucet.address)?.balance ?? 0n) + paid,
  )
})

test('on a phone, what the history adds up to follows the list', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  await page.viewport(390, 844)
  visit(`/address/${OTHER}`)
  await expect.element(fact('First indexed')).toBeVisible()
  const table = page.getByRole('table', { name: 'Latest Transactions' }).element()
  const follows = table.compareDocumentPosition(fact('First indexed').element())
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await expect
    .element(main().getByRole('region', { name: 'How the balance adds up' }))
    .toContainText('Received1.000000000')
})

test('today is added up without loading it into the list', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  for (let payment = 0; payment < 32; payment++) pay(devnet, OTHER, 1_000_000_000n)
  const searches = bodiesTo(`${url}/search/transactions`)
  installClock()
  visit(`/address/${OTHER}`)
  const today = fact('Today (UTC)')
  await expect.element(today).toHaveText('+32.00 MCM in0 MCM out32 transactions')
  await expect.element(main()).toContainText('10 of 32 transactions loaded')
  expect(searches.map(({ limit }) => limit)).toEqual([10, 100])
  // It is read once. A new payment is added to it.
  pay(devnet, OTHER, 500_000_000n)
  await pollTip()
  await expect.element(today).toHaveText('+32.50 MCM in0 MCM out33 transactions')
  expect(searches.filter(({ limit }) => limit === 100)).toHaveLength(1)
})

test('today counts what is in the chain, not what the index still lists', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  for (let payment = 0; payment < 32; payment++) pay(devnet, OTHER, 1_000_000_000n)
  // Until the new branch is as high, the index lists the lost blocks above it.
  devnet.reorg({ depth: 14, length: 1, keepTransactions: false })
  visit(`/address/${OTHER}`)
  await expect.element(balance()).toHaveText('18.000000000 MCM')
  await expect.element(fact('Today (UTC)')).toHaveText('+18.00 MCM in0 MCM out18 transactions')
})

test('a day that can’t be read at once is added up page by page', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  for (let payment = 0; payment < 32; payment++) pay(devnet, OTHER, 1_000_000_000n)
  routeRequests(`${url}/search/transactions`, async (request, forward) => {
    const { limit } = (await request.clone().json()) as { limit: number }
    return limit === 100 ? new Response('', { status: 502 }) : forward()
  })
  visit(`/address/${OTHER}`)
  const today = fact('Today (UTC)')
  await expect.element(today).toContainText('At least 10 transactions')
  const seen = new Set<string>()
  const watcher = new MutationObserver(() => seen.add(today.element().textContent))
  watcher.observe(today.element(), { childList: true, characterData: true, subtree: true })
  await page.getByRole('button', { name: 'Add up all of today' }).click()
  await expect.element(today).toHaveText('+32.00 MCM in0 MCM out32 transactions')
  watcher.disconnect()
  // It grows, and nothing flashes in between.
  expect(Array.from(seen).every((text) => /\d transactions/.test(text))).toBe(true)
  await expect.element(fact('Total indexed')).toHaveText('Same as today')
})

test('first and last activity show their block’s time and how far the list reaches', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const first = pay(devnet, OTHER, 1_000_000_000n)
  const last = pay(devnet, OTHER, 1_000_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(fact('First indexed')).toContainText(solvedAt(first))
  await expect.element(fact('Last activity')).toContainText(solvedAt(last))
  await expect
    .element(fact('Last activity').getByRole('link'))
    .toHaveText(last.index.toLocaleString('en'))
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(main()).toContainText(/[\d,]+ of [\d,]+ transactions loaded/)
  await expect.element(fact('First indexed')).toHaveLength(0)
})
