import { blockCsv, blockJson, readText } from '@mcm/exports'
import { createRosettaReader } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { download, item, menu, openRichList, withoutSaveDialog } from './support/downloads'
import { expectAccessible } from './support/quality'
import { watchPages } from './support/rich-list'
import { expect, spec, test } from './support/test'

test.beforeEach(({ page }) => withoutSaveDialog(page))

test.describe('a block', () => {
  test(
    'is the same bytes as the exporter writes, under its name',
    spec('Block files'),
    async ({ page, chain }) => {
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
    },
  )

  test(
    'the menu opens and closes by pointer and by keyboard, and loads when it is opened',
    spec('Block: Download menu'),
    async ({ page, chain }) => {
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
    },
  )

  test('a menu that does not come is told, and comes when it is tried again', async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    const scripts = /\/assets\/menu-[^/]*\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await menu(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Failed to download the block. Please try again.')
    await page.unroute(scripts)
    await menu(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
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
    const offsets = watchPages(page)
    await menu(page).click()
    await item(page, 'CSV').click()
    await expect.poll(async () => (await disk(page)).name).toContain('.csv')
    await expect(menu(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(offsets).toEqual([])
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
