import type { Page } from '@playwright/test'
import { expect, test } from './support/devnet'
import { choose } from './support/samples'

test('runs all steps until the transaction is mined', async ({ page, running }) => {
  running.devnet.mine(2)
  await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
  await page.goto('/docs/playground')
  const playground = page.locator('[data-island=playground]')
  await expect(playground).toContainText('Connected to 127.0.0.1')
  await page.getByLabel('Amount (MCM)').fill('2.25')
  await page.getByLabel('Memo').fill('DOCS-7')

  await playground.getByRole('button', { name: /^Run: Create and fund/ }).click()
  await expect(playground.locator('[data-step="0"]')).toHaveAttribute('data-state', 'done')
  await playground.getByRole('button', { name: 'Run: Derive' }).click()
  const derive = playground.locator('[data-step="1"]')
  await expect(derive).toHaveAttribute('data-state', 'done')
  await derive.locator('summary').click()
  await expect(derive.locator('details')).toContainText('"curve_type": "wotsp"')

  await playground.getByRole('button', { name: 'Run remaining steps' }).click()
  await expect(playground.locator('[data-step="9"]')).toContainText(/Confirmed in block \d+/)
  await expect(playground.locator('[data-state=done]')).toHaveCount(10)

  const message = await playground.locator('[data-step="7"] [data-cell=message]').textContent()
  const id = /0x[0-9a-f]{64}/.exec(message ?? '')?.[0]
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

test('rejects invalid payments before it sends anything', async ({ page, running }) => {
  await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
  await page.goto('/docs/playground')
  const playground = page.locator('[data-island=playground]')
  await expect(playground).toContainText('Connected to 127.0.0.1')
  const field = (name: string) => page.getByLabel(name)
  const buttons = playground.getByRole('button', { name: /^Run/ })
  await field('Memo').fill('AB-CD')
  await field('Amount (MCM)').fill('0.0000000001')
  await field('Recipient').fill('nobody')
  await expect(field('Memo')).toHaveAccessibleDescription(/alternate letters and digits/)
  await expect(field('Amount (MCM)')).toHaveAccessibleDescription(/at most 9 decimals/)
  await expect(field('Recipient')).toHaveAccessibleDescription(/address/i)
  for (const name of ['Memo', 'Amount (MCM)', 'Recipient']) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await buttons.first().click()
  await expect(field('Recipient')).toBeFocused()
  await field('Recipient').fill('J8gqYehTJhJWrfcUd766sUQ8THktNs')
  await expect(field('Recipient')).not.toHaveAttribute('aria-invalid', 'true')
  await buttons.last().click()
  await expect(field('Amount (MCM)')).toBeFocused()
  await expect(playground.locator('[data-state]')).toHaveCount(0)
})

test('continues if an earlier payment of the faucet is pending', async ({ page, running }) => {
  running.devnet.mine(2)
  running.devnet.pay({ to: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1n })
  await choose(page, running.url)
  await page.goto('/docs/playground')
  await page.getByRole('button', { name: /^Run: Create and fund/ }).click()
  await expect(page.locator('[data-step="0"]')).toHaveAttribute('data-state', 'done')
})

const connection = (page: Page) => page.locator('[data-part=connection]')

test('uses the sandbox if the chosen server is down, and can try it again', async ({ page }) => {
  await choose(page, 'http://127.0.0.1:4479')
  await page.goto('/docs/playground')
  await expect(connection(page)).toContainText(
    /No response from http:\/\/127\.0\.0\.1:4479\. Connected to the sandbox/,
  )
  await page.route('http://127.0.0.1:4479/devnet/control', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { tip: { index: 77 }, done: { transactions: [] } },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(connection(page)).toHaveText('Connected to 127.0.0.1:4479.')
})

test('uses the sandbox if the chosen server isn’t a devnet', async ({ page, baseURL }) => {
  await choose(page, baseURL ?? '')
  await page.goto('/docs/playground')
  await expect(connection(page)).toContainText(/isn’t a devnet.*Connected to the sandbox/)
})

test('recognizes a real server from a hidden 404', async ({ page, running }) => {
  await page.route(`${running.url}/devnet/control`, (route) => route.fulfill({ status: 404 }))
  await choose(page, running.url)
  await page.goto('/docs/playground')
  await expect(connection(page)).toContainText('isn’t a devnet')
})
