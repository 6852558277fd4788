import { expect, test } from './support/devnet'

test('shows new blocks until it is stopped', async ({ page, running }) => {
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

test('follows another server as soon as it is chosen', async ({ page, running }) => {
  await page.addInitScript((url) => {
    if (!localStorage.getItem('api-endpoint')) localStorage.setItem('api-endpoint', url)
  }, running.url)
  await page.goto('/docs/events#live')
  const live = page.locator('[data-island=live-events]')
  await expect(live).toHaveAttribute('data-live')
  await live.getByRole('button', { name: 'Start' }).click()
  await expect(live.locator('[data-part=state]')).toContainText(`Following ${running.url}`)
  const first = await live.getByRole('listitem').first().textContent()
  await page.getByRole('button', { name: /^Server:/ }).click()
  await page.getByRole('radio', { name: /^Sandbox/ }).check()
  await expect(live.locator('[data-part=state]')).toContainText('Following Sandbox')
  await expect(live.getByRole('listitem').first()).not.toHaveText(first ?? '')
})

test('shows an error and recovers from it', async ({ page, running }) => {
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

test('shows a reorg on an endpoint without an index', async ({ page, running }) => {
  const { devnet, url } = running
  await page.clock.install()
  devnet.setFaults({ noIndexer: true })
  await page.addInitScript((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
  await page.goto('/docs/events#live')
  const live = page.locator('[data-island=live-events]')
  await expect(live).toHaveAttribute('data-live')
  await live.getByRole('button', { name: 'Start' }).click()
  await expect(live.getByRole('listitem')).toHaveCount(10)
  const [lost] = devnet.reorg({ depth: 1, length: 1 }).removed
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
