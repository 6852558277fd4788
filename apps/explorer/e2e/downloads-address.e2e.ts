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
    const isCanonical = block?.hash === hash
    const summary = {
      ...summarizeTransaction(found),
      status: isCanonical ? ('SUCCESS' as const) : ('SPLIT' as const),
      miner: isCanonical ? devnet.chain.address(block.miner) : null,
    }
    items.push({ summary, time: isCanonical ? block.stime * 1000 : null })
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

test('holds the history after a reorg that happens meanwhile, and says so', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ blocks: 200 })
  const address = devnet.chain.busiest
  const { index } = devnet.chain.tip
  await page.goto(`/address/${address}`)
  await expect(page.locator('a[href^="/tx/"]').first()).toBeVisible()
  let balances = 0
  await page.route('**/account/balance', async (route) => {
    balances += 1
    if (balances === 1) devnet.reorganise({ depth: 6, length: 7 })
    await route.fallback()
  })
  const during = await download(page, 'CSV')
  const status = page.getByRole('status').filter({ hasText: 'Downloaded' })
  await expect(status).toContainText(
    `A reorg replaced blocks ${(index - 5).toLocaleString('en-US')} to ${index.toLocaleString('en-US')} during the download.`,
  )
  const afterwards = await download(page, 'CSV')
  expect(during.bytes.equals(afterwards.bytes)).toBe(true)
  expect(during.bytes.toString()).toContain(',SPLIT,')
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
  devnet.setFaults({ noIndexer: true })
  await menu(page).click()
  await item(page, 'CSV').click()
  const alert = page.getByRole('alert').filter({ hasText: 'download' })
  await expect(alert).toHaveText('Failed to download transactions. Please try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toHaveCount(0)
  await expect(menu(page)).toBeEnabled()
})
