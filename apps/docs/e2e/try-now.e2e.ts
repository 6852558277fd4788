import type { Page } from '@playwright/test'
import { expect, test } from './support/devnet'
import { choose, sample, state, tryNow } from './support/samples'

test.afterEach(({ running }) => running.devnet.clearFaults())

test('sends the visible body to the chosen endpoint and shows the response', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/network')
  const shown = await sample(page, 'network-status').locator('[data-panel=curl] pre').textContent()
  const sent = page.waitForRequest(`${running.url}/network/status`)
  await tryNow(page, 'network-status').click()
  expect(shown).toContain((await sent).postData() ?? 'no body')
  await expect(state(page)).toHaveText(/^200 OK · \d+ ms · \d+ bytes$/)
  await expect(page.locator('[data-part=endpoint]')).toHaveText(running.url)
  const output = page.locator('[data-part=output]')
  expect(JSON.parse((await output.textContent()) ?? '')).toHaveProperty('current_block_identifier')
  await expect(output).toContainText('\n  "current_block_identifier": {\n    "index":')
})

test('loads the script on first use, and replays a click made before then exactly once', async ({
  page,
  running,
}) => {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  let isRequested = false
  await page.route(/\/try-now-[^/]*\.js$/, async (route) => {
    isRequested = true
    await delivered
    await route.continue()
  })
  await choose(page, running.url)
  await page.goto('/docs/network')
  await expect(sample(page, 'network-status').locator('[data-panel=curl] pre')).toContainText(
    running.url,
  )
  expect(isRequested).toBe(false)
  const requests = countRequests(page, '/network/status')
  await tryNow(page, 'network-status').click()
  await tryNow(page, 'network-status').click()
  deliver()
  await expect(state(page)).toContainText('200 OK')
  expect(requests()).toBe(1)
})

function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1
  })
  return () => count
}

test('sends the same body in every language', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/network')
  await page.getByRole('tab', { name: 'Go' }).first().click()
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
})

test('shows Testing... while it waits, and can be canceled', async ({ page, running }) => {
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

test('sends an edited body only if it is valid JSON', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/blocks')
  await tryNow(page, 'block').click()
  await expect(tryNow(page, 'block')).toHaveText('Try Now')
  await page.getByRole('button', { name: 'Edit body' }).click()
  const body = page.getByLabel('Body')
  const example = await body.inputValue()
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
  await expect(body).toHaveValue(example)
})

test('opens the editor instead of sending an invalid body', async ({ page, running }) => {
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

test('uses the deployment’s first endpoint by default', async ({ page }) => {
  const url = 'http://127.0.0.1:4479'
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  await page.route(`${url}/**`, (route) => route.fulfill({ headers, json: {} }))
  await page.goto('/docs/network')
  await tryNow(page, 'network-status').click()
  await expect(state(page)).toContainText('200 OK')
  await expect(page.locator('[data-part=endpoint]')).toHaveText(url)
})
