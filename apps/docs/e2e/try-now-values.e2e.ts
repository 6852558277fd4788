import { startDevnet } from '@mcm/devnet'
import { exampleValues } from '../src/samples/example-values'
import { expect, test } from './support/devnet'
import { choose, sample, shownTexts, state, tryNow } from './support/samples'

test('shows the chosen endpoint and values of its chain in every language, and sends them', async ({
  page,
  running,
}) => {
  await page.goto('/docs/accounts')
  const before = await shownTexts(page, 'account-balance')
  await choose(page, running.url)
  await page.reload()
  const curl = sample(page, 'account-balance').locator('[data-panel~=curl]')
  await expect(curl).toContainText(running.url)
  await expect(curl).not.toContainText(exampleValues.holder)

  const sent = page.waitForRequest(`${running.url}/account/balance`)
  await tryNow(page, 'account-balance').click()
  const body = (await sent).postData() ?? ''
  const { account_identifier } = JSON.parse(body) as { account_identifier: { address: string } }
  await expect(state(page)).toContainText('200 OK')
  await expect(page.locator('[data-part=output]')).toContainText('"balances"')
  const after = await shownTexts(page, 'account-balance')
  expect(after[0]).toContain(`'${body}'`)
  for (const [at, text] of after.entries()) {
    expect(text).toContain(running.url)
    expect(text).not.toContain('https://api.mochimo.org')
    expect(text).toContain(account_identifier.address)
    expect(text).not.toContain(exampleValues.holder)
    expect(text.split('\n')).toHaveLength(before[at]?.split('\n').length ?? 0)
  }
  await expect(curl.locator('.tok-function')).toHaveText('curl')
})

test('guides show the chosen endpoint as well', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/events')
  await expect(sample(page, 'follow-blocks').locator('[data-panel~=python]')).toContainText(
    running.url,
  )
})

test('values that other examples repeat stay, until the reader asks for others', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/accounts')
  const balance = sample(page, 'account-balance').locator('[data-panel~=curl]')
  await expect(balance).not.toContainText(exampleValues.holder)

  await page.goto('/docs/guides/exchanges')
  const deposits = sample(page, 'deposits').locator('[data-panel~=javascript]')
  await expect(deposits).toContainText(running.url)
  await expect(deposits).toContainText(exampleValues.holder)

  await page.goto('/docs/construction')
  const steps = ['derive', 'preprocess', 'metadata', 'payloads'].map((step) =>
    sample(page, `construction-${step}`).locator('[data-panel~=curl]'),
  )
  for (const step of steps) {
    await expect(step).toContainText(running.url)
    await expect(step).toContainText(exampleValues.spender)
  }
  await tryNow(page, 'construction-metadata').click()
  await expect(state(page)).toContainText('Error 4')
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(state(page)).toContainText('200 OK')
  await expect(sample(page, 'construction-metadata')).not.toContainText(exampleValues.spender)
  await expect(sample(page, 'construction-preprocess')).toContainText(exampleValues.spender)
})

test('finds the values of a chain once per tab', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/blocks')
  const curl = sample(page, 'block-by-hash').locator('[data-panel~=curl]')
  await expect(curl).not.toContainText(exampleValues.blockHash)
  const text = await curl.textContent()
  let requests = 0
  await page.route(`${running.url}/**`, (route) => {
    requests += 1
    return route.continue()
  })
  await page.reload()
  await expect(curl).toHaveText(text ?? '')
  expect(requests).toBe(0)
})

test('follows a change of the endpoint', async ({ page, running }) => {
  const { url, close } = await startDevnet({ port: 0, seed: 'another chain', blocks: 100 })
  await page.goto('/docs/blocks')
  await page.evaluate((endpoint) => localStorage.setItem('api-endpoint', endpoint), running.url)
  await page.getByText('Sample: by hash').click()
  await tryNow(page, 'block-by-hash').click()
  await expect(state(page)).toContainText('200 OK')

  await page.evaluate((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
  await tryNow(page, 'block-by-hash').click()
  await expect(page.locator('[data-part=endpoint]')).toHaveText(url)
  await expect(state(page)).toContainText('200 OK')
  for (const text of await shownTexts(page, 'block-by-hash')) {
    expect(text).toContain(url)
    expect(text).not.toContain(running.url)
  }
  await close()
})

test('replaces values that no longer exist', async ({ page, running }) => {
  await choose(page, running.url)
  await page.addInitScript(
    (key) => {
      sessionStorage.setItem(key, JSON.stringify({ transactionHash: `0x${'7'.repeat(64)}` }))
    },
    `docs-values:${new URL(running.url).host}:${running.url}`,
  )
  await page.goto('/docs/transactions')
  await tryNow(page, 'search-transactions').click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 0')
  await expect(page.locator('[data-part=hint]')).toContainText('no longer exist')
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 1')
  await expect(page.getByRole('button', { name: 'Use values of this chain' })).toBeHidden()
})

test('shows the edited body in every language, and the example after a reset', async ({
  page,
  running,
}) => {
  await choose(page, running.url)
  await page.goto('/docs/blocks')
  await tryNow(page, 'block').click()
  await expect(state(page)).toContainText('200 OK')
  const example = await shownTexts(page, 'block')
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
  expect(await shownTexts(page, 'block')).toEqual(example)
})
