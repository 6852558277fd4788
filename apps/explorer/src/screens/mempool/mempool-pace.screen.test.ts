import { nextPoll, pay, rows, settled } from '../../../test/mempool'
import {
  countRequests,
  expect,
  holdResponses,
  installClock,
  limitRequests,
  page,
  routeRequests,
  runFor,
  showTab,
  spec,
  test,
} from '../../../test/screen'

/**
 * Advances the page's clock by some minutes.
 * @returns the minutes since the page was opened, which are slightly more on a busy machine.
 */
async function idle(
  opened: number,
  minutes: number,
  onMinute: (minute: number) => void = () => {},
) {
  for (let minute = 0; minute < minutes; minute++) {
    onMinute(minute)
    await runFor(60_000)
  }
  return (Date.now() - opened) / 60_000
}

test(
  'Refresh lists immediately, and the note counts down to the next list',
  spec("Mempool: refresh, countdown, 'Last updated'"),
  async ({ visit, chain }) => {
    const { devnet, url } = chain({ traffic: 0 })
    installClock({ stands: true })
    visit('/mempool')
    await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
    await expect.element(page.getByText(/^Last updated \d+:\d\d:\d\d/)).toBeVisible()
    for (const seconds of [4, 3, 2, 1]) {
      await runFor(1000)
      await expect.element(page.getByText(`Next update in ${seconds}s`)).toBeVisible()
    }
    await runFor(1000)
    await settled()
    await runFor(1000)
    await expect.element(page.getByText('Next update in 4s')).toBeVisible()

    pay(devnet)
    const respond = holdResponses(`${url}/mempool`)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await refresh.click()
    await expect.element(refresh).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Updating...')).toBeVisible()
    respond()
    await expect
      .element(page.getByRole('heading', { name: 'Pending Transactions (1)' }))
      .toBeVisible()
    await settled()
  },
)

test('an automatic update leaves Refresh operable, and is silent', async ({ visit, chain }) => {
  const { url } = chain({ traffic: 0 })
  const asked = countRequests()
  installClock({ stands: true })
  visit('/mempool')
  await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  const loading = refresh.getByRole('status')
  const { width } = refresh.element().getBoundingClientRect()
  const before = asked('/mempool')
  const respond = holdResponses(`${url}/mempool`)
  await runFor(5000)
  await expect.poll(() => asked('/mempool')).toBe(before + 1)
  await expect.element(page.getByText('Updating...')).toBeVisible()
  // Not polled for: the button stops being busy in any case.
  expect(refresh.element().getAttributeNames()).not.toContain('aria-busy')
  expect(refresh.element().getAttributeNames()).not.toContain('aria-disabled')
  expect(loading.elements()).toHaveLength(0)

  // Pressed now, it waits for the same response.
  await refresh.click()
  await expect.element(refresh).toHaveAttribute('aria-busy', 'true')
  await expect.element(loading).toHaveText('Loading')
  expect(refresh.element().getBoundingClientRect().width).toBe(width)
  respond()
  await expect.element(refresh).not.toHaveAttribute('aria-busy')
  await expect.element(loading).toHaveLength(0)
  expect(asked('/mempool')).toBe(before + 1)
})

test('a hidden tab makes no requests; on return it lists immediately', async ({ visit, chain }) => {
  chain({ traffic: 3 })
  const asked = countRequests()
  installClock()
  visit('/mempool')
  await expect.element(rows('pending').first()).toBeVisible()
  await nextPoll()

  showTab(false)
  const before = asked('/mempool')
  await runFor(60_000)
  expect(asked('/mempool')).toBe(before)
  showTab(true)
  await expect.poll(() => asked('/mempool')).toBe(before + 1)
  await settled()
  expect(asked('/mempool')).toBe(before + 1)
})

test(
  'ten minutes cost 121 lists, 21 status calls and one call per hash',
  spec('Mempool every 5 s'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 4 })
    const asked = countRequests()
    installClock()
    const opened = Date.now()
    visit('/mempool')
    await expect.poll(() => asked('/mempool/transaction')).toBe(devnet.chain.pending().length)

    const seen = new Set(devnet.chain.pending().map(({ id }) => id))
    const minutes = await idle(opened, 10, (minute) => {
      if (minute === 5) devnet.simulate(2)
      for (const { id } of devnet.chain.pending()) seen.add(id)
    })
    expect(asked('/mempool')).toBeLessThanOrEqual(minutes * 12 + 1)
    expect(asked('/mempool')).toBeGreaterThan(minutes * 10)
    expect(asked('/network/status')).toBeLessThanOrEqual(minutes * 2 + 1)
    await expect.poll(() => asked('/mempool/transaction')).toBe(seen.size)
    expect(asked('/search/transactions')).toBe(0)
  },
)

test(
  'an empty mempool costs no additional status calls',
  spec('Mempool: empty state'),
  async ({ visit, chain }) => {
    chain({ traffic: 0 })
    const asked = countRequests()
    installClock()
    const opened = Date.now()
    visit('/mempool')
    await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
    const minutes = await idle(opened, 5)
    expect(asked('/network/status')).toBeLessThanOrEqual(minutes * 2 + 1)
  },
)

test('of 5,000 transactions the newest load first, at the rate limit’s pace, and few are rendered', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  limitRequests(url, 60)
  pay(devnet)
  const [{ id } = { id: '' }] = devnet.chain.pending()
  const { operations } = await (async () => {
    const response = await devnet.fetch('http://devnet/mempool/transaction', {
      method: 'POST',
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        transaction_identifier: { hash: id },
      }),
    })
    return ((await response.json()) as { transaction: { operations: unknown[] } }).transaction
  })()
  const hashes = Array.from({ length: 5000 }, (_, i) => `0x${i.toString(16).padStart(64, '0')}`)
  const details: string[] = []
  routeRequests(`${url}/mempool`, () =>
    Promise.resolve(Response.json({ transaction_identifiers: hashes.map((hash) => ({ hash })) })),
  )
  routeRequests(`${url}/mempool/transaction`, async (request) => {
    const { transaction_identifier } = (await request.json()) as {
      transaction_identifier: { hash: string }
    }
    details.push(transaction_identifier.hash)
    return Response.json({ transaction: { transaction_identifier, operations } })
  })
  installClock()
  visit('/mempool')
  await expect
    .element(page.getByRole('heading', { name: 'Pending Transactions (5,000)' }))
    .toBeVisible()
  await expect.element(page.getByText('Value so far (MCM)')).toBeVisible()
  await expect.element(page.getByText(/^\d+ of 5,000 loaded\. /)).toBeVisible()
  expect(page.getByRole('main').getByRole('row').elements().length).toBeLessThan(200)

  await runFor(70_000)
  await expect.poll(() => details.length).toBeGreaterThan(30)
  expect(details.length).toBeLessThanOrEqual(90)
  expect(details).toEqual(hashes.toReversed().slice(0, details.length))

  scrollTo(0, document.body.scrollHeight / 2)
  await expect.element(page.css(`a[href="/tx/${hashes[2500]}"]`)).toBeInTheDocument()
  expect(page.getByRole('main').getByRole('row').elements().length).toBeLessThan(200)
})
