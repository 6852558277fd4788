import { expect, holdResponses, page, test, userEvent } from '../../../test/screen'

/** Data from one endpoint must never be shown as another endpoint's. */

async function chooseSecond() {
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await userEvent.keyboard('{Escape}')
}

test('a transaction that is pending at one endpoint is not found at another', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
  chain({ seed: 'second' })
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await chooseSecond()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveText('Transaction not found yet')
  await expect.element(page.getByRole('main')).not.toContainText('Pending')
})

test('reports no transactions only after the endpoint has responded', async ({ visit, chain }) => {
  const { devnet } = chain()
  const second = chain({ seed: 'second' })
  const respond = holdResponses(`${second.url}/search/transactions`)
  visit(`/address/${devnet.chain.busiest}`)
  await expect
    .element(page.getByText('mining fee').or(page.getByText('Success')).first())
    .toBeVisible()
  await chooseSecond()
  const table = page.getByRole('table', { name: 'Latest Transactions' })
  await expect.element(table).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('None found')).toHaveLength(0)
  await expect.element(page.getByText('No transactions found')).toHaveLength(0)
  respond()
  await expect.element(page.getByText('No transactions found')).toBeVisible()
})
