import { blockCsv, blockJson, readText } from '@mcm/exports'
import { createRosettaReader } from '@mcm/rosetta-client'
import { download, item, menu, withoutSaveDialog } from './support/downloads'
import { expect, spec, test } from './support/test'

test.beforeEach(({ page }) => withoutSaveDialog(page))

test.describe('a block', () => {
  test(
    'saves exactly the bytes that the exporter writes, under its file name',
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
    'the menu opens and closes by pointer and keyboard, and loads on demand',
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

  test('a menu that fails to load shows an error, and loads on a retry', async ({
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
})

test('the rich list is saved as 28 bytes per account', async ({ page, chain }) => {
  const { devnet } = await chain({ accounts: 1000 })
  await page.goto('/richlist')
  await expect(menu(page)).toBeEnabled()
  const { name, bytes } = await download(page, 'DAT')
  expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
  expect(bytes.length).toBe(1000 * 28)
})
