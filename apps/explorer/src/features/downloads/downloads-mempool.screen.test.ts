import { mempoolJson, readText } from '@mcm/exports'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import { afterEach, beforeEach } from 'vitest'
import {
  catchDownloads,
  choose,
  download,
  menu,
  nextFile,
  stopCatching,
} from '../../../test/downloads'
import { expect, page, test } from '../../../test/screen'

beforeEach(catchDownloads)
afterEach(stopCatching)

/** Makes detail calls fail, so that the page lacks details that the download must request. */
const broken = { calls: { '/mempool/transaction': { malformedRate: 1 } } }
const heading = (count: number) =>
  page.getByRole('heading', { name: `Pending Transactions (${count})` })
const tryAgain = () => page.getByRole('button', { name: 'Try Again' })

test('saves exactly what the exporter writes for the pending transactions', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 3 })
  devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'RENT-12' })
  const pending = devnet.chain.pending()
  visit('/mempool')
  await expect.element(heading(pending.length)).toBeVisible()
  const { name, text } = await download('JSON')

  const { metadata } = JSON.parse(text) as { metadata: { taken_at: string } }
  const takenAt = new Date(metadata.taken_at)
  expect(Math.abs(Date.now() - takenAt.getTime())).toBeLessThan(600_000)
  expect(name).toBe(`Mochimo Mempool ${metadata.taken_at.slice(0, 19).replaceAll(':', '-')}Z.json`)
  const client = createRosettaReader({ baseUrl: url })
  const summaries = []
  for (const { id } of pending) {
    const { transaction } = await client.mempool.transaction({ hash: id })
    summaries.push(summarizeTransaction(transaction))
  }
  const block = devnet.chain.tip.index
  expect(text).toBe(await readText(mempoolJson(summaries, { takenAt, block })))
  expect(text).toContain('"memo":"RENT-12"')
})

test('requests missing details, and again after a failure', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 3 })
  devnet.setFaults(broken)
  const { length } = devnet.chain.pending()
  visit('/mempool')
  await expect.element(heading(length)).toBeVisible()
  await choose('JSON')
  await expect
    .element(page.getByRole('alert'))
    .toContainText('Failed to download the mempool. Please try again.')
  devnet.clearFaults()
  const started = nextFile()
  await tryAgain().click()
  const file = JSON.parse((await started).text) as { transactions: { hash: string }[] }
  expect(file.transactions.map(({ hash }) => hash)).toEqual(
    devnet.chain.pending().map(({ id }) => id),
  )
})

test('counts transactions mined in the meantime', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.setFaults(broken)
  visit('/mempool')
  await expect.element(heading(1)).toBeVisible()
  await choose('JSON')
  await expect.element(page.getByRole('alert')).toBeVisible()
  devnet.mine()
  devnet.clearFaults()
  await tryAgain().click()
  const status = page.getByRole('status').filter({ hasText: 'Downloaded' })
  await expect.element(status).toContainText('Downloaded 0 pending transactions.')
  await expect.element(status).toContainText('1 transaction left the mempool during the download.')
})

test('is disabled until the mempool is known', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ calls: { '/mempool': { malformedRate: 1 } } })
  visit('/mempool')
  await expect.element(menu()).toBeDisabled()
  await expect.element(tryAgain()).toBeVisible()
  devnet.clearFaults()
  await tryAgain().click()
  await expect.element(menu()).toBeEnabled()
})
