import { startDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { exampleValues } from '../src/samples/example-values'
import { expect, test } from './support/devnet'

const sample = (page: Page, id: string) => page.locator(`[data-sample="${id}"]`)
const state = (page: Page) => page.locator('[data-part=state]')
const tryNow = (page: Page, id: string) => sample(page, id).locator('[data-try]')

/** As the explorer does when a visitor chooses an endpoint. */
async function choose(page: Page, url: string): Promise<void> {
  await page.addInitScript((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
}

test.afterEach(({ running }) => running.devnet.clearFaults())

test('copy takes the whole sample, long values included, and says so for two seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/docs/construction')
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  const copy = sample(page, 'construction-derive').locator('[data-copy]')
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^curl .*\/construction\/derive/)
  expect(text).toMatch(/[0-9a-f]{4288}/)
  await page.clock.runFor(1900)
  await expect(copy).toHaveText('Copied!')
  await page.clock.runFor(200)
  await expect(copy).toHaveText('Copy')
})

test('copy takes the language that is shown', async ({ page }) => {
  await page.goto('/docs/network')
  await page.getByRole('tab', { name: 'Go' }).first().click()
  await sample(page, 'network-status').locator('[data-copy]').click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^package main/)
})

test('a clipboard that refuses is no false success', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/docs/network')
  const copy = sample(page, 'network-status').locator('[data-copy]')
  await copy.click()
  await expect(copy).toHaveText('Not copied')
})

test('Try Now sends the shown body to the chosen endpoint and shows the answer', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/network')
  const shown = await sample(page, 'network-status').locator('[data-panel=curl] pre').textContent()
  const sent = page.waitForRequest(`${running.url}/network/status`)
  await tryNow(page, 'network-status').click()
  expect(shown).toContain((await sent).postData() ?? 'no body')
  await expect(state(page)).toHaveText(/^200 OK · \d+ ms · \d+ B$/)
  await expect(page.locator('[data-part=endpoint]')).toHaveText(running.url)
  const output = page.locator('[data-part=output]')
  expect(JSON.parse((await output.textContent()) ?? '')).toHaveProperty('current_block_identifier')
  await expect(output).toContainText('\n  "current_block_identifier": {\n    "index":')
})

test('no press is lost while the script is on its way', async ({ page, running }) => {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(/\/try-now-[^/]*\.js$/, async (route) => {
    await delivered
    await route.continue()
  })
  await choose(page, running.url)
  await page.goto('/docs/network')
  const asked = countRequests(page, '/network/status')
  await tryNow(page, 'network-status').click()
  await tryNow(page, 'network-status').click()
  deliver()
  await expect(state(page)).toContainText('200 OK')
  expect(asked()).toBe(1)
})

function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1
  })
  return () => count
}

test('Try Now sends the same body in every language', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/network')
  await page.getByRole('tab', { name: 'Go' }).first().click()
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
})

test('Try Now says Testing... while it waits, and can be cancelled', async ({ page, running }) => {
  running.devnet.setFaults({ latency: 20_000 })
  await choose(page, running.url)
  await page.goto('/docs/network')
  await expect(tryNow(page, 'network-status')).toHaveText('Try Now')
  await tryNow(page, 'network-status').click()
  await expect(tryNow(page, 'network-status')).toHaveText('Testing...')
  await expect(state(page)).toHaveText('Testing...')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(state(page)).toHaveText('Canceled.')
  await expect(tryNow(page, 'network-status')).toHaveText('Try Now')
})

test('an endpoint that is down: Failed to fetch, and what it may mean', async ({ page }) => {
  await choose(page, 'http://127.0.0.1:4479')
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toHaveText('Failed to fetch')
  await expect(page.getByRole('link', { name: 'Failures without a code' }).last()).toBeVisible()
})

test('an error of the API: code, message, and what it means', async ({ page, running }) => {
  running.devnet.setFaults({ errorRate: 1, errorCode: 2 })
  await choose(page, running.url)
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('Error 2: Internal general error')
  await expect(page.locator('[data-part=more]')).toHaveAttribute('href', '/docs/errors#code-2')
  await expect(page.locator('[data-part=output]')).toContainText('"retriable": true')
})

test('a rate limit is explained where it is hit', async ({ page, running }) => {
  running.devnet.setFaults({ rateLimit: 'server' })
  await choose(page, running.url)
  await page.goto('/docs/network')
  const url = `${running.url}/network/status`
  // Others behind the same address use the limit up, for as long as it takes to run into it.
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

test('values of mainnet give way to those of the chain behind the endpoint', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/accounts')
  await tryNow(page, 'account-balance').click()
  await expect(state(page)).toContainText('Error 4: Account not found')
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(state(page)).toContainText('200 OK')
  await expect(page.locator('[data-part=output]')).toContainText('"balances"')
})

const languages = ['curl', 'javascript', 'python', 'go', 'typescript']

/** The sample as each language tab shows it. */
async function shownTexts(page: Page, id: string): Promise<string[]> {
  const panels = languages.map((language) =>
    sample(page, id).locator(`[data-panel~=${language}] pre`).textContent(),
  )
  return (await Promise.all(panels)).map((text) => text ?? '')
}

test('every language shows the endpoint and the values that Try Now sends', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/accounts')
  const before = await shownTexts(page, 'account-balance')
  for (const text of before) expect(text).toContain('https://api.mochimo.org')

  await tryNow(page, 'account-balance').click()
  await expect(state(page)).toContainText('Error 4: Account not found')
  const sent = page.waitForRequest(
    (request) =>
      request.url() === `${running.url}/account/balance` &&
      request.postData()?.includes(exampleValues.holder) === false,
  )
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  const body = (await sent).postData() ?? ''
  const { account_identifier } = JSON.parse(body) as { account_identifier: { address: string } }
  await expect(state(page)).toContainText('200 OK')
  const after = await shownTexts(page, 'account-balance')
  expect(after[0]).toContain(`'${body}'`)
  for (const [at, text] of after.entries()) {
    expect(text).toContain(running.url)
    expect(text).not.toContain('https://api.mochimo.org')
    expect(text).toContain(account_identifier.address)
    expect(text).not.toContain(exampleValues.holder)
    expect(text.split('\n')).toHaveLength(before[at]?.split('\n').length ?? 0)
  }
  await expect(
    sample(page, 'account-balance').locator('[data-panel~=curl] .tok-function'),
  ).toHaveText('curl')
})

test('after a change of the endpoint, the sample shows the new one and values can be replaced again', async ({
  page,
  running,
}) => {
  const { url, close } = await startDevnet({ port: 0, seed: 'another chain', blocks: 100 })
  await page.goto('/docs/blocks')
  await page.evaluate((endpoint) => localStorage.setItem('api-endpoint', endpoint), running.url)
  await tryNow(page, 'block-by-hash').click()
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(state(page)).toContainText('200 OK')

  await page.evaluate((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
  await tryNow(page, 'block-by-hash').click()
  await expect(page.locator('[data-part=hint]')).toContainText('another chain’s')
  for (const text of await shownTexts(page, 'block-by-hash')) {
    expect(text).toContain(url)
    expect(text).not.toContain(running.url)
  }
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(state(page)).toContainText('200 OK')
  await close()
})

test('every language shows the edited body, and the example again after a reset', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/blocks')
  await tryNow(page, 'block').click()
  await page.getByRole('button', { name: 'Edit body' }).click()
  const body = page.getByLabel('Body')
  const edited = '{ "network_identifier": {}, "note": 1e3 }'
  await body.fill(edited)
  for (const text of await shownTexts(page, 'block')) {
    expect(text).toContain(edited)
    expect(text).toContain(`${running.url}/block`)
  }
  await expect(state(page)).toHaveText('Not sent yet.')
  await expect(page.locator('[data-part=output]')).toBeHidden()
  const sent = page.waitForRequest(`${running.url}/block`)
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postData()).toBe(edited)

  await body.fill('[1]')
  await expect(page.locator('[data-part=problem]')).toHaveText('The body must be a JSON object')
  for (const text of await shownTexts(page, 'block')) expect(text).toContain(edited)
  await page.getByRole('button', { name: 'Reset' }).click()
  for (const text of await shownTexts(page, 'block')) expect(text).toContain('1078535')
})

test('so do they when a search finds nothing', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/transactions')
  await tryNow(page, 'search-transactions').click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 0')
  await expect(page.locator('[data-part=hint]')).toContainText('are mainnet’s')
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 1')
  await expect(page.getByRole('button', { name: 'Use values of this chain' })).toBeHidden()
})

test('the body can be edited, and only valid JSON is sent', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/blocks')
  await tryNow(page, 'block').click()
  await expect(tryNow(page, 'block')).toHaveText('Try Now')
  await page.getByRole('button', { name: 'Edit body' }).click()
  const body = page.getByLabel('Body')
  const send = page.getByRole('button', { name: 'Send' })
  await body.fill('{ "network_identifier": ')
  await expect(page.locator('[data-part=problem]')).toContainText('Not valid JSON')
  await expect(send).toBeDisabled()
  const tip = running.devnet.chain.tip.index
  await body.fill(
    JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      block_identifier: { index: tip },
    }),
  )
  await expect(page.locator('[data-part=problem]')).toBeEmpty()
  await send.click()
  await expect(page.locator('[data-part=output]')).toContainText(`"index": ${tip}`)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(body).toHaveValue(/1078535/)
})

test('a body that was left broken is shown again instead of being sent', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
  const edit = page.getByRole('button', { name: 'Edit body' })
  await edit.click()
  await page.getByLabel('Body').fill('{')
  await edit.click()
  await expect(page.getByLabel('Body')).toBeHidden()
  await tryNow(page, 'network-status').click()
  await expect(page.getByLabel('Body')).toBeFocused()
  await expect(page.locator('[data-part=problem]')).toContainText('Not valid JSON')
})

test('a response that never comes is a timeout, not a cancellation', async ({ page }) => {
  await page.clock.install()
  await page.route('**/network/status', () => undefined)
  await page.goto('/docs/network')
  const asked = page.waitForRequest('**/network/status')
  await tryNow(page, 'network-status').click()
  await asked
  await page.clock.fastForward(31_000)
  await expect(state(page)).toContainText('No response within 3')
  await expect(tryNow(page, 'network-status')).toHaveText('Try Now')
})

test('an answer that is no JSON is shown as it came', async ({ page }) => {
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
  await expect(state(page)).toContainText(/^502 · \d+ ms · \d+ B$/)
  await expect(page.locator('[data-part=output] code')).toHaveText(text)
  await expect(page.getByRole('link', { name: 'Failures without a code' }).last()).toBeVisible()
})

test('malformed JSON is an invalid response, also with status 200', async ({ page }) => {
  await page.route('**/network/status', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: '{"current_block_identifier":{"index":1078',
    }),
  )
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText(/^Invalid response: HTTP 200, not JSON · \d+ ms · 41 B$/)
  await expect(state(page)).toHaveAttribute('data-tone', 'bad')
  await expect(page.locator('[data-part=output] code')).toHaveText(
    '{"current_block_identifier":{"index":1078',
  )
})

test('numbers beyond 2⁵³ are shown to the last digit', async ({ page }) => {
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

test('without a choice the deployment’s first endpoint is asked', async ({ page }) => {
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(page.locator('[data-part=endpoint]')).toHaveText('http://127.0.0.1:4479')
})
