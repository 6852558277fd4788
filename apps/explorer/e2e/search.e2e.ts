import type { Devnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks'
import { open } from './support/open'
import { expect, test } from './support/test'

/** The parts of search that need lazily loaded scripts, real navigation, or a server. */
const HERO = 'Search by Address / Block Number / Hash'
const HEADER = 'Search in the blockchain...'
const HASH = 'ab12'.repeat(16)

async function search(page: Page, text: string, placeholder = HEADER) {
  const box = page.getByPlaceholder(placeholder, { exact: true })
  await box.fill(text)
  await box.press('Enter')
}

for (const [what, slow, { at, placeholder, name, leadsTo }] of [
  [
    'a screen',
    '**/assets/mempool-*.js',
    { at: '/', placeholder: HERO, name: 'Mempool', leadsTo: '/mempool' },
  ],
  [
    'another app',
    /\/docs$/,
    { at: '/nowhere', placeholder: HEADER, name: 'Docs', leadsTo: '/docs' },
  ],
] as const) {
  test(`navigating away cancels a lookup while ${what} is still loading`, async ({
    page,
    chain,
    context,
    baseURL,
  }) => {
    const { devnet, url } = await chain()
    await context.route(`${url}/search/transactions`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.fallback().catch(() => {})
    })
    await page.route(slow, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue().catch(() => {})
    })
    const id = confirmedIn(devnet)
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(frame.url().replace(baseURL ?? '', '')))
    await open(page, at)
    await search(page, id, placeholder)
    await expect(page.getByText('Looking up the hash…')).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .click({ noWaitAfter: true })
    await expect(page.getByText('Looking up the hash…')).toHaveCount(0)
    // By now the lookup would have received its response.
    await expect(page).toHaveURL(leadsTo)
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(leadsTo)
    expect(seen).not.toContain(`/tx/${id}`)
  })
}

test('text typed before the app mounts is kept, with the cursor position', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(`**/${chunkOf('index.html').file}`, async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByPlaceholder(HERO)
  await box.pressSequentially(String(index).slice(0, 3))
  deliver()
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await expect(box).toBeFocused()
  // The suggestions open, as for text typed now. Their announcement, a moment later, is the same.
  const preview = page
    .getByRole('paragraph')
    .filter({ hasText: `Block ${String(index).slice(0, 3)}` })
  await expect(preview).toBeVisible()
  await page.keyboard.type(`${String(index).slice(3)}\n`)
  await expect(page).toHaveURL(`/block/${index}`)
})

test('a search whose script can’t be loaded continues on a fresh page', async ({ page, chain }) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  await open(page, '/about')
  await page.route('**/assets/run-search-*.js', (route) => route.abort(), { times: 2 })
  const box = page.getByPlaceholder(HEADER)
  await box.fill(String(index))
  await box.press('Enter')
  await expect(page).toHaveURL(`/block/${index}`)
})

test('text typed while the screen loads keeps the focus', async ({ page, chain }) => {
  await chain()
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  let asked = false
  await page.route(`**/${chunkOf('src/screens/address/index.tsx').file}`, async (route) => {
    asked = true
    await delivered
    await route.continue()
  })
  await open(page, '/about')
  const box = page.getByPlaceholder(HEADER)
  await box.fill('hello')
  await box.press('Enter')
  await expect.poll(() => asked).toBe(true)
  await box.pressSequentially(' wor')
  deliver()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invalid address format/)
  await page.keyboard.type('ld')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('hello world')
})

test('a link to the docs opens the docs', async ({ page, chain, baseURL }) => {
  await chain()
  await open(page, '/nowhere')
  await search(page, `${baseURL}/docs`)
  await expect(page).toHaveURL('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/nowhere')
})

test('a reload keeps the search text, even for a name with a dot', async ({ page, chain }) => {
  await chain()
  await open(page, '/about')
  await search(page, 'foo.bar')
  await expect(page.getByText('You entered: foo.bar')).toBeVisible()
  const again = await page.reload()
  expect(again?.status()).toBe(200)
  await expect(page.getByText('You entered: foo.bar')).toBeVisible()

  await search(page, `“${HASH}”,`)
  await expect(page).toHaveURL(`/block/0x${HASH}`)
  await page.reload()
  const how = page.getByRole('region', { name: 'Search again' })
  const rules = how.getByRole('listitem')
  await how.getByText('How we read “ab12ab12ab…12ab12”').click()
  await expect(rules.nth(0)).toContainText('“a” isn’t a digit.')
  await expect(rules.nth(2)).toContainText('An address is 22 bytes')
})

test('a path with a dot opens a page; a missing file doesn’t', async ({ request, baseURL }) => {
  for (const [path, status] of [
    ['/block/1.5', 200],
    ['/tx/a.b', 200],
    ['/search/x.y', 404],
  ] as const) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
  }
  for (const path of ['/assets/none.js', '/none.png', '/mempool/none.js']) {
    expect((await request.get(path)).status()).toBe(404)
  }
  // Malformed URLs also get a response.
  await request.get(`${baseURL}//`)
  expect((await request.get('/about')).status()).toBe(200)
})

test('browsers find a search description with the site’s own URL', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/nowhere')
  const link = page.locator('link[rel="search"]')
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/opensearchdescription+xml')
  const xml = await response.text()
  expect(xml).toContain(`template="${baseURL}/search?q={searchTerms}"`)
  expect(xml).toContain('xmlns="http://a9.com/-/spec/opensearch/1.1/"')
  expect(xml).not.toContain('{origin}')
})

function confirmedIn(devnet: Devnet): string {
  for (;;) {
    const [transaction] = devnet.mine()[0]?.transactions ?? []
    if (transaction) return transaction.id
  }
}
