import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/test'

const selector = /^API endpoint /

test('the indicator is gray and reads “Not checked” before the first check', async ({
  page,
  chain,
}) => {
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
  const dot = await button.locator('span[aria-hidden=true]').evaluate((node) => {
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

test.describe('on a page loaded over https', () => {
  const SITE = 'https://explorer.test'
  const NODE = 'https://node.test'
  const PLAIN = 'http://plain.test:8080'
  const REFUSAL =
    'This page was loaded over https, and browsers block its requests to http endpoints. Choose an https endpoint, or open the explorer over http.'

  /**
   * The built explorer and a devnet under https names: the browser treats them as secure
   * origins and blocks mixed content for real.
   */
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
          // The endpoint may just have closed a kept-alive connection.
          maxRetries: 2,
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

  test('an http endpoint is explained before the connection fails', async ({
    page,
    request,
    chain,
    baseURL,
  }) => {
    const { url } = await chain()
    const wasRequested = await serveSecurely(
      { page, request },
      { site: baseURL ?? '', node: url, endpoints: [NODE, PLAIN] },
    )
    await page.goto(`${SITE}/about`)
    await expect(page.getByRole('button', { name: /node\.test: Connected & Synced/ })).toBeVisible()
    expect(await page.evaluate(() => isSecureContext)).toBe(true)

    await page.getByRole('button', { name: selector }).click()
    await expect(page.getByRole('radio', { name: 'Test 2' })).toBeDisabled()
    await expect(page.getByRole('dialog', { name: selector })).toContainText(
      'http: blocked on pages loaded over https',
    )
    await page.getByRole('radio', { name: 'Custom API' }).click()
    const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
    await dialog.getByLabel('Enter API URL').fill(PLAIN)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog.getByRole('alert')).toContainText(REFUSAL)
    expect(wasRequested(PLAIN)).toBe(false)
  })

  test('an http endpoint in use is named as the cause and skipped when looking for the next one', async ({
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
      'The endpoint in use is http, but this page was loaded over https, so browsers block its requests. Choose another endpoint.',
    )
    await page.keyboard.press('Escape')
    // The browser itself blocks the request and logs it to its console.
    expect(pageErrors.length).toBeGreaterThan(0)
    expect(pageErrors.filter((text) => !text.startsWith('Mixed Content'))).toEqual([])

    await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
    await expect(page.getByRole('button', { name: /node\.test: Connected & Synced/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      devnet.chain.tip.index.toLocaleString('en-US'),
    )
    await expect(page.getByRole('main')).not.toContainText(REFUSAL)
    const others = pageErrors.splice(0).filter((text) => !text.startsWith('Mixed Content'))
    expect(others).toEqual([])
  })
})
