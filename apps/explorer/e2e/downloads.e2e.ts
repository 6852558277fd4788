import { readFile } from 'node:fs/promises'
import { parseAddress } from '@mcm/address'
import type { Devnet, RunningDevnet } from '@mcm/devnet'
import {
  addressHistoryCsv,
  addressHistoryJson,
  blockCsv,
  blockJson,
  mempoolJson,
  readText,
} from '@mcm/exports'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/quality'
import { expect, test } from './support/test'

const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Download' })
const item = (page: Page, format: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${format}`) })

/** The browser's own downloads: there is nobody here to answer a dialog that asks where to save. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
})

/** Its first page has come: the file's name is known, and no answer to it is mistaken for another. */
async function openRichList(page: Page) {
  await page.goto('/richlist')
  await expect(menu(page)).toBeEnabled()
}

async function download(page: Page, format: 'CSV' | 'JSON' | 'DAT') {
  const started = page.waitForEvent('download', { timeout: 120_000 })
  await menu(page).click()
  await item(page, format).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The whole ledger as the server lists it: accounts of equal balance may stand in any order. */
function ledgerOf(devnet: Devnet) {
  return new Map(Array.from(devnet.chain.ledger(), ({ address, balance }) => [address, balance]))
}

const mcm = (nano: bigint) => `${nano / 10n ** 9n}.${String(nano % 10n ** 9n).padStart(9, '0')}`

/** Which pages of a call were answered, by their offset. */
function watchPages(page: Page, path: string) {
  const offsets: number[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !response.url().endsWith(path)) return
    if (response.status() !== 200) return
    offsets.push((request.postDataJSON() as { offset?: number } | null)?.offset ?? 0)
  })
  return offsets
}

test.describe('a block', () => {
  test('is the same bytes as the exporter writes, under its name', async ({ page, chain }) => {
    const { devnet, url } = await chain()
    const [mined] = devnet.mine()
    const index = mined?.index ?? 0
    const { block } = await createRosettaReader({ baseUrl: url }).block.get({ index })
    await page.goto(`/block/${index}`)

    const csv = await download(page, 'CSV')
    expect(csv.name).toBe(`Mochimo Block ${index}.csv`)
    expect(csv.bytes.toString()).toBe(await readText(blockCsv(block)))
    expect(csv.bytes.toString()).toContain(
      `Number,${index},,\r\nHash,${block.block_identifier.hash}`,
    )

    const json = await download(page, 'JSON')
    expect(json.name).toBe(`Mochimo Block ${index}.json`)
    expect(json.bytes.toString()).toBe(await readText(blockJson(block)))
    expect(JSON.parse(json.bytes.toString())).toMatchObject({
      block_number: index,
      is_pseudo_block: false,
      transaction_summary: { total: block.transactions.length, reward: 1 },
    })
  })

  test('the menu opens and closes by pointer and by keyboard, and loads when it is opened', async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    const loaded: string[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) loaded.push(response.url())
    })
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await expect(menu(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = loaded.length
    expect(loaded.some((url) => /\/(menu|save-block)-/.test(url))).toBe(false)

    await menu(page).click()
    await expect(item(page, 'CSV')).toContainText('Spreadsheet format')
    await expect(item(page, 'JSON')).toContainText('Complete data')
    await expect(item(page, 'DAT')).toHaveCount(0)
    expect(loaded.length).toBeGreaterThan(before)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)

    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(item(page, 'CSV')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'JSON')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(menu(page)).toBeFocused()

    await page.keyboard.press('Enter')
    const started = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await started).suggestedFilename()).toMatch(/\.csv$/)
  })

  test('the first press by keyboard opens it too', async ({ page, chain }) => {
    const { devnet } = await chain()
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'CSV')).toBeFocused()
  })
})

test.describe('the rich list of 12,500 accounts', () => {
  let running: RunningDevnet
  test.beforeEach(async ({ chain, page }) => {
    test.setTimeout(180_000)
    running = await chain({ accounts: 12_500 })
    await openRichList(page)
  })

  test('as CSV is the ledger, byte by byte', async ({ page }) => {
    const { devnet } = running
    const offsets = watchPages(page, '/stats/richlist')
    const { name, bytes } = await download(page, 'CSV')
    expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.csv`)
    expect(offsets).toEqual(Array.from({ length: 125 }, (_, at) => at * 100))
    await expect(page.getByRole('status').filter({ hasText: 'Downloaded' })).toHaveText(
      'Downloaded 12,500 accounts.',
    )

    const ledger = ledgerOf(devnet)
    const order = bytes
      .toString()
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1] ?? '')
    expect(new Set(order).size).toBe(ledger.size)
    expectRichestFirst(order, ledger)
    const lines = order.map((address, at) => {
      const balance = ledger.get(address) ?? -1n
      return `${at + 1},${address},${mcm(balance)},${balance}\r\n`
    })
    const expected = Buffer.from(`rank,address,balance_mcm,balance_raw\r\n${lines.join('')}`)
    expect(bytes.equals(expected)).toBe(true)
  })

  test('as DAT is the ledger, 28 bytes an account', async ({ page }) => {
    const { devnet } = running
    const { name, bytes } = await download(page, 'DAT')
    expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
    expect(bytes.length).toBe(12_500 * 28)
    const ledger = ledgerOf(devnet)
    const records = Array.from({ length: 12_500 }, (_, at) => bytes.subarray(at * 28, at * 28 + 28))
    const order = records.map((record) => `0x${record.toString('hex', 0, 20)}`)
    expect(new Set(order).size).toBe(ledger.size)
    expectRichestFirst(order, ledger)
    for (const [at, record] of records.entries()) {
      if (record.readBigUInt64LE(20) !== ledger.get(order[at] ?? ''))
        throw new Error(`Rank ${at + 1}`)
    }
  })

  test('as JSON is the ledger with what it is of', async ({ page }) => {
    const { devnet } = running
    const { name, bytes } = await download(page, 'JSON')
    const { index, hash } = devnet.chain.tip
    expect(name).toBe(`Mochimo Ledger - block ${index}.json`)
    const { accounts, metadata } = JSON.parse(bytes.toString()) as {
      accounts: Record<string, string | number>[]
      metadata: Record<string, unknown>
    }
    const ledger = ledgerOf(devnet)
    const order = accounts.map(({ address }) => String(address))
    expectRichestFirst(order, ledger)
    expect(accounts).toEqual(
      order.map((address, at) => {
        const balance = ledger.get(address) ?? -1n
        return { rank: at + 1, address, balance_mcm: mcm(balance), balance_raw: String(balance) }
      }),
    )
    expect(metadata).toMatchObject({
      block_number: index,
      block_hash: hash,
      total_accounts: 12_500,
      circulating_supply: String(devnet.chain.supply),
      block_changes: [],
    })
  })
})

function expectRichestFirst(order: string[], ledger: Map<string, bigint>) {
  const balances = order.map((address) => ledger.get(address) ?? -1n)
  const sorted = [...balances].sort((a, b) => (b > a ? 1 : b < a ? -1 : 0))
  expect(balances).toEqual(sorted)
}

test.describe('a long download', () => {
  test('shows how far it is, with the button disabled, and can be cancelled', async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain({ accounts: 1000 })
    await openRichList(page)
    devnet.setFaults({ calls: { '/stats/richlist': { latency: 400 } } })
    const downloads: string[] = []
    page.on('download', (file) => downloads.push(file.suggestedFilename()))
    await menu(page).click()
    await item(page, 'CSV').click()
    await expect(page.getByRole('progressbar', { name: /Downloading accounts/ })).toBeVisible()
    await expect(page.getByText(/^\d00 of 1,000 accounts$/)).toBeVisible()
    await expect(menu(page)).toBeDisabled()
    const offsets = watchPages(page, '/stats/richlist')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(menu(page)).toBeEnabled()
    const { length } = offsets
    await page.waitForTimeout(1500)
    expect(offsets.length).toBeLessThanOrEqual(length + 1)
    expect(downloads).toEqual([])
  })

  test('asks for the page that failed again, and for nothing else', async ({ page, chain }) => {
    const { url } = await chain({ accounts: 500 })
    await openRichList(page)
    const offsets = watchPages(page, '/stats/richlist')
    let broken = true
    await page.route(`${url}/stats/richlist`, async (route) => {
      const { offset = 0 } = (route.request().postDataJSON() ?? {}) as { offset?: number }
      if (offset !== 200 || !broken) return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: '{"accounts":[' })
    })
    const started = page.waitForEvent('download')
    await menu(page).click()
    await item(page, 'DAT').click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to download accounts. Please try again.')
    await expect(alert).toContainText('200 have come and will not be asked for again.')
    await expect(menu(page)).toBeDisabled()
    broken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    const file = await started
    expect((await readFile(await file.path())).length).toBe(500 * 28)
    expect(offsets).toEqual([0, 100, 200, 200, 300, 400])
    await expect(alert).toHaveCount(0)
  })

  test('begins anew when nothing of it is left', async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 240 })
    await openRichList(page)
    await page.evaluate(() => {
      const real = Object.getOwnPropertyDescriptor(URL, 'createObjectURL')
      URL.createObjectURL = () => {
        Object.defineProperty(URL, 'createObjectURL', real ?? {})
        throw new Error('The disk is full')
      }
    })
    await menu(page).click()
    await item(page, 'CSV').click()
    await expect(page.getByRole('alert')).toContainText(
      'Failed to download accounts. Please try again.',
    )
    await expect(menu(page)).toBeEnabled()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Try Again' }).click()
    const text = (await readFile(await (await started).path())).toString()
    expect(text.split('\r\n')).toHaveLength(devnet.chain.accounts + 2)
  })

  test('keeps within the rate limit after a 429, and loses nothing', async ({ page, chain }) => {
    test.setTimeout(90_000)
    const { devnet } = await chain({ accounts: 800 })
    await openRichList(page)
    const offsets = watchPages(page, '/stats/richlist')
    devnet.setFaults({ rateLimit: 'server' })
    const { bytes } = await download(page, 'DAT')
    expect(bytes.length).toBe(800 * 28)
    expect(offsets).toEqual([0, 100, 200, 300, 400, 500, 600, 700])
  })

  test('tells when the list went over to another block, as does the file', async ({
    page,
    chain,
  }) => {
    const { devnet, url } = await chain({ accounts: 500 })
    await openRichList(page)
    const before = devnet.chain.tip.index
    await page.route(`${url}/stats/richlist`, async (route) => {
      const { offset = 0 } = (route.request().postDataJSON() ?? {}) as { offset?: number }
      if (offset === 300 && devnet.chain.tip.index === before) {
        devnet.mine()
        devnet.loadRichList()
      }
      return route.continue()
    })
    const { bytes } = await download(page, 'JSON')
    const after = devnet.chain.tip.index
    await expect(page.getByText(/The list’s block changed during the download/)).toContainText(
      `from rank 301 on it is of block ${after.toLocaleString('en-US')}`,
    )
    const { metadata } = JSON.parse(bytes.toString()) as { metadata: Record<string, unknown> }
    expect(metadata['block_number']).toBe(before)
    expect(metadata['block_changes']).toMatchObject([{ from_rank: 301, block_number: after }])
  })

  test('ends with the page it was started on', async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 1000 })
    await openRichList(page)
    devnet.setFaults({ calls: { '/stats/richlist': { latency: 400 } } })
    await menu(page).click()
    await item(page, 'CSV').click()
    await expect(page.getByText(/^\d00 of 1,000 accounts$/)).toBeVisible()
    await page.getByRole('link', { name: 'Mempool' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
    const offsets = watchPages(page, '/stats/richlist')
    await page.waitForTimeout(1500)
    expect(offsets.length).toBeLessThanOrEqual(1)
  })
})

test.describe('to the disk, where the browser can', () => {
  /** Stands in for the dialog and for the file it opens. */
  async function offerDisk(page: Page, answer: 'file' | 'cancel') {
    await page.addInitScript((answer) => {
      const disk = { name: '', chunks: [] as number[], closed: false }
      Object.assign(globalThis, {
        disk,
        showSaveFilePicker: ({ suggestedName }: { suggestedName: string }) => {
          disk.name = suggestedName
          if (answer === 'cancel') throw new DOMException('Closed', 'AbortError')
          return {
            getFile: () => Promise.resolve(new File([], suggestedName)),
            createWritable: () =>
              Promise.resolve(
                new WritableStream<Uint8Array>({
                  write: (chunk) => void disk.chunks.push(chunk.length),
                  close: () => void (disk.closed = true),
                }),
              ),
          }
        },
      })
    }, answer)
  }
  const disk = (page: Page) =>
    page.evaluate(
      () =>
        (globalThis as unknown as { disk: { name: string; chunks: number[]; closed: boolean } })
          .disk,
    )

  test('the file is written as it comes', async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 1000 })
    await offerDisk(page, 'file')
    await openRichList(page)
    devnet.setFaults({ calls: { '/stats/richlist': { latency: 300 } } })
    await menu(page).click()
    await item(page, 'DAT').click()
    await expect.poll(async () => (await disk(page)).closed).toBe(true)
    const { name, chunks } = await disk(page)
    expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.reduce((sum, length) => sum + length, 0)).toBe(1000 * 28)
  })

  test('closing the dialog is no failure, and asks nothing', async ({ page, chain }) => {
    await chain({ accounts: 1000 })
    await offerDisk(page, 'cancel')
    await openRichList(page)
    const offsets = watchPages(page, '/stats/richlist')
    await menu(page).click()
    await item(page, 'CSV').click()
    await expect.poll(async () => (await disk(page)).name).toContain('.csv')
    await expect(menu(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(offsets).toEqual([])
  })
})

test.describe('the history of an address', () => {
  test('is the same bytes as the exporter writes of what the chain holds', async ({
    page,
    chain,
  }) => {
    const { devnet, url } = await chain({ blocks: 120 })
    const client = createRosettaReader({ baseUrl: url })
    const address = devnet.chain.busiest
    const { balances, block_identifier } = await client.account.balance({ address })
    const items = []
    for await (const found of client.search.all({ address, maxBlock: block_identifier.index })) {
      const time = devnet.chain.block(found.block_identifier.index)?.stime ?? 0
      items.push({ summary: summarizeTransaction(found), time: time * 1000 })
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
})

test.describe('the mempool', () => {
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
    expect(name).toBe(
      `Mochimo Mempool ${metadata.taken_at.slice(0, 19).replaceAll(':', '-')}Z.json`,
    )
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

  test('asks for what the page does not know, and again when that fails', async ({
    page,
    chain,
  }) => {
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
})

test('is accessible with its menu open, when it failed, and when it is done', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 800 })
  await openRichList(page)
  await menu(page).click()
  await expect(item(page, 'DAT')).toBeVisible()
  // An open menu hangs beside the landmarks, so that nothing can cut it off; it has the focus.
  await expectAccessible(page, ['region'])
  devnet.setFaults({ calls: { '/stats/richlist': { malformedRate: 1 } } })
  await item(page, 'JSON').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Downloaded 800 accounts.')).toBeVisible()
  await expectAccessible(page)
})
