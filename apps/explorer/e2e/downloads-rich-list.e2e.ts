import { readFile } from 'node:fs/promises'
import type { Devnet, RunningDevnet } from '@mcm/devnet'
import { download, item, menu, openRichList, withoutSaveDialog } from './support/downloads'
import { watchPages } from './support/rich-list'
import { expect, spec, test } from './support/test'

test.beforeEach(({ page }) => withoutSaveDialog(page))

/** The whole ledger as the server lists it: accounts of equal balance may stand in any order. */
function ledgerOf(devnet: Devnet) {
  return new Map(Array.from(devnet.chain.ledger(), ({ address, balance }) => [address, balance]))
}

const mcm = (nano: bigint) => `${nano / 10n ** 9n}.${String(nano % 10n ** 9n).padStart(9, '0')}`

test.describe('the rich list of 12,500 accounts', () => {
  let running: RunningDevnet
  test.beforeEach(async ({ chain, page }) => {
    test.setTimeout(180_000)
    running = await chain({ accounts: 12_500 })
    await openRichList(page)
  })

  test(
    'as CSV is the ledger, byte by byte',
    spec('Rich list: Download menu', 'Rich list files'),
    async ({ page }) => {
      const { devnet } = running
      const offsets = watchPages(page)
      const { name, bytes } = await download(page, 'CSV')
      expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.csv`)
      await expect.poll(() => offsets).toEqual(Array.from({ length: 125 }, (_, at) => at * 100))
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
    },
  )

  test(
    'as DAT is the ledger, 28 bytes an account',
    spec('Rich list: Download menu', 'Rich list files'),
    async ({ page }) => {
      const { devnet } = running
      const { name, bytes } = await download(page, 'DAT')
      expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
      expect(bytes.length).toBe(12_500 * 28)
      const ledger = ledgerOf(devnet)
      const records = Array.from({ length: 12_500 }, (_, at) =>
        bytes.subarray(at * 28, at * 28 + 28),
      )
      const order = records.map((record) => `0x${record.toString('hex', 0, 20)}`)
      expect(new Set(order).size).toBe(ledger.size)
      expectRichestFirst(order, ledger)
      for (const [at, record] of records.entries()) {
        if (record.readBigUInt64LE(20) !== ledger.get(order[at] ?? ''))
          throw new Error(`Rank ${at + 1}`)
      }
    },
  )

  test(
    'as JSON is the ledger with what it is of',
    spec('Rich list: Download menu', 'Rich list files'),
    async ({ page }) => {
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
    },
  )
})

test.describe('a long download', () => {
  test(
    'shows how far it is, with the button disabled, and can be cancelled',
    spec('Rich list: downloading, button disabled'),
    async ({ page, chain }) => {
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
      const offsets = watchPages(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(menu(page)).toBeEnabled()
      const { length } = offsets
      await page.waitForTimeout(1500)
      expect(offsets.length).toBeLessThanOrEqual(length + 1)
      expect(downloads).toEqual([])
    },
  )

  test(
    'asks for the page that failed again, and for nothing else',
    spec("'Failed to download accounts…'"),
    async ({ page, chain }) => {
      const { url } = await chain({ accounts: 500 })
      await openRichList(page)
      const offsets = watchPages(page)
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
      await expect.poll(() => offsets).toEqual([0, 100, 200, 200, 300, 400])
      await expect(alert).toHaveCount(0)
    },
  )

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
    const offsets = watchPages(page)
    devnet.setFaults({ rateLimit: 'server' })
    const { bytes } = await download(page, 'DAT')
    expect(bytes.length).toBe(800 * 28)
    await expect.poll(() => offsets).toEqual([0, 100, 200, 300, 400, 500, 600, 700])
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
    const offsets = watchPages(page)
    await page.waitForTimeout(1500)
    expect(offsets.length).toBeLessThanOrEqual(1)
  })
})

function expectRichestFirst(order: string[], ledger: Map<string, bigint>) {
  const balances = order.map((address) => ledger.get(address) ?? -1n)
  const sorted = [...balances].sort((a, b) => (b > a ? 1 : b < a ? -1 : 0))
  expect(balances).toEqual(sorted)
}
