import { newest, rows, table } from '../../../test/latest-blocks'
import {
  countRequests,
  expect,
  hang,
  pollTip,
  installClock,
  page,
  routeRequests,
  runFor,
  showTab,
  spec,
  test,
} from '../../../test/screen'

const LIVE_MS = 10_000

test(
  'blocks load one at a time, 100 ms apart',
  spec('Latest blocks: one at a time, 100 ms apart', 'Latest blocks: 5, 100 ms, 2 errors'),
  async ({ visit, chain }) => {
    const { url } = chain()
    const calls: { from: number; to: number }[] = []
    routeRequests(`${url}/block`, async (_request, forward) => {
      const call = { from: Date.now(), to: Infinity }
      calls.push(call)
      const response = await forward()
      call.to = Date.now()
      return response
    })
    installClock({ stands: true })
    visit('/')
    await expect.element(rows()).toHaveLength(1)
    await runFor(1000)
    await expect.element(rows()).toHaveLength(5)
    const gaps = calls.slice(1, 5).map(({ from }, at) => from - (calls[at]?.to ?? Infinity))
    // The clock can take a step of 20 ms between a response and the app reading it.
    expect(Math.min(...gaps)).toBe(100)
    expect(Math.max(...gaps)).toBeLessThan(200)
  },
)

test(
  'the tip is polled every 10 s, elsewhere every 30 s, and a new block slides in',
  spec(
    'Endpoint: health every 30 s',
    'Latest blocks: status every 10 s, new block',
    'Status: 5 s at most, health every 30 s, home every 10 s',
  ),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const asked = countRequests()
    installClock()
    visit('/')
    await expect.element(rows()).toHaveLength(5)
    const before = asked('/network/status')
    await pollTip(LIVE_MS)
    expect(asked('/network/status')).toBe(before + 1)

    const [block] = devnet.mine()
    // The seals and the typefaces that arrive with the first blocks must not be measured as shifts.
    await expect.element(page.getByText('verified in your browser').first()).toBeVisible()
    await document.fonts.ready
    const place = () => table().element().getBoundingClientRect().top
    const [top, blocks] = [place(), asked('/block')]
    await pollTip(LIVE_MS)
    await expect.element(newest()).toHaveAttribute('href', `/block/${block?.index}`)
    await expect.element(rows()).toHaveLength(5)
    expect(place()).toBe(top)
    expect(asked('/block')).toBe(blocks + 1)

    await page.getByRole('banner').getByRole('link', { name: 'Mempool' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
    const status = asked('/network/status')
    await runFor(20_000)
    expect(asked('/network/status')).toBe(status)
  },
)

for (const width of [1280, 768, 390, 360, 320]) {
  test(`nothing moves while home waits for a block at ${width} px`, async ({ visit, chain }) => {
    // The latest of its first blocks is about this much older.
    chain({ startTime: Date.now() + 100_000 })
    await page.viewport(width, 800)
    installClock()
    visit('/')
    await expect.element(rows()).toHaveLength(5)
    await expect.element(page.getByText('verified in your browser').first()).toBeVisible()
    await document.fonts.ready
    const place = () => page.getByText('Difficulty').first().element().getBoundingClientRect().top
    const top = place()
    for (const words of ['in about 1½ minutes', 'in about 50 seconds', 'any moment']) {
      while (page.getByText(`Next block ${words}`).elements().length === 0) await runFor(5000)
      expect(place(), words).toBe(top)
    }
  })
}

test('ten minutes on home cost 61 status calls and one call per block or parent', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const asked = countRequests()
  installClock()
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const opened = Date.now()
  let mined = 0
  for (let poll = 1; poll < 60; poll++) {
    if (poll % 7 === 0) {
      mined += devnet.mine().length
    }
    await runFor(LIVE_MS)
  }
  await expect.element(newest()).toHaveAttribute('href', `/block/${devnet.chain.tip.index}`)
  const minutes = (Date.now() - opened) / 60_000
  expect(asked('/network/status')).toBeLessThanOrEqual(Math.ceil(minutes * 6) + 1)
  // Five on arrival, the last one's parent for its check, and each new one.
  expect(asked('/block')).toBeLessThanOrEqual(5 + 1 + mined)
})

test('a hidden tab makes no requests; on return it polls immediately', async ({ visit, chain }) => {
  chain()
  const asked = countRequests()
  installClock()
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  await pollTip(LIVE_MS)
  showTab(false)
  const before = asked('/network/status')
  await runFor(120_000)
  expect(asked('/network/status')).toBe(before)
  showTab(true)
  await expect.poll(() => asked('/network/status')).toBe(before + 1)
})

test(
  'a status that takes longer than 5 s counts as failed',
  spec('Status: 5 s at most, health every 30 s, home every 10 s'),
  async ({ visit, chain }) => {
    const { url } = chain()
    routeRequests(`${url}/network/status`, hang)
    const asked = countRequests()
    installClock({ stands: true })
    visit('/')
    await expect.poll(() => asked('/network/status')).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
    await runFor(5500)
    await expect.element(page.getByRole('button', { name: 'Disconnected' })).toBeVisible()
  },
)

test('a server that allows two calls per second delivers all five blocks, at its pace', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  devnet.setFaults({ rateLimit: 'server' })
  installClock({ stands: true })
  visit('/')
  await expect.element(rows().first()).toBeVisible()
  // Missing blocks have placeholders.
  expect(table().getByRole('row').elements()).toHaveLength(6)
  await runFor(9000)
  await expect.element(rows()).toHaveLength(5)
})

test('a server that rate-limits for longer shows a failure', async ({ visit, chain }) => {
  const { url } = chain()
  routeRequests(`${url}/block`, () =>
    Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '60' } })),
  )
  visit('/')
  const main = page.getByRole('main')
  await expect.element(main).toContainText('Rate limited')
  await expect.element(main.getByRole('button', { name: /another endpoint/ })).toBeVisible()
})
