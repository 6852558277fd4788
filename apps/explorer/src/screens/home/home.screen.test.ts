import { newest, rows, table } from '../../../test/latest-blocks'
import {
  countRequests,
  currentPath,
  expect,
  hang,
  pollTip,
  installClock,
  page,
  routeRequests,
  spec,
  test,
} from '../../../test/screen'
import { seenText } from '../../../test/seen-text'

test(
  'the five latest blocks, each with its number, hash, age and difficulty',
  spec(
    '`/`',
    'Search placeholders, header and home',
    'Latest blocks: cards',
    'Latest blocks: 10 + 8 characters',
  ),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { tip } = devnet.chain
    installClock({ time: devnet.now() + 90_000 })
    visit('/')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveText('Explore the Mochimo network v3.0')
    await expect
      .element(page.getByRole('searchbox'))
      .toHaveAttribute('placeholder', 'Search by Address / Block Number / Hash')
    await expect.element(rows()).toHaveLength(5)
    const first = rows().first()
    await expect.element(newest()).toHaveAttribute('href', `/block/${tip.index}`)
    await expect.element(first).toContainText(tip.index.toLocaleString('en-US'))
    await expect.element(first).toContainText(tip.hash)
    expect(seenText(first.element())).toContain(`${tip.hash.slice(0, 10)}${tip.hash.slice(-8)}`)
    await expect.element(first).toContainText(/\d+ (?:s|min)/)
    await expect
      .element(rows().nth(4).getByRole('link').first())
      .toHaveAttribute('href', `/block/${tip.index - 4}`)
  },
)

test('the header of a desktop links to the almanac', async ({ visit, chain }) => {
  chain()
  visit('/')
  await page.getByRole('banner').getByRole('link', { name: 'Almanac' }).click()
  await expect.poll(currentPath).toBe('/haiku')
})

test('four rows are on the first screen of a desktop', async ({ visit, chain }) => {
  chain()
  await page.viewport(1280, 800)
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  await document.fonts.ready
  expect(rows().nth(3).element().getBoundingClientRect().bottom).toBeLessThan(800)
})

test(
  'a block without transactions is marked Pseudo, others are a Regular Block',
  spec("Latest blocks: 'Pseudo' and 'Regular Block'"),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 3 })
    devnet.mine(1)
    devnet.mine(1, { pseudo: true })
    visit('/')
    await expect.element(rows()).toHaveLength(5)
    await expect
      .element(rows().first().getByText('Pseudo'))
      .toHaveAttribute('title', 'Pseudo Block (0 regular transactions)')
    await expect.element(rows().nth(1).getByText('Regular Block')).toBeVisible()
    // The verse that leads the page is then the one before.
    await expect.element(page.getByText('so this block has no haiku.')).toBeVisible()
    await expect
      .element(page.getByText('The latest is from block').getByRole('link'))
      .toHaveAttribute('href', `/block/${devnet.chain.tip.index - 1}`)
    for (const width of [768, 1280]) {
      await page.viewport(width, 720)
      for (const [at, kind] of ['Pseudo', 'Regular Block'].entries()) {
        const { difficulty } = devnet.chain.block(devnet.chain.tip.index - at) ?? {}
        await expect.element(rows().nth(at).getByText(kind)).toBeVisible()
        const cell = rows().nth(at).css('td').nth(5)
        await expect.element(cell).toContainText(String(difficulty))
        // A tablet has no room for it beside a verse.
        expect(cell.element().checkVisibility()).toBe(width >= 1100)
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    await page.viewport(390, 844)
    await expect.element(rows().first().getByText('Pseudo')).toBeVisible()
  },
)

test('on a phone, a row has its verse on one line and its transaction count', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 3 })
  devnet.mine(1)
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const cells = rows().first().css('td')
  const [hash, line] = [cells.nth(1), cells.nth(2)]
  await expect.element(hash).toContainText(devnet.chain.tip.hash.slice(0, 10))
  await expect.element(line).toHaveText(/^[a-z].* \/ /)
  await page.viewport(390, 844)
  await expect.element(line).toBeVisible()
  await expect.element(hash).not.toBeVisible()
  const count = devnet.chain.tip.transactions.length
  await expect
    .element(
      rows()
        .first()
        .getByText(count === 1 ? '1 transaction' : `${count} transactions`),
    )
    .toBeVisible()
  await expect.element(rows().first().getByText('Regular Block')).not.toBeVisible()
})

test('links to all blocks and to all transactions', async ({ visit, chain }) => {
  chain()
  visit('/')
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: 'All blocks' }))
    .toHaveAttribute('href', '/blocks')
  await expect
    .element(main.getByRole('link', { name: 'All transactions' }))
    .toHaveAttribute('href', '/txs')
})

test('the whole card leads to its block, and its text can be selected', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const second = rows().nth(1)
  await expect.element(second.getByRole('link')).toHaveLength(1)
  const hash = second.getByText(devnet.chain.tip.parentHash.slice(0, 10)).first()
  getSelection()?.selectAllChildren(hash.element())
  hash.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(currentPath()).toBe('/')
  getSelection()?.removeAllRanges()
  await hash.click()
  await expect.poll(currentPath).toBe(`/block/${devnet.chain.tip.index - 1}`)
})

test(
  'five placeholder rows show while blocks load',
  spec('Latest blocks: 5 skeleton rows'),
  async ({ visit, chain }) => {
    const { url } = chain()
    routeRequests(`${url}/block`, hang)
    visit('/')
    await expect.element(table()).toHaveAttribute('aria-busy', 'true')
    await expect.element(table().getByRole('rowgroup').last().css('tr')).toHaveLength(5)
  },
)

test(
  'after two failures the panel reports endpoint issues and offers recovery',
  spec(
    'Latest blocks: endpoint issues after 2 errors',
    "'Endpoint Issues Detected'",
    'Latest blocks: 5, 100 ms, 2 errors',
  ),
  async ({ visit, chain }) => {
    const { devnet } = chain({ faults: { calls: { '/block': { malformedRate: 1 } } } })
    const asked = countRequests()
    visit('/')
    const panel = page.getByRole('main')
    await expect.element(panel).toContainText('Endpoint Issues Detected')
    await expect
      .element(panel)
      .toContainText('Unable to load recent blocks from the current API endpoint')
    expect(asked('/block')).toBe(2)
    await expect.element(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows()).toHaveLength(5)
  },
)

test('the notice of issues disappears with the next successful status, without a press', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ faults: { calls: { '/block': { malformedRate: 1 } } } })
  installClock()
  visit('/')
  const panel = page.getByRole('main')
  await expect.element(panel).toContainText('Endpoint Issues Detected')
  devnet.clearFaults()
  await pollTip(10_000)
  await expect.element(rows()).toHaveLength(5)
  await expect.element(panel).not.toContainText('Endpoint Issues Detected')

  devnet.setFaults({ calls: { '/network/status': { errorRate: 1 } } })
  visit('/')
  await expect.element(panel).toContainText('Endpoint Issues Detected')
  devnet.clearFaults()
  await pollTip(10_000)
  await expect.element(rows()).toHaveLength(5)
})

for (const [sync, stage] of [
  ['synchronizing', 'synchronizing'],
  ['error', 'latest block error'],
] as const) {
  test(
    `the banner reports an endpoint at stage '${stage}'`,
    spec("Home banner: not synced, or stage with 'error'", "'Endpoint Sync Issue'"),
    async ({ visit, chain }) => {
      chain({ faults: { sync } })
      visit('/')
      const notice = page.getByRole('status').filter({ hasText: 'Endpoint Sync Issue' })
      await expect
        .element(notice)
        .toContainText(
          `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
        )
    },
  )
}
