import { startDevnet } from '@mcm/devnet'
import { exampleValues } from '../src/samples/example-values'
import { expect, test } from './support/devnet'
import { choose, sample, shownTexts, state, tryNow } from './support/samples'

test('replaces values from mainnet with values from the endpoint’s chain', async ({
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

test('shows the endpoint and the values of the request in every language', async ({
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

test('shows the new endpoint after a change and can replace the values again', async ({
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

test('shows the edited body in every language, and the example after a reset', async ({
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

test('replaces values when a search finds nothing', async ({ page, running }) => {
  await choose(page, running.url)
  await page.goto('/docs/transactions')
  await tryNow(page, 'search-transactions').click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 0')
  await expect(page.locator('[data-part=hint]')).toContainText('are mainnet’s')
  await page.getByRole('button', { name: 'Use values of this chain' }).click()
  await expect(page.locator('[data-part=output]')).toContainText('"total_count": 1')
  await expect(page.getByRole('button', { name: 'Use values of this chain' })).toBeHidden()
})
