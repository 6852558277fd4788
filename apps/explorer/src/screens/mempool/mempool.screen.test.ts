import { nextPoll, openWithPayment, pay, pendingTable, rows } from '../../../test/mempool'
import {
  countRequests,
  currentPath,
  expect,
  goBack,
  installClock,
  page,
  pollTip,
  routeRequests,
  spec,
  test,
} from '../../../test/screen'

const figure = (label: string) =>
  page.getByRole('main').css('dl > div').filter({ hasText: label }).css('dd')

test(
  'lists pending transactions newest first, with their value and fees',
  spec('Mempool: title, count, sections', 'Mempool: newest first'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 3 })
    const hash = pay(devnet)
    const pending = devnet.chain.pending()
    visit('/mempool')

    await expect.poll(() => document.title).toBe('Mempool · Mochimo Explorer')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
    await expect
      .element(page.getByRole('main'))
      .toContainText('Pending transactions waiting to be included in a block')
    await expect
      .element(page.getByRole('heading', { name: `Pending Transactions (${pending.length})` }))
      .toBeVisible()
    await expect.element(rows('pending')).toHaveLength(pending.length)
    const links = pendingTable().css('a[href^="/tx/"]')
    const newestFirst = pending.map(({ id }) => `/tx/${id}`).toReversed()
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toEqual(newestFirst)

    const row = rows('pending').filter({ has: page.css(`a[href="/tx/${hash}"]`) })
    await expect.element(row).toContainText('1.500000000')
    await expect.element(row).toContainText('RENT-12')
    await expect.element(row.css(`a[href="/address/${devnet.faucet.address}"]`)).toBeVisible()
    await expect.element(row.css(`a[href="/address/${devnet.chain.busiest}"]`)).toBeVisible()

    const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
    const mcm = (nano: bigint) =>
      `${(nano / 10n ** 9n).toLocaleString('en-US')}.${String(nano % 10n ** 9n).padStart(9, '0')}`
    await expect.element(figure('Pending transactions')).toHaveText(String(pending.length))
    await expect
      .element(figure('Total value (MCM)'))
      .toHaveText(mcm(sum(pending.map((t) => t.send))))
    await expect.element(figure('Total fees (MCM)')).toHaveText(mcm(sum(pending.map((t) => t.fee))))
  },
)

test(
  'is reached from the header, and a transaction opens its page and Back',
  spec('`/mempool`'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    const hash = pay(devnet)
    visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'Mempool' }).click()
    await expect.poll(currentPath).toBe('/mempool')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await rows('pending').css(`a[href="/tx/${hash}"]`).click()
    await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
    await goBack()
    await expect.element(rows('pending')).toContainText('1.500000000')
  },
)

test(
  'an arrival appears automatically and is marked, and count and title update',
  spec('Mempool: pending'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    installClock()
    visit('/mempool')
    await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()

    pay(devnet)
    await nextPoll()
    await expect
      .element(page.getByRole('heading', { name: 'Pending Transactions (1)' }))
      .toBeVisible()
    const row = rows('pending')
    await expect.element(row).toContainText('1.500000000')
    await expect.element(row.css('time')).toBeVisible()
    await expect.element(row).toHaveClass(/new/)
    await expect.element(page.getByText('No pending transactions in mempool')).toHaveLength(0)

    await nextPoll()
    await nextPoll()
    await expect.element(row).not.toHaveClass(/new/)
  },
)

test(
  'mined transactions move to the confirmed section and disappear after a minute',
  spec("Mempool: 'Confirmed in Block #n'", 'Mempool: confirmed'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    const hash = pay(devnet)
    installClock()
    visit('/mempool')
    await expect.element(rows('pending')).toContainText('1.500000000')

    const [block] = devnet.mine()
    await nextPoll()
    await expect
      .element(page.getByRole('heading', { name: 'Recently Confirmed Transactions (1)' }))
      .toBeVisible()
    const row = rows('confirmed')
    const height = block?.index ?? 0
    await expect.element(row).toContainText(`Confirmed in Block #${height.toLocaleString('en-US')}`)
    await expect.element(row).toContainText('1.500000000')
    await expect.element(row.css(`a[href="/block/${height}"]`)).toBeVisible()
    await expect.element(row.css(`a[href="/tx/${hash}?block=${height}"]`)).toBeVisible()
    await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()

    for (let poll = 0; poll < 8; poll++) await nextPoll()
    await expect.element(row).toHaveLength(1)
    for (let poll = 0; poll < 6; poll++) await nextPoll()
    await expect.element(row).toHaveLength(0)
  },
)

test(
  'a vanished transaction is looked up at every poll for a minute, and found late',
  spec('Mempool: exiting, found late'),
  async ({ visit, chain }) => {
    const running = chain({ traffic: 2 })
    const asked = countRequests()
    const { row, left, vanish } = await openWithPayment(running, visit)
    const before = rows('pending').elements().length
    vanish()
    await nextPoll()
    await expect.element(row).toHaveLength(0)
    await expect
      .element(page.getByRole('heading', { name: `Pending Transactions (${before - 1})` }))
      .toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'No Longer Pending (1)' }))
      .toContainText('Left the mempool, and not found in a block so far.')
    await expect.element(left).toHaveClass(/leaving/)
    await expect.poll(() => asked('/search/transactions')).toBe(1)
    for (let poll = 2; poll <= 4; poll++) {
      await nextPoll()
      await expect.poll(() => asked('/search/transactions')).toBe(poll)
    }
    running.devnet.mine()
    await nextPoll()
    await expect
      .element(rows('confirmed').filter({ hasText: '1.500000000' }))
      .toContainText('Confirmed in Block #')
    await expect.element(left).toHaveLength(0)
  },
)

test(
  'a transaction found nowhere disappears after a minute',
  spec('Mempool: removed after 60 s', 'Mempool items kept 60 s'),
  async ({ visit, chain }) => {
    const running = chain({ traffic: 2 })
    const asked = countRequests()
    const { left, vanish } = await openWithPayment(running, visit)
    vanish()
    for (let poll = 0; poll < 8; poll++) {
      await nextPoll()
      await expect.poll(() => asked('/search/transactions')).toBe(poll + 1)
    }
    await expect.element(left).toHaveLength(1)
    for (let poll = 0; poll < 6; poll++) await nextPoll()
    await expect.element(left).toHaveLength(0)
    expect(asked('/search/transactions')).toBeLessThanOrEqual(12)
  },
)

test('a new block takes its transactions out of the list, even if the mempool still lists them', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 2 })
  const hash = pay(devnet)
  installClock()
  visit('/mempool')
  await expect.element(rows('confirmed')).toHaveLength(0)
  const row = rows('pending').filter({ has: page.css(`a[href="/tx/${hash}"]`) })
  await expect.element(row).toContainText('1.500000000')
  const outdated = devnet.chain.pending().map(({ id }) => ({ hash: id }))
  routeRequests(`${url}/mempool`, () =>
    Promise.resolve(Response.json({ transaction_identifiers: outdated })),
  )
  devnet.mine()
  await pollTip()
  await expect
    .element(rows('confirmed').filter({ hasText: '1.500000000' }))
    .toContainText('Confirmed in Block #')
  await expect.element(row).toHaveLength(0)
  const count = rows('pending').elements().length
  await expect
    .element(
      page.getByRole('heading', {
        name: count === 0 ? 'No pending transactions' : `Pending Transactions (${count})`,
      }),
    )
    .toBeVisible()
})

test('an endpoint without an index still reveals mined transactions', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0, faults: { noIndexer: true } })
  pay(devnet)
  installClock()
  visit('/mempool')
  await expect.element(rows('pending')).toContainText('1.500000000')
  devnet.mine()
  await nextPoll()
  await expect.element(rows('confirmed')).toContainText('Confirmed in Block #')
})

test('a watched address has its star', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet)
  const { address } = devnet.faucet
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address, label: 'Faucet', dateAdded: 1 }]),
  )
  visit('/mempool')
  await expect.element(rows('pending')).toContainText('(in your watchlist)')
  await expect.element(rows('pending')).toContainText('Faucet')
})
