import { readFile } from 'node:fs/promises'
import { mempoolJson, readText } from '@mcm/exports'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { download, item, menu, withoutSaveDialog } from './support/downloads'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => withoutSaveDialog(page))

/** Broken details: what the page can't know, the download has to ask for. */
const broken = { calls: { '/mempool/transaction': { malformedRate: 1 } } }
const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Pending Transactions (${count})` })

test('is the same bytes as the exporter writes of what waits', async ({ page, chain }) => {
  const { devnet, url } = await chain({ traffic: 3 })
  devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'RENT-12' })
  const pending = devnet.chain.pending()
  await page.goto('/mempool')
  await expect(heading(page, pending.length)).toBeVisible()
  const { name, bytes } = await download(page, 'JSON')

  const { metadata } = JSON.parse(bytes.toString()) as { metadata: { taken_at: string } }
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
  expect(bytes.toString()).toBe(await readText(mempoolJson(summaries, { takenAt, block })))
  expect(bytes.toString()).toContain('"memo":"RENT-12"')
})

test('asks for what the page does not know, and again when that fails', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 3 })
  devnet.setFaults(broken)
  const { length } = devnet.chain.pending()
  await page.goto('/mempool')
  await expect(heading(page, length)).toBeVisible()
  await menu(page).click()
  await item(page, 'JSON').click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to download the mempool. Please try again.',
  )
  devnet.clearFaults()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const file = JSON.parse((await readFile(await (await started).path())).toString()) as {
    transactions: { hash: string }[]
  }
  expect(file.transactions.map(({ hash }) => hash)).toEqual(
    devnet.chain.pending().map(({ id }) => id),
  )
})

test('counts what a block took in the meantime', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 0 })
  devnet.pay({ to: devnet.chain.busiest, amount: 1n })
  devnet.setFaults(broken)
  await page.goto('/mempool')
  await expect(heading(page, 1)).toBeVisible()
  await menu(page).click()
  await item(page, 'JSON').click()
  await expect(page.getByRole('alert')).toBeVisible()
  devnet.mine()
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Downloaded' })
  await expect(status).toContainText('Downloaded 0 pending transactions.')
  await expect(status).toContainText('1 transaction left the mempool meanwhile.')
})

test('cannot be downloaded before it is known', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.setFaults({ calls: { '/mempool': { malformedRate: 1 } } })
  await page.goto('/mempool')
  await expect(menu(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(menu(page)).toBeEnabled()
})
