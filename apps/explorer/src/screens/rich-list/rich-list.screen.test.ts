import { toBase58 } from '@mcm/address'
import type { Devnet } from '@mcm/devnet/core'
import { row, rows, scrollToEnd, searchFor, seen } from '../../../test/rich-list'
import { expectAccessible } from '../../../test/accessible'
import { averageBalance } from './supply/average-balance'
import { currentPath, expect, page, routeRequests, spec, test } from '../../../test/screen'

const figure = (label: string) =>
  page.getByRole('main').css('dl > div').filter({ hasText: label }).css('dd')

test(
  'shows the ledger’s totals and lists the richest first with their share',
  spec(
    '`/richlist`',
    'Header: links to Mempool and Rich List',
    'Rich list: summary cards and table',
    'Balances, supply and average: decimals',
  ),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const [first] = devnet.chain.richest()
    const { supply, accounts } = devnet.chain
    visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'Rich List' }).click()
    await expect.poll(currentPath).toBe('/richlist')
    await expect.poll(() => document.title).toBe('Rich List · Mochimo Explorer')

    const whole = (nano: bigint) => (nano / 10n ** 9n).toLocaleString('en-US')
    const cents = (nano: bigint) => String((nano / 10n ** 7n) % 100n).padStart(2, '0')
    const average = averageBalance(supply, accounts)
    await expect.element(figure('Total Accounts')).toHaveText(accounts.toLocaleString('en-US'))
    await expect.element(figure('Circulating Supply (MCM)')).toContainText(whole(supply))
    await expect
      .element(figure('Average per Account (MCM)'))
      .toHaveText(`${whole(average)}.${cents(average)}`)
    await expect.element(figure('Last Updated')).toContainText('ago')
    await expect
      .element(
        figure('Last Updated').getByRole('link', {
          name: devnet.chain.tip.index.toLocaleString('en-US'),
        }),
      )
      .toBeVisible()

    const { address = '', balance = 0n } = first ?? {}
    const cells = row(address).getByRole('cell')
    await expect.element(cells.nth(0)).toHaveText('1', seen)
    await expect.element(cells.nth(1)).toContainText(toBase58(address))
    // Truncated to two decimals on screen; the text has all of them.
    const decimals = String(balance % 10n ** 9n).padStart(9, '0')
    await expect
      .element(cells.nth(2))
      .toContainText(`${whole(balance)}.${decimals.replace(/0+$/, '')}`)
    const shown = cells.nth(2).css('span').first()
    await expect.element(shown).toHaveText(`${whole(balance)}.${decimals.slice(0, 2)}`)
    // Exact to the millionth, of which the screen rounds away the last digits.
    const share = Number((balance * 100_000_000n) / supply) / 1_000_000
    await expect.element(cells.nth(3)).toContainText(`${share.toFixed(2)}%`)
  },
)

test(
  'requests the richest first, and reverses a list in the opposite order',
  spec('Rich list: requested with ascending=true'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ strictRosetta: true })
    const [first] = devnet.chain.richest()
    visit('/richlist')
    await expect
      .element(
        row(first?.address ?? '')
          .getByRole('cell')
          .first(),
      )
      .toHaveText('1', seen)
  },
)

test('a ledger that changes between pages is reported, and Reload starts over', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 240 })
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  const [block] = devnet.mine()
  devnet.loadRichList()
  scrollToEnd()
  await expect
    .element(page.getByText('The ledger changed while the list was loading.'))
    .toBeVisible()
  await expect
    .element(page.getByText(/^From rank 101 on, the list is from block/))
    .toContainText((block?.index ?? 0).toLocaleString('en-US'))
  await page.getByRole('button', { name: 'Reload' }).first().click()
  await expect
    .element(page.getByText('The ledger changed while the list was loading.'))
    .toHaveLength(0)
  await expect.element(rows().first()).toBeVisible()
})

test(
  'an endpoint without a ledger shows possible causes and offers another',
  spec('Rich list: error panel with causes and switcher', "'Failed to load rich list data…'"),
  async ({ visit, chain }) => {
    chain({ faults: { noLedger: true } })
    const second = chain({ seed: 'second' })
    visit('/richlist')
    const alert = page.getByRole('alert')
    await expect.element(alert.getByRole('heading')).toHaveText('Error Loading Rich List')
    await expect
      .element(alert)
      .toContainText('Failed to load rich list data. Please try again later.')
    await expect.element(alert).toContainText('Possible causes')
    await alert.getByRole('button', { name: 'Try another endpoint' }).click()
    const [first] = second.devnet.chain.richest()
    await expect.element(row(first?.address ?? '')).toBeVisible()
  },
)

test('an empty list shows a message', spec("'No accounts found'"), async ({ visit, chain }) => {
  const { url } = chain()
  routeRequests(`${url}/stats/richlist`, async (_request, forward) => {
    const body = (await (await forward()).json()) as Record<string, unknown>
    return Response.json({ ...body, accounts: [], total_accounts: 0 })
  })
  visit('/richlist')
  await expect.element(page.getByText('No accounts found')).toBeVisible()
  await expect.element(page.getByText('There may be an issue with the API endpoint')).toBeVisible()
  await expect.element(figure('Average per Account (MCM)')).toHaveText('Not reported')
  await expect.element(page.getByText('Added up in your browser', { exact: false })).toHaveLength(0)
})

test(
  'switching the endpoint shows its own list',
  spec('Endpoint: data screens reload when it changes'),
  async ({ visit, chain }) => {
    const first = chain()
    const second = chain({ seed: 'second' })
    visit('/richlist')
    const richest = ({ devnet }: { devnet: Devnet }) =>
      [...devnet.chain.richest()][0]?.address ?? ''
    await expect.element(row(richest(first))).toBeVisible()
    await page.getByRole('button', { name: /^API endpoint/ }).click()
    await page.getByRole('radio', { name: 'Test 2' }).click()
    await expect.element(row(richest(second))).toBeVisible()
    await expect.element(row(richest(first))).toHaveLength(0)
  },
)

test('is accessible when loaded, while searching, and without results', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 800 })
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  await expectAccessible()
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 60_000 } } })
  await searchFor('zzzzzz')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expectAccessible()
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await searchFor('zzzzzz')
  await expect.element(page.getByText(/^No addresses found matching/)).toBeVisible()
  await expectAccessible()
})
