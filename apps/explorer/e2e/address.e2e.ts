import { toBase58 } from '@mcm/address'
import { expect, test } from './support/test'

test('shows both forms and the exact balance, by hex or by Base58', async ({ page, chain }) => {
  const { url } = await chain()
  const answer = await fetch(`${url}/stats/richlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      ascending: true,
      limit: 1,
    }),
  })
  const { accounts } = (await answer.json()) as {
    accounts: { account_identifier: { address: string }; balance: { value: string } }[]
  }
  const hex = accounts[0]?.account_identifier.address ?? ''
  const value = accounts[0]?.balance.value ?? ''
  for (const form of [hex, toBase58(hex), hex.slice(2).toUpperCase()]) {
    await page.goto(`/address/${form}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toBase58(hex))
    await expect(page.getByRole('main')).toContainText(hex)
    const shown = await page
      .getByRole('main')
      .getByText(/\d MCM$/)
      .first()
      .innerText()
    expect(shown.replaceAll(/\D/g, '')).toBe(value)
  }
})

test('what is no address says what was entered', async ({ page, chain }) => {
  await chain()
  await page.goto('/address/J8gqYehTJhJWrfcUd766sUQ8THktNt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Invalid address format. Please check the address and try again.',
  )
  await expect(page.getByText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt')).toBeVisible()
})

test('an address the ledger does not know holds nothing; a node that is down is another thing', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.goto(`/address/0x${'12'.repeat(20)}`)
  await expect(page.getByRole('main')).toContainText('Not in the ledger')
  await expect(page.getByRole('main')).toContainText('No transactions found')
  devnet.setFaults({ node: false })
  await page.goto(`/address/0x${'13'.repeat(20)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load balance' })).toBeVisible()
})

test('the filter stands in the URL and hides what only brought a fee', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.mine(2)
  const { tip } = devnet.state()
  await page.goto(`/block/${tip.index}`)
  const miner = page.getByRole('region', { name: 'Block Reward' }).getByRole('link')
  await miner.click()
  const rows = page.getByRole('table', { name: 'Latest Transactions' }).getByRole('row')
  await expect(rows.filter({ hasText: 'mining fee' }).first()).toBeVisible()
  await page.getByRole('switch', { name: 'Hide fee-only transactions' }).check()
  await expect(page).toHaveURL(/fees=hide/)
  await expect(rows.filter({ hasText: 'mining fee' })).toHaveCount(0)
})
