import { parseAddress } from '@mcm/address'
import { addressHistoryCsv, addressHistoryJson, readText } from '@mcm/exports'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import { download, item, menu, withoutSaveDialog } from './support/downloads'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => withoutSaveDialog(page))

test('is the same bytes as the exporter writes of what the chain holds', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ blocks: 240 })
  const client = createRosettaReader({ baseUrl: url })
  const address = devnet.chain.busiest
  const { balances, block_identifier } = await client.account.balance({ address })
  const items = []
  for await (const found of client.search.all({ address, maxBlock: block_identifier.index })) {
    const { index, hash } = found.block_identifier
    const block = devnet.chain.block(index)
    // At the height of a block that lost, another one stands.
    const time = block?.hash === hash ? block.stime * 1000 : null
    items.push({ summary: summarizeTransaction(found), time })
  }
  expect(items.length).toBeGreaterThan(100)
  const account = {
    address,
    balance: { value: BigInt(balances[0].value), block: block_identifier.index },
  }
  const { base58 } = parseAddress(address)
  await page.goto(`/address/${address}`)

  const csv = await download(page, 'CSV')
  expect(csv.name).toBe(`Mochimo Address ${base58}.csv`)
  expect(csv.bytes.toString()).toBe(await readText(addressHistoryCsv(items, account)))
  await expect(page.getByRole('status').filter({ hasText: 'Downloaded' })).toHaveText(
    `Downloaded ${items.length.toLocaleString('en-US')} transactions.`,
  )
  const json = await download(page, 'JSON')
  expect(json.name).toBe(`Mochimo Address ${base58}.json`)
  expect(json.bytes.toString()).toBe(await readText(addressHistoryJson(items, account)))
})

test('of an address that holds nothing is empty, not an error', async ({ page, chain }) => {
  await chain()
  const address = `0x${'12'.repeat(20)}`
  await page.goto(`/address/${address}`)
  const { bytes } = await download(page, 'CSV')
  expect(bytes.toString()).toMatch(/^time_utc,block,[^\r\n]*\r\n$/)
})

test('says so when the endpoint has no index, and Cancel gives up', async ({ page, chain }) => {
  const { devnet } = await chain({ blocks: 64 })
  await page.goto(`/address/${devnet.chain.busiest}`)
  await expect(page.locator('a[href^="/tx/"]').first()).toBeVisible()
  devnet.setFaults({ indexer: false })
  await menu(page).click()
  await item(page, 'CSV').click()
  const alert = page.getByRole('alert').filter({ hasText: 'download' })
  await expect(alert).toHaveText('Failed to download transactions. Please try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toHaveCount(0)
  await expect(menu(page)).toBeEnabled()
})
