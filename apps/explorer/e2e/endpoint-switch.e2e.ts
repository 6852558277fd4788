import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** What one endpoint has said is never shown as the word of another. */

async function chooseSecond(page: Page) {
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await page.keyboard.press('Escape')
}

test('a transaction that is pending at one endpoint is not found at another', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
  await chain({ seed: 'second' })
  await page.goto(`/tx/${id}`)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  await chooseSecond(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found yet')
  await expect(page.getByRole('main')).not.toContainText('Pending')
})

test('an address has no transactions only when the endpoint has said so', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const second = await chain({ seed: 'second' })
  second.devnet.setFaults({ calls: { '/search/transactions': { latency: 3000 } } })
  await page.goto(`/address/${devnet.chain.busiest}`)
  await expect(page.getByText('mining fee').or(page.getByText('Success')).first()).toBeVisible()
  await chooseSecond(page)
  const table = page.getByRole('table', { name: 'Latest Transactions' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('none known')).toHaveCount(0)
  await expect(page.getByText('No transactions, so there is no balance to draw.')).toHaveCount(0)
  await expect(table).toHaveAttribute('aria-busy', 'false')
})
