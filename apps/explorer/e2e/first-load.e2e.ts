import { chunkOf } from './support/chunks'
import { watchShifts } from './support/quality'
import { expect, spec, test } from './support/test'

// Animations could shift the page too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'home makes requests only to its own origin and the chosen endpoint',
  spec('Everything is public; requests contain only what the visitor looks up'),
  async ({ page, chain, baseURL }) => {
    const { url } = await chain()
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto('/')
    await expect(page.getByRole('table', { name: 'Latest blocks' }).getByRole('link')).toHaveCount(
      5,
    )
    expect(asked).toEqual(new Set([baseURL, url]))
  },
)

test('the frame is visible before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Explore the Mochimo network v3.0',
  )
  await expect(page).toHaveTitle('Mochimo Explorer: blocks, transactions and addresses')
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary')
  await page.goto('/block/1')
  await expect(page.getByRole('banner')).toContainText('Mochimo Explorer')
  await context.close()
})

test('each screen shows its layout, and a name from the URL, before the app runs', async ({
  page,
  chain,
}) => {
  await chain()
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  const hash = `0x${'5c'.repeat(32)}`
  for (const [path, heading, text] of [
    ['/block/1078535', '1,078,535', 'Merkle root'],
    [`/tx/${hash}`, 'Transaction Details', hash],
    [`/address/0x${'5c'.repeat(20)}`, '', 'Latest Transactions'],
    ['/mempool', 'Mempool', 'Pending Transactions'],
    ['/richlist', 'Rich List', 'Search for an address'],
    ['/statistics', 'Statistics', 'Mean block time'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main')).toContainText(text)
  }
})

test('a button pressed before the app mounts acts as soon as it has', async ({ page, chain }) => {
  await chain()
  const watch = page.getByRole('button', { name: 'Add to address watchlist' })
  const watching = page.getByRole('button', { name: 'Remove from address watchlist' })
  const hex = page.getByRole('radio', { name: 'Hex' })
  for (const [press, shown] of [
    [() => watch.click(), watching],
    // The visitor already has what the button says; pressing the app's would remove the address.
    [() => watch.click(), watching],
    // On wide screens, it is among the facts, which aren't there yet.
    [
      async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await hex.click()
      },
      page.getByRole('heading', { level: 1, name: /^0x5c5c/ }),
    ],
    [
      () => page.getByRole('button', { name: /^Watchlist, / }).press('Enter'),
      page.getByRole('dialog', { name: 'Watchlist, 1 address' }),
    ],
  ] as const) {
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    const app = `**/${chunkOf('index.html').file}`
    await page.route(app, async (route) => {
      await delivered
      await route.continue()
    })
    await page.goto(`/address/0x${'5c'.repeat(20)}`, { waitUntil: 'commit' })
    await press()
    deliver()
    await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
    await expect(shown).toBeVisible()
    await page.unroute(app)
  }
  await expect(page.getByRole('button', { name: /^Watchlist, / })).toBeFocused()
})

test('a button held down while the app mounts acts when it is released', async ({
  page,
  chain,
}) => {
  await chain()
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(`**/${chunkOf('index.html').file}`, async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto(`/address/0x${'5c'.repeat(20)}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to address watchlist' }).hover()
  await page.mouse.down()
  deliver()
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()
})

test('without scripts every page says so first, and text-only pages are readable', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const [path, heading, text] of [
    ['/', 'Explore the Mochimo network v3.0', undefined],
    ['/about', 'About', 'Every 256th block is a neogenesis block'],
    ['/terms', 'Terms', 'without warranty of any kind'],
    ['/privacy', 'Privacy', 'no analytics'],
    ['/contact', 'Contact', 'No one there needs your keys'],
  ] as const) {
    await page.goto(path)
    const notice = page.locator('noscript > p')
    await expect(notice).toContainText('requires JavaScript')
    await expect(notice).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect((await notice.boundingBox())?.y ?? Infinity).toBeLessThan(
      (await page.getByRole('banner').boundingBox())?.y ?? 0,
    )
    if (text !== undefined) await expect(page.getByRole('main')).toContainText(text)
  }
  await expect(page).toHaveTitle('Contact · Mochimo Explorer')
  await context.close()
})

for (const theme of ['light', 'dark'] as const) {
  test(`a chosen ${theme} theme applies from the first paint`, async ({ page, chain }) => {
    await chain()
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    // All modules are held back, so only the script in the head can have set the theme.
    await page.route('**/assets/*.js', () => new Promise(() => {}))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  })
}

test('before the app runs, the header has the visitor’s endpoint and number of addresses', async ({
  page,
  chain,
}) => {
  await chain()
  await page.addInitScript(() => {
    localStorage.setItem('api-endpoint', 'https://node.example')
    localStorage.setItem(
      'address-watchlist',
      JSON.stringify([{ address: `0x${'5c'.repeat(20)}`, dateAdded: 1 }]),
    )
  })
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await page.goto('/mempool', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByText('node.example')).toBeVisible()
  await expect(header.locator('[data-watched]')).toHaveText('1')
})

test('no screen shifts while it loads (CLS under 0.02)', async ({ page, chain }) => {
  const { devnet } = await chain()
  const [block] = devnet.mine()
  const expectStill = await watchShifts(page)
  for (const [path, faults] of [
    ['/', {}],
    ['/', { latency: 300 }],
    ['/', { latency: 100, sync: 'synchronizing' }],
    [`/block/${block?.index}`, {}],
  ] as const) {
    devnet.setFaults(faults)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('table').first()).toHaveAttribute(
      'aria-busy',
      'false',
    )
    await page.waitForTimeout(500)
    await expectStill(`${path} with ${JSON.stringify(faults)}`)
    devnet.clearFaults()
  }
})

test('each screen’s first requests are sent while the app loads, and only once', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const [block] = devnet.mine()
  const id = devnet.pay({ to: `0x${'5c'.repeat(20)}`, amount: 1_000_000_000n })
  devnet.mine()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(url)) sent.push(`${request.url()} ${request.postData()}`)
  })
  let release = () => {}
  let held = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  for (const [path, ...calls] of [
    ['/'],
    [`/block/${block?.index}`, '/block'],
    [`/tx/${id}`, '/search/transactions'],
    [`/address/${devnet.chain.busiest}`, '/account/balance', '/search/transactions'],
    ['/mempool', '/mempool'],
    ['/richlist', '/stats/richlist'],
  ] as const) {
    await page.goto('about:blank')
    sent.length = 0
    held = new Promise((resolve) => (release = resolve))
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => sent.length, path).toBe(1 + calls.length)
    const early = [...sent]
    for (const [index, call] of ['/network/status', ...calls].entries()) {
      expect(early[index]).toContain(`${url}${call} `)
    }
    release()
    await expect(page.getByRole('main').locator('table a[href], dd').first()).toBeVisible()
    for (const request of early) {
      expect(
        sent.filter((other) => other === request),
        path,
      ).toHaveLength(1)
    }
  }
})
