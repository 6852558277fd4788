import type { APIRequestContext, Page } from '@playwright/test'
import { countRequests } from './support/requests'
import { expect, offerEndpoints, spec, test } from './support/test'
import { hearTip } from './support/tip'

const selector = /^API endpoint /
const HOUR = 3_600_000

test.describe('the health indicator', () => {
  for (const [sync, text] of [
    ['synchronized', 'Connected & Synced'],
    ['tfile map', 'Connected (tfile map)'],
  ] as const) {
    test(
      `says '${text}'`,
      spec('Endpoint: connected and synced; syncing with its stage'),
      async ({ page, chain }) => {
        await chain({ faults: { sync } })
        await page.goto('/')
        await expect(page.getByRole('button', { name: text })).toBeVisible()
      },
    )
  }

  test(
    'says that it is checking, and waits, at the first look',
    spec('Endpoint: checking'),
    async ({ page, chain }) => {
      await chain({ faults: { calls: { '/network/status': { latency: 2500 } } } })
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Checking...' })
      await expect(button).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Connected & Synced' })).toBeEnabled()
    },
  )

  test('says before the first check that there was none, in gray', async ({ page, chain }) => {
    await chain()
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await begun
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: /: Not checked/ })
    await expect(button).toBeVisible()
    const dot = await button.locator('[aria-hidden=true]').evaluate((node) => {
      const swatch = document.createElement('i')
      swatch.style.color = 'var(--mcm-color-soft)'
      document.body.append(swatch)
      const gray = getComputedStyle(swatch).color
      swatch.remove()
      return { gray, color: getComputedStyle(node).color }
    })
    expect(dot.color).toBe(dot.gray)
    const [red = 0, green = 0, blue = 0] = (dot.color.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(32)

    begin()
    await expect(page.getByRole('button', { name: /: Connected & Synced/ })).toBeVisible()
  })

  test('is checked again every 30 seconds where no tip is on show', async ({ page, chain }) => {
    const { devnet } = await chain()
    const asked = countRequests(page)
    await page.clock.install()
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Connected & Synced' })).toBeVisible()
    expect(asked('/network/status')).toBe(1)

    const nextCheck = async () => {
      const before = asked('/network/status')
      await page.clock.runFor(20_000)
      expect(asked('/network/status')).toBe(before)
      await hearTip(page, 10_000)
      expect(asked('/network/status')).toBe(before + 1)
    }
    devnet.setFaults({ sync: 'synchronizing' })
    await nextCheck()
    await expect(page.getByRole('button', { name: 'Connected (synchronizing)' })).toBeVisible()
    devnet.setFaults({ calls: { '/network/status': { errorRate: 1 } } })
    await nextCheck()
    await expect(page.getByRole('button', { name: 'Disconnected' })).toBeVisible()
    devnet.clearFaults()
    await nextCheck()
    await expect(page.getByRole('button', { name: 'Connected & Synced' })).toBeVisible()
  })

  test(
    'says when an endpoint does not say how it does',
    spec('Endpoint: status unknown'),
    async ({ page, chain }) => {
      const { url } = await chain()
      await page.route(`${url}/network/status`, async (route) => {
        const response = await route.fetch()
        const status = (await response.json()) as { sync_status: Record<string, unknown> }
        await route.fulfill({
          response,
          json: { ...status, sync_status: { stage: 'synchronized' } },
        })
      })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Connected (Status Unknown)' })).toBeVisible()
    },
  )

  test(
    'says that an endpoint without a tip is not one',
    spec('Endpoint: disconnected'),
    async ({ page, chain }) => {
      const { url } = await chain()
      await page.route(`${url}/network/status`, (route) =>
        route.fulfill({
          json: { hello: 'world' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      )
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Disconnected' })).toBeVisible()
    },
  )
})

test('every screen says that the endpoint is behind, and offers another or to put it away', async ({
  page,
  context,
  chain,
}) => {
  const old = await chain({ startTime: Date.now() - 3_600_000 })
  const current = await chain({ seed: 'second' })
  await offerEndpoints(context, [old.url, current.url])
  const notice = page.getByRole('status').filter({ hasText: 'This endpoint is behind' })
  for (const path of ['/', '/block/0', '/mempool', '/richlist', '/about']) {
    await page.goto(path)
    await expect(notice).toContainText(
      /Its newest block came 1 h ago.*What you see may be outdated/,
    )
    await expect(notice).toBeInViewport()
  }
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await notice.getByRole('button', { name: 'Try another endpoint' }).click()
  await expect(page.getByRole('button', { name: selector })).toHaveAccessibleName(/Synced/)
  await expect(notice).toHaveCount(0)
})

test(
  'a choice among the presets is kept in storage and in a cookie for a year',
  spec(
    'Endpoint selector: presets',
    'Endpoint presets',
    'Endpoint: saved, and re-checked at once',
    'Endpoint from storage or cookie, saved to both',
    'Cookie 365 days',
  ),
  async ({ page, context, chain }) => {
    await chain()
    const second = await chain({ seed: 'second' })
    await page.goto('/')
    await page.getByRole('button', { name: selector }).click()
    await page.getByRole('radio', { name: 'Test 2' }).click()
    await expect(
      page.getByRole('button', { name: second.url.slice('http://'.length) }),
    ).toBeVisible()

    expect(await page.evaluate(() => localStorage.getItem('api-endpoint'))).toBe(second.url)
    const cookie = (await context.cookies()).find(({ name }) => name === 'api-endpoint')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe(second.url)
    expect(cookie?.path).toBe('/')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await page.evaluate(() => localStorage.removeItem('api-endpoint'))
    await page.reload()
    await expect(
      page.getByRole('button', { name: second.url.slice('http://'.length) }),
    ).toBeVisible()
  },
)

test.describe('the Custom API dialog', () => {
  test(
    'tries the address before it replaces a working one',
    spec("Endpoint selector: 'Custom API' dialog", 'Custom endpoint URL'),
    async ({ page, context, chain }) => {
      const first = await chain()
      const custom = await chain({ seed: 'custom' })
      await offerEndpoints(context, [first.url])
      await page.goto('/')
      await page.getByRole('button', { name: selector }).click()
      await page.getByRole('radio', { name: 'Custom API' }).click()

      const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
      const field = dialog.getByLabel('Enter API URL')
      await expect(field).toHaveValue('https://localhost:8443')
      await expect(field).toHaveAttribute('placeholder', 'https://localhost:8443')

      for (const [text, problem] of [
        ['', 'Enter the address of a Mesh API.'],
        ['nonsense', 'That is not a web address.'],
        ['ftp://example.org', 'The address must begin with http:// or https://.'],
        ['http://name:secret@localhost', 'Leave out the name and password'],
        ['http://localhost:4100/?', 'Leave out'],
        ['http://localhost:4100/#', 'Leave out'],
        [
          'http://127.0.0.1:4969',
          'could not be reached, or lets no other site call it. Nothing was changed.',
        ],
      ] as const) {
        await field.fill(text)
        await dialog.getByRole('button', { name: 'Connect' }).click()
        await expect(dialog.getByRole('alert')).toContainText(problem)
        await expect(field).toHaveValue(text)
      }
      await field.fill(`  ${custom.url}/  `)
      await dialog.getByRole('button', { name: 'Connect' }).click()
      await expect(dialog).toBeHidden()
      await expect(
        page.getByRole('button', { name: custom.url.slice('http://'.length) }),
      ).toBeVisible()
    },
  )

  for (const way of ['Cancel', 'Close', 'Escape', 'a press outside'] as const) {
    test(
      `closes by ${way} and leaves the endpoint alone`,
      spec('Endpoint selector: ways to close the dialog', 'Dialog: opens and closes'),
      async ({ page, chain }) => {
        const { url } = await chain()
        await page.goto('/')
        await page.getByRole('button', { name: selector }).click()
        await page.getByRole('radio', { name: 'Custom API' }).click()
        const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
        await expect(dialog).toBeVisible()
        if (way === 'Escape') await page.keyboard.press('Escape')
        else if (way === 'a press outside') await page.mouse.click(5, 5)
        else await dialog.getByRole('button', { name: way }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('button', { name: url.slice('http://'.length) })).toBeVisible()
      },
    )
  }
})

test.describe('the next endpoint', () => {
  const broken = { calls: { '/block': { malformedRate: 1 } } }

  test('is one whose tip is fresh, before one that only says it is synchronized', async ({
    page,
    chain,
  }) => {
    await chain({ startTime: Date.now(), faults: broken })
    const syncing = await chain({ startTime: Date.now(), faults: { sync: 'synchronizing' } })
    const old = await chain({ startTime: Date.now() - 3 * HOUR })
    const fresh = await chain({ startTime: Date.now() })
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`/block/${old.devnet.chain.tip.index}`)
    await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
    const host = fresh.url.slice('http://'.length)
    await expect(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
    for (const passed of [syncing, old]) expect(asked).toContain(passed.url)
  })

  test('is one that is behind where no other is synchronized', async ({ page, chain }) => {
    await chain({ startTime: Date.now(), faults: broken })
    await chain({ startTime: Date.now(), faults: { sync: 'synchronizing' } })
    const old = await chain({ startTime: Date.now() - 3 * HOUR })
    await page.goto(`/block/${old.devnet.chain.tip.index}`)
    await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
    const host = old.url.slice('http://'.length)
    await expect(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
  })
})

test.describe('on a page that came over https', () => {
  const SITE = 'https://explorer.test'
  const NODE = 'https://node.test'
  const PLAIN = 'http://plain.test:8080'
  const REFUSAL =
    'This page came over https, and browsers do not let such a page call a plain http address. Choose an https endpoint, or open the explorer over http.'

  /** The built explorer and a devnet under https names: the browser sees secure origins, and blocks as it does. */
  const serveSecurely = async (
    { page, request }: { page: Page; request: APIRequestContext },
    { site, node, endpoints }: { site: string; node: string; endpoints: string[] },
  ) => {
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).origin))
    for (const [origin, target] of [
      [SITE, site],
      [NODE, node],
    ] as const) {
      await page.route(`${origin}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const response = await request.fetch(`${target}${pathname}${search}`, {
          method: route.request().method(),
          headers: { 'content-type': 'application/json' },
          ...(route.request().postData() !== null && { data: route.request().postData() }),
        })
        await route.fulfill({ response })
      })
    }
    await page.route(`${SITE}/config.json`, (route) =>
      route.fulfill({
        json: {
          endpoints: endpoints.map((url, at) => ({ label: `Test ${at + 1}`, url })),
          links: {},
        },
      }),
    )
    return (origin: string) => asked.includes(origin)
  }

  test('a plain http endpoint is explained before it fails', async ({
    page,
    request,
    chain,
    baseURL,
  }) => {
    const { url } = await chain()
    const wasAsked = await serveSecurely(
      { page, request },
      { site: baseURL ?? '', node: url, endpoints: [NODE, PLAIN] },
    )
    await page.goto(`${SITE}/about`)
    await expect(page.getByRole('button', { name: /node\.test: Connected & Synced/ })).toBeVisible()
    expect(await page.evaluate(() => isSecureContext)).toBe(true)

    await page.getByRole('button', { name: selector }).click()
    await expect(page.getByRole('radio', { name: 'Test 2' })).toBeDisabled()
    await expect(page.getByRole('dialog', { name: selector })).toContainText(
      'Plain http: can’t be called from a page that came over https',
    )
    await page.getByRole('radio', { name: 'Custom API' }).click()
    const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
    await dialog.getByLabel('Enter API URL').fill(PLAIN)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog.getByRole('alert')).toContainText(REFUSAL)
    expect(wasAsked(PLAIN)).toBe(false)
  })

  test('one that is in use is named as the cause, and passed over for the next', async ({
    page,
    request,
    chain,
    baseURL,
    pageErrors,
  }) => {
    const { devnet, url } = await chain()
    await serveSecurely(
      { page, request },
      { site: baseURL ?? '', node: url, endpoints: [PLAIN, `${PLAIN}/second`, NODE] },
    )
    await page.goto(`${SITE}/block/${devnet.chain.tip.index}`)
    await expect(page.getByRole('main')).toContainText(REFUSAL)
    await page.getByRole('button', { name: selector }).click()
    await expect(page.getByRole('dialog', { name: selector })).toContainText(
      'The endpoint in use is plain http, and this page came over https: browsers refuse to call it. Choose another one.',
    )
    await page.keyboard.press('Escape')
    // The browser itself refuses, and says so in its console.
    expect(pageErrors.length).toBeGreaterThan(0)
    expect(pageErrors.filter((text) => !text.startsWith('Mixed Content'))).toEqual([])

    await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
    await expect(page.getByRole('button', { name: /node\.test: Connected & Synced/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      devnet.chain.tip.index.toLocaleString('en-US'),
    )
    const others = pageErrors.splice(0).filter((text) => !text.startsWith('Mixed Content'))
    expect(others).toEqual([])
  })
})
