import { expect, test } from './support/devnet'

test.describe('search', () => {
  test('opens with a slash, finds by words, and leads to the section by keyboard', async ({
    page,
  }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    const query = page.getByRole('combobox', { name: 'Search for' })
    await expect(query).toBeFocused()
    await query.fill('empty mempool')
    const first = page.getByRole('listbox').getByRole('option').first()
    await expect(first).toContainText('Mempool')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/mempool/)
  })

  test('opens with Ctrl-K and with the header’s field, closes with Escape', async ({ page }) => {
    await page.goto('/docs/blocks')
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: /Search the docs/ }).click()
    await expect(dialog).toBeVisible()
  })

  for (const [words, title] of [
    ['change_pk', '2. Preprocess'],
    ['/stats/richlist', 'Rich list'],
    ['429', 'Rate limits'],
    ['checksum', 'Two ways to write an address'],
    ['reorganization', 'A four-step guide'],
    ['reorganisation', 'Events'],
    ['hashTransaction', '7. Hash'],
    ['how do I send coins?', 'Send'],
  ] as const) {
    test(`finds “${words}”`, async ({ page }) => {
      await page.goto('/docs')
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search for' }).fill(words)
      await expect(page.getByRole('listbox').getByText(title, { exact: true })).not.toHaveCount(0)
    })
  }

  test('what people wrote stands above what was generated', async ({ page }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search for' }).fill('reorg')
    const first = page.getByRole('listbox').getByRole('option').first()
    await expect(first).toHaveAttribute('href', /^\/docs\/(?!packages|changelog)/)
  })

  test('opened again, it begins with the next word', async ({ page }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    const query = page.getByRole('combobox', { name: 'Search for' })
    await query.fill('haiku')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('memo')
    await expect(query).toHaveValue('memo')
  })

  test('opens again at once, before the browser has taken the focus from the closed field', async ({
    page,
  }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    const query = page.getByRole('combobox', { name: 'Search for' })
    await query.fill('haiku')
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('[data-search]')?.close()
      const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(key)
    })
    await expect(query).toBeVisible()
  })

  test('works offline once it has been used', async ({ page, context }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    const query = page.getByRole('combobox', { name: 'Search for' })
    await query.fill('haiku')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await context.setOffline(true)
    await query.fill('rich list')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Rich list')
  })

  test('says what it did not find', async ({ page }) => {
    await page.goto('/docs')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search for' }).fill('xylophone')
    await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible()
  })

  test('an index that can’t be had is asked for again', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort(), { times: 1 })
    await page.goto('/docs')
    await page.keyboard.press('/')
    const query = page.getByRole('combobox', { name: 'Search for' })
    await query.fill('haiku')
    await expect(page.getByText('could not be loaded')).toBeVisible()
    await query.fill('haikus')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  })
})

test.describe('the address converter', () => {
  test('turns each form into the other', async ({ page }) => {
    await page.goto('/docs/addresses#converter')
    const converter = page.locator('[data-island=converter]')
    const input = page.getByLabel('An address in either form')
    await expect(converter).toHaveAttribute('data-live')
    await input.fill('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
    await expect(converter).toContainText('J8gqYehTJhJWrfcUd766sUQ8THktNs')
    await input.fill('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
    await expect(converter.locator('[data-part=hex]')).toHaveText(/^0x[0-9a-f]{40}$/)
    await expect(converter.getByRole('link')).toHaveAttribute(
      'href',
      '/address/kHtV35ttVpyiH42FePCiHo2iFmcJS3',
    )
    await converter.getByRole('button', { name: 'Copy the hex form' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^0x[0-9a-f]{40}$/)
  })

  test('says what is wrong with a mistyped one', async ({ page }) => {
    await page.goto('/docs/addresses#converter')
    await expect(page.locator('[data-island=converter]')).toHaveAttribute('data-live')
    await page.getByLabel('An address in either form').fill('J8gqYehTJhJWrfcUd766sUQ8THktNS')
    await expect(page.locator('[data-island=converter]')).toContainText(
      'Invalid Mochimo address or bad checksum',
    )
    await expect(page.locator('[data-part=result]')).toBeHidden()
  })
})

test.describe('the playground', () => {
  test('carries a transaction through all steps into a block', async ({ page, running }) => {
    running.devnet.mine(2)
    await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
    await page.goto('/docs/playground')
    const playground = page.locator('[data-island=playground]')
    await expect(playground).toContainText('Connected.')
    await page.getByLabel('Amount, MCM').fill('2.25')
    await page.getByLabel('Memo').fill('DOCS-7')

    await playground.getByRole('button', { name: /^Run: Make keys/ }).click()
    await expect(playground.locator('[data-step="0"]')).toHaveAttribute('data-state', 'done')
    await playground.getByRole('button', { name: 'Run: Derive' }).click()
    const derive = playground.locator('[data-step="1"]')
    await expect(derive).toHaveAttribute('data-state', 'done')
    await derive.locator('summary').click()
    await expect(derive.locator('details')).toContainText('"curve_type": "wotsp"')

    await playground.getByRole('button', { name: 'Run all that is left' }).click()
    await expect(playground.locator('[data-step="9"]')).toContainText(/Confirmed in block \d+/)
    await expect(playground.locator('[data-state=done]')).toHaveCount(10)

    const words = await playground.locator('[data-step="7"] [data-cell=words]').textContent()
    const id = /0x[0-9a-f]{64}/.exec(words ?? '')?.[0]
    const response = await page.request.post(`${running.url}/search/transactions`, {
      data: {
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        transaction_identifier: { hash: id },
      },
    })
    const { transactions } = (await response.json()) as { transactions: object[] }
    expect(JSON.stringify(transactions)).toContain('DOCS-7')
    expect(JSON.stringify(transactions)).toContain('"2250000000"')
  })

  test('refuses what the chain would refuse, before anything is sent', async ({
    page,
    running,
  }) => {
    await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
    await page.goto('/docs/playground')
    const playground = page.locator('[data-island=playground]')
    await expect(playground).toContainText('Connected.')
    const problem = playground.locator('[data-part=problem]')
    await page.getByLabel('Memo').fill('AB-CD')
    await expect(problem).toContainText('take turns')
    await page.getByLabel('Memo').fill('')
    await page.getByLabel('Amount, MCM').fill('0.0000000001')
    await expect(problem).toContainText('more than 9 decimals')
    await page.getByLabel('Amount, MCM').fill('1')
    await page.getByLabel('Pay to').fill('nobody')
    await expect(problem).not.toBeEmpty()
  })

  test('says that an endpoint is no devnet, or does not answer', async ({ page }) => {
    await page.goto('/docs/playground')
    const connection = page.locator('[data-part=connection]')
    await expect(connection).toContainText('Nothing answers at http://127.0.0.1:4479')
    await page.getByLabel('Devnet').fill(new URL(page.url()).origin)
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(connection).toContainText('is no devnet')
    await expect(page.getByRole('button', { name: /^Run/ }).first()).toBeDisabled()
  })

  test('a real server, whose refusal the browser hides, is not called dead', async ({
    page,
    running,
  }) => {
    await page.route('**/devnet/control', (route) => route.fulfill({ status: 404 }))
    await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
    await page.goto('/docs/playground')
    await expect(page.locator('[data-part=connection]')).toContainText('is no devnet')
  })
})

test.describe('live events', () => {
  test('shows blocks as they come, and stops', async ({ page, running }) => {
    await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
    await page.goto('/docs/events#live')
    const live = page.locator('[data-island=live-events]')
    await expect(live).toHaveAttribute('data-live')
    await live.getByRole('button', { name: 'Start' }).click()
    await expect(live.getByRole('listitem').first()).toContainText('block_')
    await expect(live.locator('[data-part=state]')).toContainText(`Following ${running.url}`)
    await live.getByRole('button', { name: 'Stop' }).click()
    await expect(live.locator('[data-part=state]')).toHaveText('Stopped.')
  })

  test('reports a failure, and the recovery', async ({ page, running }) => {
    await page.clock.install()
    await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
    await page.goto('/docs/events#live')
    const live = page.locator('[data-island=live-events]')
    const state = live.locator('[data-part=state]')
    await expect(live).toHaveAttribute('data-live')
    await live.getByRole('button', { name: 'Start' }).click()
    await expect(state).toContainText(`Following ${running.url}: block`)
    running.devnet.setFaults({ errorRate: 1, errorCode: 2 })
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(state).toContainText('Retrying.', { timeout: 1000 })
    }).toPass()
    running.devnet.clearFaults()
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(state).toContainText(`Following ${running.url}: block`, { timeout: 1000 })
    }).toPass()
  })

  test('shows a reorg, also of an endpoint without an index', async ({ page, running }) => {
    const { devnet, url } = running
    await page.clock.install()
    devnet.setFaults({ noIndexer: true })
    await page.addInitScript((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
    await page.goto('/docs/events#live')
    const live = page.locator('[data-island=live-events]')
    await expect(live).toHaveAttribute('data-live')
    await live.getByRole('button', { name: 'Start' }).click()
    await expect(live.getByRole('listitem')).toHaveCount(10)
    const [lost] = devnet.reorganise({ depth: 1, length: 1 }).removed
    await expect(async () => {
      await page.clock.fastForward(11_000)
      await expect(live.getByRole('listitem')).toHaveCount(12, { timeout: 1000 })
    }).toPass()
    const [added, removed] = await live.getByRole('listitem').allTextContents()
    expect(removed).toContain('block_removed')
    expect(removed).toContain(lost?.hash)
    expect(added).toContain('block_added')
    expect(added).toContain(devnet.chain.tip.hash)
    devnet.clearFaults()
  })
})
