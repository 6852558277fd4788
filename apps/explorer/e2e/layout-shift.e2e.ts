import { balance, fact, main, OTHER, pay } from './support/address'
import { watchShifts } from './support/quality'
import { expect, test } from './support/test'

// Animations could shift the page too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Content that loads later, including modules, must have its space reserved: on a first load
// over HTTP.
for (const width of [1280, 390]) {
  test(`a transaction, a block and addresses don’t shift while they load (${width} px)`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    const [block] = devnet.mine()
    pay(devnet, OTHER, 1_000_000_000n)
    devnet.setFaults({ latency: [150, 300] })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)

    await page.goto(`/tx/${id}`)
    await expect(page.getByRole('region', { name: 'Verification' })).toContainText('checks passed')
    await expectStill('the transaction')

    await page.goto(`/block/${block?.index}`)
    await expect(page.getByRole('table', { name: /Regular Transaction/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /erified in your browser/ })).toBeVisible()
    await expectStill('the block')

    for (const address of [devnet.chain.busiest, OTHER, `0x${'12'.repeat(20)}`]) {
      await page.goto(`/address/${address}`)
      await expect(balance(page)).toContainText('MCM')
      const settled = fact(page, 'Last activity').or(fact(page, 'New payments'))
      await expect(settled).toContainText(/UTC|Listed here/)
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      await expectStill(address)
    }
  })
}

// At 412 px, 'Verified in your browser' would fit next to the title and 'Checking in your browser…' not.
for (const width of [1280, 412]) {
  test(`a block doesn’t shift when the tip arrives after it (${width} px)`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
    devnet.setFaults({ calls: { '/network/status': { latency: 1500 } } })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await expect(page.getByRole('link', { name: /erified in your browser/ })).toBeVisible()
    await expect(
      page.getByRole('main').getByText('1 of 10 confirmations, final in about 15 minutes'),
    ).toBeVisible()
    await expectStill()
  })
}

// A phone has the rows of blocks on several lines.
test('home and the list of blocks don’t shift while blocks arrive (390 px)', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  devnet.setFaults({ calls: { '/block': { latency: [150, 300] } } })
  await page.setViewportSize({ width: 390, height: 1400 })
  const expectStill = await watchShifts(page)
  for (const [path, name, count] of [
    ['/', 'Latest blocks', 5],
    ['/', 'Latest transactions', 5],
    ['/blocks', 'Blocks', 25],
  ] as const) {
    await page.goto(path)
    // Home has a second list, which may come before the first one is complete.
    const list = page.getByRole('table', { name, exact: true })
    await expect(list.locator('tbody tr:has(time)')).toHaveCount(count)
    await expectStill(path)
  }
})

test('no row of the rich list shifts while it loads', async ({ page, chain }) => {
  const { devnet } = await chain({ accounts: 1300 })
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 400 } } })
  const expectStill = await watchShifts(page)
  const rows = page.getByRole('table', { name: 'Accounts' }).locator('a[href^="/address/"]')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/richlist')
    await expect(rows.first()).toBeAttached()
    await page.waitForTimeout(500)
    await expectStill(`${width} px`)
  }
})

test('the mempool doesn’t shift when it lists fewer rows than were expected', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  devnet.setFaults({ latency: [150, 300] })
  const expectStill = await watchShifts(page)
  await page.setViewportSize({ width: 412, height: 900 })
  await page.goto('/mempool')
  const table = page.getByRole('table', { name: /^Pending Transactions \(\d/ })
  await expect(table.getByRole('link').first()).toBeVisible()
  await expectStill()
})
