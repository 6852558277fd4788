import {
  countRequests,
  expect,
  hang,
  installClock,
  page,
  routeRequests,
  runFor,
  showTab,
  test,
} from '../../../test/screen'

const AMOUNT = 1_500_000_000n
const queue = () => page.css('dt:text-is("Queue") + dd')

test('a pending transaction is looked up every ten seconds until it is confirmed', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: devnet.chain.busiest, amount: AMOUNT })
  const asked = countRequests()
  installClock({ stands: true })
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  const before = asked('/mempool/transaction')
  await runFor(10_000)
  await expect.poll(() => asked('/mempool/transaction')).toBeGreaterThan(before)

  devnet.mine()
  await runFor(10_000)
  await expect.element(page.getByRole('main')).toContainText('Confirmed')

  // The tip is read every 30 seconds, and the transaction is looked up with it.
  await runFor(10_000)
  const confirmed = asked('/search/transactions')
  await runFor(20_000)
  expect(asked('/search/transactions')).toBe(confirmed)
})

test('a hidden tab doesn’t look up a pending transaction', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: devnet.chain.busiest, amount: AMOUNT })
  const asked = countRequests()
  installClock({ stands: true })
  visit(`/tx/${id}`)
  await expect.element(queue()).toContainText('Next in line. No other pending transactions')
  showTab(false)
  const before = asked('/search/transactions')
  await runFor(60_000)
  expect(asked('/search/transactions')).toBe(before)
})

test('shows its place among the pending transactions by fee', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 40 })
  const byFee = devnet.chain.pending().toSorted((a, b) => Number(b.fee - a.fee))
  const count = (one: bigint) => byFee.filter(({ fee }) => fee === one).length
  const [first, last] = [byFee[0], byFee.at(-1)]
  const higher = byFee.filter(({ fee }) => fee > (last?.fee ?? 0n)).length
  expect(higher).toBeGreaterThan(0)
  visit(`/tx/${last?.id}`)
  const tied = count(last?.fee ?? 0n) > 1 ? 'Tied for ' : ''
  await expect
    .element(queue().getByRole('link'))
    .toHaveText(new RegExp(`^${tied}${higher + 1}(st|nd|rd|th) of ${byFee.length} by fee$`))
  await expect.element(queue().getByRole('link')).toHaveAttribute('href', '/mempool')
  // Its bar is the first of those with its fee.
  const bars = queue().css('rect')
  await expect.element(bars).toHaveLength(byFee.length)
  const isMarked = (bar: Element) => /marked/.test(bar.getAttribute('class') ?? '')
  await expect.poll(() => bars.elements().findIndex(isMarked)).toBe(higher)
  // The fees say what moves it up.
  const mcm = ({ fee = 0n } = {}) => (Number(fee) / 1e9).toFixed(9).replace(/0+$/, '')
  await expect.element(queue()).toContainText(`Highest fee${mcm(first)}`)
  await expect.element(queue()).toContainText(`This transaction${mcm(last)}`)

  visit(`/tx/${first?.id}`)
  await expect
    .element(queue().getByRole('link'))
    .toHaveText(
      `${count(first?.fee ?? 0n) > 1 ? 'Tied for first' : 'First'} of ${byFee.length} by fee`,
    )
})

test('says how far the mempool has loaded', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 4 })
  const id = devnet.pay({ to: devnet.chain.busiest, amount: AMOUNT })
  const others = devnet.chain.pending().length - 1
  routeRequests(`${url}/mempool/transaction`, async (request, forward) =>
    (await request.clone().text()).includes(id) ? forward() : hang(),
  )
  visit(`/tx/${id}`)
  await expect
    .element(queue())
    .toContainText(`First by fee of the 1 loaded so far (${others + 1} pending)`)
})

test('says when it was first seen if the visitor’s mempool saw it arrive', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const seen = () => page.css('dt:text-is("First seen") + dd')
  visit('/mempool')
  await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: AMOUNT })
  await page.css(`a[href^="/tx/${id}"]`).first().click()
  await expect.element(queue()).toBeVisible()
  await expect.element(seen()).toContainText(/now|\d+ s ago/)
  // Of what was pending before, it isn't known.
  visit('/about')
  devnet.mine()
  const other = devnet.pay({ to: devnet.chain.busiest, amount: AMOUNT })
  visit(`/tx/${other}`)
  await expect.element(queue()).toBeVisible()
  await expect.element(seen()).toHaveLength(0)
})
