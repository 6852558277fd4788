import type { Devnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { open } from './support/open'
import { untilItStops } from './support/not-found'
import { expect, spec, test } from './support/test'

const HEX = '3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
const UNKNOWN = 'ab'.repeat(32)

const boxes = {
  'the box on home': { at: '/', placeholder: 'Search by Address / Block Number / Hash' },
  'the box in the header': { at: '/nowhere', placeholder: 'Search in the blockchain...' },
}

for (const [name, { at, placeholder }] of Object.entries(boxes)) {
  test.describe(name, () => {
    const search = async (page: Page, text: string) => {
      await open(page, at)
      const box = page.getByPlaceholder(placeholder, { exact: true })
      await box.fill(text)
      await box.press('Enter')
    }

    test(
      'rule 1: does nothing with a blank text',
      spec('Search rule 1: blank', 'Search placeholders, header and home'),
      async ({ page, chain }) => {
        await chain()
        for (const text of ['', '   ', '\t ']) {
          await search(page, text)
          await expect(page.getByPlaceholder(placeholder, { exact: true })).toBeFocused()
          await expect(page).toHaveURL(at)
        }
      },
    )

    test(
      'rule 2: digits are a block’s number',
      spec('Search rule 2: digits'),
      async ({ page, chain }) => {
        const { devnet } = await chain()
        const { index } = devnet.chain.tip
        await search(page, ` ${index} `)
        await expect(page).toHaveURL(`/block/${index}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `Block #${index.toLocaleString('en')}`,
        )
      },
    )

    test(
      'rule 3: 40 hex digits are an address, with or without 0x',
      spec('Search rule 3: 40 hex digits'),
      async ({ page, chain }) => {
        await chain()
        for (const text of [HEX, `0x${HEX}`, `0x${HEX.toUpperCase()}`]) {
          await search(page, text)
          await expect(page).toHaveURL(`/address/0x${HEX}`)
        }
      },
    )

    test(
      'rule 4: Base58 with its checksum is an address',
      spec('Search rule 4: Base58', 'Base58: exactly 22 bytes'),
      async ({ page, chain }) => {
        await chain()
        await search(page, BASE58)
        await expect(page).toHaveURL(`/address/0x${HEX}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(BASE58)
      },
    )

    test(
      'rule 5: 64 hex digits are a confirmed transaction',
      spec('Search rule 5: confirmed transaction'),
      async ({ page, chain }) => {
        const { devnet } = await chain()
        const id = confirmedIn(devnet)
        await search(page, id.slice(2).toUpperCase())
        await expect(page).toHaveURL(`/tx/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')
      },
    )

    test(
      'rule 5: or a pending one',
      spec('Search rule 5: mempool transaction'),
      async ({ page, chain }) => {
        const { devnet } = await chain()
        devnet.mine()
        const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
        devnet.advance(5)
        await search(page, id)
        await expect(page).toHaveURL(`/tx/${id}`)
        await expect(page.getByText('Pending - In Mempool')).toBeVisible()
      },
    )

    test('rule 5: or a block', spec('Search rule 5: else a block'), async ({ page, chain }) => {
      const { devnet } = await chain()
      const { hash, index } = devnet.chain.tip
      await search(page, hash)
      await expect(page).toHaveURL(`/block/${hash}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Block #${index.toLocaleString('en')}`,
      )
    })

    test(
      'rule 5: a look-up that fails takes the hash for a block',
      spec('Search rule 5: a lookup that fails', 'Silent: failed hash search'),
      async ({ page, chain }) => {
        const { devnet } = await chain()
        const id = confirmedIn(devnet)
        devnet.setFaults({ noIndexer: true })
        await search(page, id)
        await expect(page).toHaveURL(`/block/${id}`)
        await page.getByRole('link', { name: 'Look this hash up as a transaction' }).click()
        await expect(page).toHaveURL(`/tx/${id}`)
      },
    )

    test(
      'rule 6: anything else is tried as an address, and the page says how it read it',
      spec('Search rule 6: anything else'),
      async ({ page, chain }) => {
        await chain()
        await search(page, 'J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await expect(page).toHaveURL('/address/J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Invalid address format. Please check the address and try again.',
        )
        await expect(page.getByText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt')).toBeVisible()
        const how = page.getByRole('region', { name: /^How we read/ })
        const rules = how.getByRole('listitem')
        await expect(rules).toHaveCount(7)
        await expect(rules.nth(1)).toContainText('“J” isn’t a digit.')
        await expect(rules.nth(3)).toContainText('Wrong checksum')
        await expect(rules.nth(6)).toContainText('applies: Not a valid address.')

        // What was typed is there to be mended.
        const again = how.getByRole('searchbox', { name: 'Search again' })
        await expect(again).toHaveValue('J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await again.fill(BASE58)
        await again.press('Enter')
        await expect(page).toHaveURL(`/address/0x${HEX}`)
      },
    )

    test('a pasted link to any explorer leads to what it is about', async ({ page, chain }) => {
      const { devnet } = await chain()
      const { index } = devnet.chain.tip
      await search(page, `“https://example.org/explorer/block/${index}?tab=2”`)
      await expect(page).toHaveURL(`/block/${index}`)
    })

    test('typing on drops a look-up', async ({ page, chain, context }) => {
      const { devnet, url } = await chain()
      let asked = 0
      await context.route(`${url}/search/transactions`, async (route) => {
        if (route.request().method() === 'POST') asked += 1
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.fallback().catch(() => {})
      })
      await search(page, confirmedIn(devnet))
      await expect(page.getByText('Looking the hash up…')).toBeVisible()
      await expect.poll(() => asked).toBe(1)
      await page.getByPlaceholder(placeholder, { exact: true }).pressSequentially('0')
      await expect(page.getByText('Looking the hash up…')).toHaveCount(0)
      await page.waitForTimeout(2500)
      await expect(page).toHaveURL(at)
    })

    test('going elsewhere drops a look-up', async ({ page, chain, context, baseURL }) => {
      const { devnet, url } = await chain()
      await context.route(`${url}/search/transactions`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.fallback().catch(() => {})
      })
      // Also while the page that was asked for is still on its way.
      for (const slow of ['**/assets/mempool-*.js', /\/docs$/]) {
        await page.route(slow, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 3000))
          await route.continue().catch(() => {})
        })
      }
      const id = confirmedIn(devnet)
      const seen: string[] = []
      page.on('framenavigated', (frame) => seen.push(frame.url().replace(baseURL ?? '', '')))
      for (const [name, leadsTo] of [
        ['Mempool', '/mempool'],
        ['Docs', '/docs'],
      ] as const) {
        await search(page, id)
        await expect(page.getByText('Looking the hash up…')).toBeVisible()
        await page
          .getByRole('banner')
          .getByRole('link', { name, exact: true })
          .click({ noWaitAfter: true })
        await expect(page.getByText('Looking the hash up…')).toHaveCount(0)
        await expect(page).toHaveURL(leadsTo)
        await page.waitForTimeout(2500)
        await expect(page).toHaveURL(leadsTo)
      }
      expect(seen).not.toContain(`/tx/${id}`)
    })
  })
}

test('what is typed before the page comes alive is kept, with the cursor', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/assets/home-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByPlaceholder(boxes['the box on home'].placeholder)
  await box.pressSequentially(String(index).slice(0, 3))
  deliver()
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type(`${String(index).slice(3)}\n`)
  await expect(page).toHaveURL(`/block/${index}`)
})

test('a search whose script can not be fetched goes on in a fresh page', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  await open(page, '/about')
  await page.route('**/assets/run-search-*.js', (route) => route.abort(), { times: 2 })
  const box = page.getByPlaceholder(boxes['the box in the header'].placeholder)
  await box.fill(String(index))
  await box.press('Enter')
  await expect(page).toHaveURL(`/block/${index}`)
})

test('the key / brings the focus to the box', async ({ page, chain }) => {
  await chain()
  for (const { at, placeholder } of Object.values(boxes)) {
    await page.goto(at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const box = page.getByPlaceholder(placeholder, { exact: true })
    // The heading is there before the script that hears the key.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(box).toBeFocused({ timeout: 500 })
    }).toPass()
    await expect(box).toHaveValue('')
  }
})

test(
  'the address /search?q= applies the rules and leaves no trace in the history',
  spec('`/search?q=`'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const { index } = devnet.chain.tip
    const id = confirmedIn(devnet)
    await page.goto('/nowhere')
    for (const [text, leadsTo] of [
      [String(index), `/block/${index}`],
      [HEX, `/address/0x${HEX}`],
      [BASE58, `/address/0x${HEX}`],
      [id, `/tx/${id}`],
      ['what else', '/address/what%20else'],
    ] as const) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`)
      await expect(page).toHaveURL(leadsTo)
    }
    await page.goBack()
    await expect(page).toHaveURL(`/tx/${id}`)

    await page.goto('/search?q=+')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    await expect(page).toHaveTitle('Search · Mochimo Explorer')
    await page.getByPlaceholder('Search by Address').fill(String(index))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/block/${index}`)
  },
)

test('a hash that no one knows says why, and offers what still works', async ({ page, chain }) => {
  const { devnet } = await chain()
  await page.clock.install()
  await page.goto(`/search?q=${UNKNOWN}`)
  await expect(page).toHaveURL(`/block/0x${UNKNOWN}`)
  await untilItStops(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block Not Found')
  const main = page.getByRole('main')
  await expect(main).toContainText('Endpoints find only their newest 5,000 blocks by hash')
  const oldest = devnet.chain.tip.index - 5000
  await expect(main.getByRole('link', { name: oldest.toLocaleString('en') })).toBeVisible()
  const how = page.getByRole('region', { name: /^How we read/ })
  await expect(how.getByRole('listitem').nth(4)).toContainText(
    'applies: Looked up: nothing with this hash was found.',
  )
  await expect(how.getByRole('searchbox')).toHaveValue(UNKNOWN)

  // Where the reader saw the hash, its neighbours are known by number.
  const { index } = devnet.chain.tip
  await page.goto(`/block/0x${UNKNOWN}?height=${index - 1}`)
  for (const near of [index - 2, index - 1, index]) {
    await expect(main.getByRole('link', { name: near.toLocaleString('en') })).toBeVisible()
  }
  await main.getByRole('link', { name: index.toLocaleString('en') }).click()
  await expect(page).toHaveURL(`/block/${index}`)
})

test('recent searches hang below the box, by keyboard too, and can be forgotten', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  await page.goto('/')
  const hero = page.getByPlaceholder('Search by Address')
  await hero.click()
  await expect(page.getByRole('list', { name: 'Searched lately' })).toHaveCount(0)
  for (const text of [String(index), BASE58]) {
    await page.goto('/')
    await hero.fill(text)
    await hero.press('Enter')
    await expect(page).not.toHaveURL('/')
  }
  const header = page.getByPlaceholder('Search in the blockchain...')
  await header.focus()
  const recent = page.getByRole('list', { name: 'Searched lately' })
  await expect(recent.getByRole('link')).toHaveText([BASE58, String(index)])
  // A press on what takes no focus, as links take none in Safari, leaves them there.
  await page.getByText('Searched lately', { exact: true }).click()
  await expect(header).toBeFocused()
  await expect(recent).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(recent.getByRole('link', { name: String(index) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(recent).toHaveCount(0)
  await expect(header).toBeFocused()
  await header.blur()
  await header.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/block/${index}`)

  await header.focus()
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('storage that is blocked or corrupt does not break the search', async ({ page, chain }) => {
  const { devnet } = await chain()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  const box = page.getByPlaceholder('Search by Address')
  await box.fill(String(devnet.chain.tip.index))
  await box.press('Enter')
  await expect(page).toHaveURL(`/block/${devnet.chain.tip.index}`)
})

test('browsers find a search description with the site’s own address', async ({
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
