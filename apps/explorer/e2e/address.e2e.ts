import { toBase58 } from '@mcm/address'
import { formatMcm } from '@mcm/rosetta-client'
import { asked, fact, main, nano, OTHER, pay, rows, type Devnet } from './support/address'
import { solvedAt } from './support/dates'
import { expectAccessible, watchShifts } from './support/quality'
import { expect, spec, test } from './support/test'

test(
  'shows both forms, its code, and the exact balance, by hex or by Base58',
  spec('`/address/{address}`, hex and Base58', 'Address: both forms, copy, star, balance'),
  async ({ page, chain, context }) => {
    const { devnet } = await chain()
    const hex = devnet.chain.richestAddress
    const value = devnet.chain.account(hex)?.balance.toString() ?? ''
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const form of [hex, toBase58(hex), hex.slice(2).toUpperCase()]) {
      await page.goto(`/address/${form}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(toBase58(hex))
      await expect(fact(page, 'In hex')).toContainText(hex)
      await expect(fact(page, 'Balance')).toContainText('MCM')
      expect(nano((await fact(page, 'Balance').innerText()).split('MCM')[0] ?? '')).toBe(value)
    }
    await expect(
      page.getByRole('img', { name: `QR code of the address ${toBase58(hex)}` }),
    ).toBeVisible()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy address', exact: true }).click()
    expect(await clipboard()).toBe(toBase58(hex))
    await page.getByRole('button', { name: 'Copy hex address' }).click()
    expect(await clipboard()).toBe(hex)
  },
)

test(
  'what is no address says what was entered',
  spec("Address that can't be converted", "'Invalid address format…'"),
  async ({ page, chain }) => {
    await chain()
    await page.goto('/address/J8gqYehTJhJWrfcUd766sUQ8THktNt')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Invalid address format. Please check the address and try again.',
    )
    await expect(page.getByText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt')).toBeVisible()
  },
)

test('an address the ledger does not know holds nothing; a node that is down is another thing', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.goto(`/address/0x${'12'.repeat(20)}`)
  await expect(fact(page, 'Balance')).toContainText('Not in the ledger')
  await expect(main(page).getByText('No transactions found', { exact: true })).toBeVisible()
  await expect(fact(page, 'Last activity')).toHaveText('none known')
  await expect(main(page)).toContainText('No transactions, so there is no balance to draw.')
  devnet.setFaults({ noNode: true })
  await page.goto(`/address/0x${'13'.repeat(20)}`)
  await expect(fact(page, 'Balance').getByRole('alert')).toContainText(
    'Failed to load balance. The endpoint answers, but the node behind it does not.',
  )
  devnet.setFaults({ noNode: false })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(fact(page, 'Balance')).toContainText('Not in the ledger')
})

test('amounts are signed from where the address stands, and directions are in the URL', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  pay(devnet, OTHER, 1_500_000_000n, 'RENT-1')
  pay(devnet, OTHER, 2_000_000_000n)
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('+2.000000000')
  await expect(rows(page).last()).toContainText('RENT-1')
  await expect(main(page).getByText('No more transactions to load')).toBeVisible()

  await page.getByText('out', { exact: true }).click()
  await expect(page).toHaveURL(/\?direction=out$/)
  await expect(main(page).getByText('No transactions found', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText('This address has sent nothing.')
  await page.getByText('Hide fee-only transactions').click()
  await expect(page).toHaveURL(/\?direction=out&fees=hide$/)
  await expect(
    main(page).getByText('No transactions found where this address is a source or destination'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'out' })).toBeChecked()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.getByText('in', { exact: true }).click()
  await expect(rows(page)).toHaveCount(2)

  await page.goto(`/address/${devnet.faucet.address}`)
  await expect(rows(page)).toHaveCount(2)
  const sent = devnet.chain.tip.transactions.find(({ destinations }) =>
    destinations.some(({ amount }) => amount === 2_000_000_000n),
  )
  await expect(rows(page).first()).toContainText(
    `−${formatMcm(2_000_000_000n + (sent?.fee ?? 0n))}`,
  )
})

/** Who got the fees of the most transactions. */
function busiestMiner({ chain }: Devnet) {
  const fees = new Map<number, number>()
  for (let height = chain.first; height <= chain.tip.index; height++) {
    const { miner = 0, transactions = [] } = chain.block(height) ?? {}
    fees.set(miner, (fees.get(miner) ?? 0) + transactions.length)
  }
  const [[miner] = [0]] = [...fees].sort(([, a], [, b]) => b - a)
  return chain.address(miner)
}

test(
  'the filter hides what only brought a fee, and looks through ten pages unasked, not more',
  spec("Address: 'Hide fee-only transactions'", 'Address: fewer than 5 filtered entries load on'),
  async ({ page, chain }) => {
    const { devnet, url } = await chain()
    const searches = asked(page, `${url}/search/transactions`)
    // As on a busy machine: an answer is there before what was put off until the next turn.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      window.setTimeout = ((run: () => void, wait = 0) =>
        later(run, wait === 0 ? 200 : wait)) as typeof setTimeout
    })
    await page.goto(`/address/${busiestMiner(devnet)}`)
    await expect(rows(page).filter({ hasText: 'mining fee' }).first()).toBeVisible()
    await page.getByText('Hide fee-only transactions').click()
    await expect(page).toHaveURL(/fees=hide/)
    await expect(rows(page).filter({ hasText: 'mining fee' })).toHaveCount(0)

    await page.getByText('out', { exact: true }).click()
    const more = page.getByRole('button', { name: 'Load more transactions' })
    await expect(more).toBeVisible()
    await more.scrollIntoViewIfNeeded()
    await expect.poll(() => searches.at(-1)?.['offset']).toBe(90)
    await page.waitForTimeout(1000)
    expect(searches.map(({ offset }) => offset ?? 0)).toEqual(
      Array.from({ length: 10 }, (_, at) => at * 10),
    )
    await more.click()
    await expect.poll(() => searches.at(-1)?.['offset']).toBe(100)
  },
)

test(
  'a page half in sight loads the next, and Back finds them all where they were',
  spec('Address: pages of 10, half in sight', 'Address: 10 a page, half in sight, 5 filtered'),
  async ({ page, chain }) => {
    const { devnet, url } = await chain()
    const searches = asked(page, `${url}/search/transactions`)
    await page.goto(`/address/${devnet.chain.busiest}`)
    for (const count of [10, 20, 30]) {
      await expect(rows(page)).toHaveCount(count)
      if (count < 30) await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
    }
    await rows(page).nth(24).scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    const loaded = await rows(page).count()
    await rows(page).nth(24).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')
    const before = searches.filter(({ account_identifier }) => account_identifier).length
    await page.goBack()
    await expect(rows(page)).toHaveCount(loaded)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1)
    expect(searches.filter(({ account_identifier }) => account_identifier).length).toBe(before)

    // Another address begins anew.
    const other = rows(page).nth(24).locator('a[href^="/address/"]')
    const address = ((await other.getAttribute('href')) ?? '').replace('/address/', '')
    await other.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toBase58(address))
    await expect(fact(page, 'In hex')).toContainText(address)
    const first = searches.find(
      ({ account_identifier: account }) => (account as { address?: string })?.address === address,
    )
    expect(first?.['offset'] ?? 0).toBe(0)
    await expect(rows(page).filter({ hasText: devnet.chain.busiest.slice(0, 8) })).not.toHaveCount(
      0,
    )
    expect(await rows(page).count()).toBeLessThanOrEqual(10)
  },
)

test('a transaction whose block lost leads to that block by its hash', async ({ page, chain }) => {
  const { devnet } = await chain()
  const lost = pay(devnet, OTHER, 1_000_000_000n)
  devnet.reorganise({ depth: 1, length: 2, keepTransactions: false })
  await page.goto(`/address/${OTHER}`)
  const row = rows(page).filter({ hasText: 'Split' })
  await row.getByRole('link', { name: lost.index.toLocaleString('en') }).click()
  await expect(page).toHaveURL(`/block/${lost.hash}?height=${lost.index}`)
  await expect(main(page)).toContainText('Where this hash was seen, the blocks are')
})

test('first and last activity have their block’s time, and say how far the list goes', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const first = pay(devnet, OTHER, 1_000_000_000n)
  const last = pay(devnet, OTHER, 1_000_000_000n)
  await page.goto(`/address/${OTHER}`)
  await expect(fact(page, 'First activity')).toContainText(solvedAt(first))
  await expect(fact(page, 'First activity')).toContainText('the oldest in the index')
  await expect(fact(page, 'Last activity')).toContainText(solvedAt(last))
  await expect(fact(page, 'Last activity').getByRole('link')).toHaveText(
    last.index.toLocaleString('en'),
  )
  await page.goto(`/address/${devnet.chain.busiest}`)
  await expect(fact(page, 'First activity')).toContainText('among the 10 loaded')
})

test('is accessible while it waits, loaded, empty and failed', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  await page.route(`${url}/**`, (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  )
  await page.goto(`/address/${devnet.chain.busiest}`)
  await expect(page.getByRole('table', { name: 'Latest Transactions' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expectAccessible(page)
  await page.unroute(`${url}/**`)

  await page.goto(`/address/${devnet.chain.busiest}`)
  await page.getByText('The numbers as a table').click()
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)

  for (const path of [`/address/${OTHER}`, `/address/${OTHER}?fees=hide`, '/address/nonsense']) {
    await page.goto(path)
    await expect(main(page)).toContainText(/No transactions found|Invalid address format/)
    await expectAccessible(page)
  }
  const fault = { errorRate: 1, errorCode: 1 } as const
  devnet.setFaults({ calls: { '/search/transactions': fault, '/account/balance': fault } })
  await page.goto(`/address/0x${'12'.repeat(20)}`)
  await expect(main(page)).toContainText('Failed to load balance')
  await expect(main(page)).toContainText('Error loading data')
  await expectAccessible(page)
})

for (const width of [1280, 390]) {
  test(`does not move while it loads, with transactions and without (${width} px)`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    pay(devnet, OTHER, 1_000_000_000n)
    devnet.setFaults({ latency: [150, 300] })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)
    for (const address of [devnet.chain.busiest, OTHER, `0x${'12'.repeat(20)}`]) {
      await page.goto(`/address/${address}`)
      await expect(fact(page, 'Balance')).toContainText('MCM')
      await expect(fact(page, 'Last activity')).toContainText(/UTC|none known/)
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      await expectStill()
    }
  })
}
