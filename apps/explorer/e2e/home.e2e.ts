import type { Page } from '@playwright/test'
import { countRequests, showTab } from './support/requests'
import { seenText } from './support/seen-text'
import { expect, spec, test } from './support/test'
import { hearTip } from './support/tip'

const table = (page: Page) => page.getByRole('table', { name: 'Latest blocks' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/block/"]') })

const LIVE_MS = 10_000

test(
  'the five newest blocks, each with its number, hash, age and difficulty',
  spec(
    '`/`',
    'Search placeholders, header and home',
    'Latest blocks: cards',
    'Latest blocks: 10 + 8 letters',
  ),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const { tip } = devnet.chain
    await page.clock.install({ time: devnet.now() + 90_000 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Explore the Mochimo network v3.0',
    )
    await expect(page.getByRole('searchbox')).toHaveAttribute(
      'placeholder',
      'Search by Address / Block Number / Hash',
    )
    await expect(rows(page)).toHaveCount(5)
    const first = rows(page).first()
    await expect(first.getByRole('link').first()).toHaveAttribute('href', `/block/${tip.index}`)
    await expect(first).toContainText(tip.index.toLocaleString('en-US'))
    await expect(first).toContainText(tip.hash)
    expect(await seenText(first)).toContain(`${tip.hash.slice(0, 10)}${tip.hash.slice(-8)}`)
    await expect(first).toContainText(/\d+ (?:s|min)/)
    await expect(rows(page).nth(4).getByRole('link').first()).toHaveAttribute(
      'href',
      `/block/${tip.index - 4}`,
    )
  },
)

test(
  'blocks come one at a time, 100 ms apart',
  spec('Latest blocks: one at a time, 100 ms apart', 'Latest blocks: 5, 100 ms, 2 errors'),
  async ({ page, chain }) => {
    await chain()
    await page.addInitScript(() => {
      const calls: { from: number; to: number }[] = []
      Object.assign(globalThis, { calls })
      const { fetch: real } = globalThis
      globalThis.fetch = async (input, init) => {
        const call = { from: performance.now(), to: Infinity }
        const url = input instanceof Request ? input.url : String(input)
        if (url.endsWith('/block')) calls.push(call)
        const response = await real(input, init)
        call.to = performance.now()
        return response
      }
    })
    await page.goto('/')
    await expect(rows(page)).toHaveCount(5)
    const calls = await page.evaluate(
      () => (globalThis as unknown as { calls: { from: number; to: number }[] }).calls,
    )
    const gaps = calls.slice(1, 5).map(({ from }, at) => from - (calls[at]?.to ?? Infinity))
    expect(gaps).toHaveLength(4)
    // A browser's timer may ring a moment early.
    for (const gap of gaps) expect(gap).toBeGreaterThan(95)
  },
)

test(
  'a block without transactions is marked Pseudo, one with is a Regular Block',
  spec("Latest blocks: 'Pseudo' and 'Regular Block'"),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 3 })
    devnet.mine(1)
    devnet.mine(1, { pseudo: true })
    await page.goto('/')
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).first().getByText('Pseudo')).toHaveAttribute(
      'title',
      'Pseudo Block (0 regular transactions)',
    )
    await expect(rows(page).nth(1).getByTitle('Regular Block')).toBeVisible()
  },
)

test(
  'while blocks are on their way five rows stand for them',
  spec('Latest blocks: 5 skeleton rows'),
  async ({ page, chain }) => {
    await chain({ faults: { calls: { '/block': { latency: 3000 } } } })
    await page.goto('/')
    await expect(table(page)).toHaveAttribute('aria-busy', 'true')
    await expect(table(page).getByRole('rowgroup').last().locator('tr')).toHaveCount(5)
  },
)

test(
  'after two failures the panel says that the endpoint has issues, and offers the ways on',
  spec(
    'Latest blocks: endpoint issues after 2 errors',
    "'Endpoint Issues Detected'",
    'Latest blocks: 5, 100 ms, 2 errors',
  ),
  async ({ page, chain }) => {
    const { devnet } = await chain({ faults: { calls: { '/block': { malformedRate: 1 } } } })
    const asked = countRequests(page)
    await page.goto('/')
    const panel = page.getByRole('main')
    await expect(panel).toContainText('Endpoint Issues Detected')
    await expect(panel).toContainText('Unable to load recent blocks from the current API endpoint')
    expect(asked('/block')).toBe(2)
    await expect(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(5)
  },
)

for (const [sync, stage] of [
  ['synchronizing', 'synchronizing'],
  ['error', 'latest block error'],
] as const) {
  test(
    `the banner tells of an endpoint at stage '${stage}'`,
    spec("Home banner: not synced, or stage with 'error'", "'Endpoint Sync Issue'"),
    async ({ page, chain }) => {
      await chain({ faults: { sync } })
      await page.goto('/')
      const notice = page.getByRole('status').filter({ hasText: 'Endpoint Sync Issue' })
      await expect(notice).toContainText(
        `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
      )
    },
  )
}

test(
  'the tip is asked for every 10 s, elsewhere every 30 s, and a new block slides in',
  spec(
    'Endpoint: health every 30 s',
    'Latest blocks: status every 10 s, new block',
    'Status: 5 s at most, health every 30 s, home every 10 s',
  ),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const asked = countRequests(page)
    await page.clock.install()
    await page.goto('/')
    await expect(rows(page)).toHaveCount(5)
    const before = asked('/network/status')
    await hearTip(page, LIVE_MS)
    expect(asked('/network/status')).toBe(before + 1)

    const [block] = devnet.mine()
    const place = () => table(page).evaluate((element) => element.getBoundingClientRect().top)
    const [top, blocks] = [await place(), asked('/block')]
    await hearTip(page, LIVE_MS)
    await expect(rows(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      `/block/${block?.index}`,
    )
    await expect(rows(page)).toHaveCount(5)
    expect(await place()).toBe(top)
    expect(asked('/block')).toBe(blocks + 1)

    await page.getByRole('banner').getByRole('link', { name: 'Mempool' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
    const status = asked('/network/status')
    await page.clock.runFor(20_000)
    expect(asked('/network/status')).toBe(status)
  },
)

test('ten minutes on home cost 61 status calls and one for each block or its parent', async ({
  page,
  chain,
}) => {
  test.setTimeout(300_000)
  const { devnet } = await chain()
  const asked = countRequests(page)
  await page.clock.install()
  await page.goto('/')
  await expect(rows(page)).toHaveCount(5)
  const opened = await page.evaluate(() => Date.now())
  await hearTip(page, LIVE_MS)
  let mined = 0
  for (let poll = 2; poll < 60; poll++) {
    if (poll % 7 === 0) {
      mined += devnet.mine().length
    }
    // Run through, not put forward: what asks more often is to be counted.
    const answered = page.waitForResponse((response) => response.url().endsWith('/network/status'))
    await page.clock.runFor(LIVE_MS)
    await answered
  }
  await expect(rows(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    `/block/${devnet.chain.tip.index}`,
  )
  const minutes = ((await page.evaluate(() => Date.now())) - opened) / 60_000
  expect(asked('/network/status')).toBeLessThanOrEqual(Math.ceil(minutes * 6) + 1)
  // Five on arrival, the parent of the last for its check, and each new one.
  expect(asked('/block')).toBeLessThanOrEqual(5 + 1 + mined)
})

test('nothing is asked in a hidden tab; on return it is asked at once', async ({ page, chain }) => {
  await chain()
  const asked = countRequests(page)
  await page.clock.install()
  await page.goto('/')
  await expect(rows(page)).toHaveCount(5)
  await hearTip(page, LIVE_MS)
  await showTab(page, false)
  const before = asked('/network/status')
  await page.clock.runFor(120_000)
  expect(asked('/network/status')).toBe(before)
  const answered = page.waitForResponse((response) => response.url().endsWith('/network/status'))
  await showTab(page, true)
  await answered
  expect(asked('/network/status')).toBe(before + 1)
})

test(
  'a status that takes longer than 5 s is none',
  spec('Status: 5 s at most, health every 30 s, home every 10 s'),
  async ({ page, chain }) => {
    await chain({ faults: { calls: { '/network/status': { latency: 600_000 } } } })
    await page.clock.install()
    const asked = page.waitForRequest((request) => request.url().endsWith('/network/status'))
    await page.goto('/')
    await asked
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
    await page.clock.runFor(5500)
    await expect(page.getByRole('button', { name: 'Disconnected' })).toBeVisible()
  },
)

test('a server that allows two calls in a second gives all five, at its pace', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  devnet.setFaults({ rateLimit: 'server' })
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  // What is not there yet has its place.
  expect(await table(page).getByRole('row').count()).toBe(6)
  await expect(rows(page)).toHaveCount(5, { timeout: 9000 })
})

test('a server that refuses for longer is a failure that is told', async ({ page, chain }) => {
  const { url } = await chain()
  await page.route(`${url}/block`, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': '*',
        'retry-after': '60',
      },
    }),
  )
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main).toContainText('Rate limited')
  await expect(main.getByRole('button', { name: /another endpoint/ })).toBeVisible()
})
