import { vi } from 'vitest'
import { toBase58 } from '@mcm/address'
import { formatMcm, RosettaErrorCode } from '@mcm/rosetta-client'
import {
  balance,
  busiestMiner,
  fact,
  listRequests,
  main,
  nano,
  OTHER,
  pay,
  rows,
} from '../../../test/address'
import {
  currentPath,
  expect,
  goBack,
  page,
  pause,
  reveal,
  routeRequests,
  spec,
  test,
} from '../../../test/screen'

test(
  'shows both forms, its QR code, and the exact balance, by hex or Base58',
  spec('`/address/{address}`, hex and Base58', 'Address: both forms, copy, star, balance'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const hex = devnet.chain.richestAddress
    const value = devnet.chain.account(hex)?.balance.toString() ?? ''
    for (const form of [hex, toBase58(hex), hex.slice(2).toUpperCase()]) {
      visit(`/address/${form}`)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveText(toBase58(hex))
      await expect.element(fact('Hex')).toContainText(hex)
      await expect.element(balance()).toContainText('MCM')
      expect(nano(balance().element().textContent)).toBe(value)
    }
    const code = page.getByRole('img', { name: `QR code for address ${toBase58(hex)}` })
    await expect.element(code).toHaveLength(0)
    await page.getByRole('button', { name: 'QR code' }).click()
    await expect.element(code).toBeVisible()
    await page.getByRole('button', { name: 'QR code' }).click()
    const clipboard = () => navigator.clipboard.readText()
    await page.getByRole('button', { name: 'Copy address', exact: true }).click()
    expect(await clipboard()).toBe(toBase58(hex))
    await page.getByRole('button', { name: 'Copy hex address' }).click()
    expect(await clipboard()).toBe(hex)
  },
)

test(
  'an invalid address shows what was entered',
  spec("Address that can't be converted", "'Invalid address format…'"),
  async ({ visit, chain }) => {
    chain()
    visit('/address/J8gqYehTJhJWrfcUd766sUQ8THktNt')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveText('Invalid address format. Please check the address and try again.')
    await expect
      .element(page.getByText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt'))
      .toBeVisible()
    visit('/address/J8gqYehTJ')
    await expect.element(main()).toContainText('9 characters of an address, which has about 30.')
  },
)

test('distinguishes an address missing from the ledger from a node that is down', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit(`/address/0x${'12'.repeat(20)}`)
  await expect.element(main()).toContainText('Not in the ledger: never funded, or all spent.')
  await expect.element(main().getByText('No transactions found', { exact: true })).toBeVisible()
  await expect.element(fact('Last activity')).toHaveLength(0)
  await expect.element(fact('New payments')).toContainText('once they’re in a block')
  const tip = devnet.chain.tip.index.toLocaleString('en')
  await expect.element(fact('Checked at')).toHaveText(`block ${tip}`)
  await expect.element(page.getByRole('button', { name: 'Download' })).toHaveLength(0)
  await expect
    .element(page.getByRole('region', { name: 'Scan with a wallet' }).getByRole('img'))
    .toBeVisible()
  // The code itself is on the page.
  await expect.element(page.getByRole('button', { name: 'QR code' })).toHaveLength(0)
  devnet.setFaults({ noNode: true })
  visit(`/address/0x${'13'.repeat(20)}`)
  await expect
    .element(main().getByRole('alert'))
    .toContainText('Failed to load balance. The endpoint is responding, but its node isn’t.')
  devnet.setFaults({ noNode: false })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(main()).toContainText('Not in the ledger')
})

test('an address that spent everything isn’t called unfunded', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  routeRequests(`${url}/account/balance`, () =>
    Promise.resolve(
      Response.json(
        { code: RosettaErrorCode.AccountNotFound, message: 'Account not found', retriable: true },
        { status: 500 },
      ),
    ),
  )
  visit(`/address/${OTHER}`)
  await expect.element(main()).toContainText('Not in the ledger: all spent.')
})

test('amounts are signed from the address’s point of view, and directions are in the URL', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  pay(devnet, OTHER, 1_500_000_000n, 'RENT-1')
  pay(devnet, OTHER, 2_000_000_000n)
  pay(devnet, OTHER, 2_000_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(3)
  await expect.element(rows().first()).toContainText('+2.000000000')
  await expect.element(rows().first()).toContainText(/In.* to /)
  await expect.element(rows().last()).toContainText('RENT-1')
  // Its own side is highlighted and not a link.
  const own = rows().last().getByTitle(toBase58(OTHER))
  await expect.element(own).toBeVisible()
  const look = (element: Element) => {
    const { color, fontWeight } = getComputedStyle(element)
    return { color, isBold: Number(fontWeight) > 400 }
  }
  const other = rows().last().css('a[href^="/address/"] span, a[href^="/address/"]').first()
  expect(look(own.element()).isBold).toBe(true)
  expect(look(own.element()).color).not.toBe(look(main().getByText('RENT-1').element()).color)
  expect(look(other.element()).isBold).toBe(false)
  await expect.element(main().getByText('No more transactions to load')).toBeVisible()

  await page.getByRole('radio', { name: 'Out' }).click()
  await expect.poll(currentPath).toMatch(/\?direction=out$/)
  await expect.element(main().getByText('No transactions found', { exact: true })).toBeVisible()
  await expect.element(main()).toContainText('No outgoing payments in its transactions.')
  await page.getByText('Hide fee-only transactions').click()
  await expect.poll(currentPath).toMatch(/\?direction=out&fees=hide$/)
  await expect
    .element(
      main().getByText('No transactions found where this address is a source or destination'),
    )
    .toBeVisible()
  visit(currentPath())
  await expect.element(page.getByRole('radio', { name: 'Out' })).toBeChecked()
  await expect.element(page.getByRole('switch')).toBeChecked()
  await page.getByRole('radio', { name: 'In' }).click()
  await expect.element(rows()).toHaveLength(3)

  visit(`/address/${devnet.faucet.address}`)
  await expect.element(rows()).toHaveLength(3)
  await expect.element(rows().first()).toContainText(/Out.* to /)
  const sent = devnet.chain.tip.transactions.find(({ destinations }) =>
    destinations.some(({ amount }) => amount === 2_000_000_000n),
  )
  await expect
    .element(rows().first())
    .toContainText(`−${formatMcm(2_000_000_000n + (sent?.fee ?? 0n))}`)
})

test(
  'the filter hides fee-only transactions, and automatically searches at most ten pages',
  spec(
    "Address: 'Hide fee-only transactions'",
    'Address: fewer than 5 filtered entries load the next page',
  ),
  async ({ visit, chain }) => {
    const { devnet, url } = chain()
    const searches = listRequests(url)
    // Simulates a busy machine, on which a response arrives before deferred work.
    const later = setTimeout
    vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => later(run, wait === 0 ? 200 : wait))
    visit(`/address/${busiestMiner(devnet)}`)
    await expect
      .element(
        rows()
          .filter({ hasText: /mining fee|reward/ })
          .first(),
      )
      .toBeVisible()
    await page.getByText('Hide fee-only transactions').click()
    await expect.poll(currentPath).toMatch(/fees=hide/)
    await expect.element(rows().filter({ hasText: /mining fee|reward/ })).toHaveLength(0)

    await page.getByRole('radio', { name: 'Out' }).click()
    const more = page.getByRole('button', { name: 'Load more transactions' })
    await expect.element(more).toBeVisible()
    await reveal(more)
    await expect.poll(() => searches.at(-1)?.['offset']).toBe(90)
    await pause(1000)
    expect(searches.map(({ offset }) => offset ?? 0)).toEqual(
      Array.from({ length: 10 }, (_, at) => at * 10),
    )
    await more.click()
    await expect.poll(() => searches.at(-1)?.['offset']).toBe(100)
  },
)

test(
  'a page that is half visible loads the next one, and Back restores them all',
  spec(
    'Address: pages of 10, loaded at half visibility',
    'Address: 10 per page, half visible, 5 filtered',
  ),
  async ({ visit, chain }) => {
    const { devnet, url } = chain()
    const searches = listRequests(url)
    visit(`/address/${devnet.chain.busiest}`)
    for (const count of [10, 20, 30]) {
      await expect.element(rows()).toHaveLength(count)
      if (count < 30) await reveal(page.getByRole('button', { name: 'Load more' }))
    }
    await reveal(rows().nth(24))
    await expect.element(rows()).toHaveLength(40)
    const top = scrollY
    const loaded = rows().elements().length
    await rows().nth(24).getByRole('link').first().click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')
    const before = searches.filter(({ account_identifier }) => account_identifier).length
    await goBack()
    await expect.element(rows()).toHaveLength(loaded)
    await expect.poll(() => scrollY).toBeCloseTo(top, -1)
    expect(searches.filter(({ account_identifier }) => account_identifier).length).toBe(before)

    // Another address starts over.
    const other = rows().nth(24).css('a[href^="/address/"]')
    const address = (other.element().getAttribute('href') ?? '').replace('/address/', '')
    await other.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveText(toBase58(address))
    await expect.element(fact('Hex')).toContainText(address)
    const first = searches.find(
      ({ account_identifier: account }) => (account as { address?: string })?.address === address,
    )
    expect(first?.['offset'] ?? 0).toBe(0)
    await expect
      .element(rows().filter({ hasText: toBase58(devnet.chain.busiest).slice(0, 8) }))
      .not.toHaveLength(0)
    expect(rows().elements().length).toBeLessThanOrEqual(10)
  },
)
