import { expect, test } from './support/devnet'

test('runs all steps until the transaction is mined', async ({ page, running }) => {
  running.devnet.mine(2)
  await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
  await page.goto('/docs/playground')
  const playground = page.locator('[data-island=playground]')
  await expect(playground).toContainText('Connected.')
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
  await expect(playground).toContainText('Connected.')
  const problem = playground.locator('[data-part=problem]')
  await page.getByLabel('Memo').fill('AB-CD')
  await expect(problem).toContainText('alternate letters and digits')
  await page.getByLabel('Memo').fill('')
  await page.getByLabel('Amount (MCM)').fill('0.0000000001')
  await expect(problem).toContainText('at most 9 decimals')
  await page.getByLabel('Amount (MCM)').fill('1')
  await page.getByLabel('Recipient').fill('nobody')
  await expect(problem).not.toBeEmpty()
})

test('shows that an endpoint is down or isn’t a devnet', async ({ page }) => {
  await page.goto('/docs/playground')
  const connection = page.locator('[data-part=connection]')
  await expect(connection).toContainText('No response from http://127.0.0.1:4479')
  await page.getByLabel('Devnet').fill(new URL(page.url()).origin)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(connection).toContainText('isn’t a devnet')
  await expect(page.getByRole('button', { name: /^Run/ }).first()).toBeDisabled()
})

test('recognizes a real server from a hidden 404', async ({ page, running }) => {
  await page.route('**/devnet/control', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript((url) => localStorage.setItem('api-endpoint', url), running.url)
  await page.goto('/docs/playground')
  await expect(page.locator('[data-part=connection]')).toContainText('isn’t a devnet')
})
