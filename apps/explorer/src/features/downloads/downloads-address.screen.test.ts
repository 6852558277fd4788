import { parseAddress } from '@mcm/address'
import { addressHistoryCsv, addressHistoryJson, readText } from '@mcm/exports'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import { afterEach, beforeEach } from 'vitest'
import { busiestMiner } from '../../../test/address'
import { catchDownloads, choose, download, item, menu, stopCatching } from '../../../test/downloads'
import {
  expect,
  installClock,
  limitRequests,
  page,
  routeRequests,
  runFor,
  test,
} from '../../../test/screen'

beforeEach(catchDownloads)
afterEach(stopCatching)

test('saves exactly what the exporter writes for the chain’s data', async ({ visit, chain }) => {
  const { devnet, url } = chain({ blocks: 240 })
  const client = createRosettaReader({ baseUrl: url })
  const address = devnet.chain.busiest
  const { balances, block_identifier } = await client.account.balance({ address })
  const items = []
  for await (const found of client.search.transactions({
    address,
    maxBlock: block_identifier.index,
  })) {
    const holder = found.block_identifier
    const block = holder && devnet.chain.block(holder.index)
    const isCanonical = block !== undefined && block.hash === holder?.hash
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
  visit(`/address/${address}`)

  const csv = await download('CSV')
  expect(csv.name).toBe(`Mochimo Address ${base58}.csv`)
  expect(csv.text).toBe(await readText(addressHistoryCsv(items, account)))
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Downloaded' }))
    .toHaveText(`Downloaded ${items.length.toLocaleString('en-US')} transactions.`)
  const json = await download('JSON')
  expect(json.name).toBe(`Mochimo Address ${base58}.json`)
  expect(json.text).toBe(await readText(addressHistoryJson(items, account)))
})

test('saves the history after a reorg during the download, and reports the reorg', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ blocks: 200 })
  const address = devnet.chain.busiest
  const { index } = devnet.chain.tip
  visit(`/address/${address}`)
  await expect.element(page.css('a[href^="/tx/"]').first()).toBeVisible()
  let balances = 0
  routeRequests(`${url}/account/balance`, (_request, forward) => {
    balances += 1
    if (balances === 1) devnet.reorg({ depth: 6, length: 7 })
    return forward()
  })
  const during = await download('CSV')
  const status = page.getByRole('status').filter({ hasText: 'Downloaded' })
  await expect
    .element(status)
    .toContainText(
      `A reorg replaced blocks ${(index - 5).toLocaleString('en-US')} to ${index.toLocaleString('en-US')} during the download.`,
    )
  const afterwards = await download('CSV')
  expect(during.bytes).toEqual(afterwards.bytes)
  expect(during.text).toContain(',SPLIT,')
})

test('an address without transactions has nothing to download', async ({ visit, chain }) => {
  chain()
  visit(`/address/0x${'12'.repeat(20)}`)
  await expect.element(page.getByText('No transactions found')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download' })).toHaveLength(0)
})

test('reports an endpoint without an index, and Cancel ends the download', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ blocks: 64 })
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(page.css('a[href^="/tx/"]').first()).toBeVisible()
  devnet.setFaults({ noIndexer: true })
  installClock()
  await choose('CSV')
  // Retried after 1, 2 and 4 seconds.
  await runFor(8000)
  const alert = page.getByRole('alert').filter({ hasText: 'download' })
  await expect.element(alert).toHaveText('Failed to download transactions. Please try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(alert).toHaveLength(0)
  await expect.element(menu()).toBeEnabled()
})

test('says so when the endpoint’s limit slows it down', async ({ visit, chain }) => {
  const { devnet, url } = chain({ blocks: 240 })
  limitRequests(url, 60)
  visit(`/address/${devnet.chain.busiest}`)
  await choose('CSV')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Slowed down by the API’s request limit' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Slowed down by the API’s request limit')).toHaveLength(0)
})

test('the history of a miner says that it lacks block rewards', async ({ visit, chain }) => {
  const { devnet } = chain({ blocks: 60 })
  visit(`/address/${busiestMiner(devnet)}`)
  await expect.element(page.getByText(/^Mined \d+ of/).first()).toBeVisible()
  await menu().click()
  await expect.element(item('CSV')).toContainText('Without block rewards')
  await item('CSV').click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Downloaded' }))
    .toContainText('doesn’t include this address’s block rewards')
})
