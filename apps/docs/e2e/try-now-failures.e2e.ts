import { expect, test } from './support/devnet'
import { choose, state, tryNow } from './support/samples'

test.afterEach(({ running }) => running.devnet.clearFaults())

test('shows “Failed to fetch” and a hint if the endpoint is down', async ({ page }) => {
  await choose(page, 'http://127.0.0.1:4479')
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toHaveText('Failed to fetch')
  await expect(page.getByRole('link', { name: 'Failures without a code' }).last()).toBeVisible()
})

test('offers the sandbox if the chosen endpoint is down', async ({ page }) => {
  await page.goto('/docs/network')
  await page.evaluate(() => localStorage.setItem('api-endpoint', 'http://127.0.0.1:4479'))
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toHaveText('Failed to fetch')
  await page.getByRole('button', { name: 'Use the sandbox' }).click()
  await expect(state(page)).toContainText('200 OK')
  await expect(page.locator('[data-part=endpoint]')).toHaveText('Sandbox')
})

test('shows the code and message of an API error', async ({ page, running }) => {
  running.devnet.setFaults({ errorRate: 1, errorCode: 2 })
  await choose(page, running.url)
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('Error 2: Internal general error')
  await expect(page.locator('[data-part=more]')).toHaveAttribute('href', '/docs/errors#code-2')
  await expect(page.locator('[data-part=output]')).toContainText('"retriable": true')
})

test('explains a rate limit', async ({ page, running }) => {
  running.devnet.setFaults({ rateLimit: 'server' })
  await choose(page, running.url)
  await page.goto('/docs/network')
  const url = `${running.url}/network/status`
  // Other clients on the same IP address use up the limit.
  const others = { busy: true }
  const flood = (async () => {
    while (others.busy) {
      await Promise.all(Array.from({ length: 5 }, () => page.request.post(url, { data: {} })))
    }
  })()
  await expect(async () => {
    await tryNow(page, 'network-status').click()
    await expect(state(page)).toContainText('429: too many requests', { timeout: 2000 })
  }).toPass()
  others.busy = false
  await flood
  await expect(page.locator('[data-part=more]')).toHaveAttribute('href', '/docs/errors#rate-limits')
})

test('shows a timeout, not a cancellation, if there is no response', async ({ page }) => {
  await page.clock.install()
  await page.route('**/network/status', () => undefined)
  await page.goto('/docs/network')
  const sent = page.waitForRequest('**/network/status')
  await tryNow(page, 'network-status').click()
  await sent
  await page.clock.fastForward(31_000)
  await expect(state(page)).toContainText('No response within 3')
  await expect(tryNow(page, 'network-status')).toHaveText('Try Now')
})

test('shows a response that isn’t JSON unchanged', async ({ page }) => {
  const text = '<html><head><title>502 Bad Gateway: {"no": [1]}</title></head></html>'
  await page.route('**/network/status', (route) =>
    route.fulfill({
      status: 502,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/html',
      body: text,
    }),
  )
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText(/^502 · \d+ ms · \d+ bytes$/)
  await expect(page.locator('[data-part=output] code')).toHaveText(text)
  await expect(page.getByRole('link', { name: 'Failures without a code' }).last()).toBeVisible()
})

test('shows malformed JSON as an invalid response, even with status 200', async ({ page }) => {
  await page.route('**/network/status', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: '{"current_block_identifier":{"index":1078',
    }),
  )
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText(
    /^Invalid response: HTTP 200, not JSON · \d+ ms · 41 bytes$/,
  )
  await expect(state(page)).toHaveAttribute('data-tone', 'bad')
  await expect(page.locator('[data-part=output] code')).toHaveText(
    '{"current_block_identifier":{"index":1078',
  )
})

test('shows every digit of numbers above 2⁵³', async ({ page }) => {
  await page.route('**/call', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: '{"result":{"address":"0x00","amount":9007199254740993},"idempotent":true}',
    }),
  )
  await page.goto('/docs/custom-methods')
  await tryNow(page, 'resolve-tag').click()
  await expect(page.locator('[data-part=output]')).toContainText('9007199254740993')
})
