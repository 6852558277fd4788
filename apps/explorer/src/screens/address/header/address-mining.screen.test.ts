import { busiestMiner, main, OTHER, rows } from '../../../../test/address'
import { currentPath, expect, page, reveal, test, userEvent } from '../../../../test/screen'

test('a miner’s page counts its blocks once, whatever loads later, and leads to each', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const miner = busiestMiner(devnet)
  visit(`/address/${miner}`)
  const mining = page.getByRole('region', { name: 'Mining' })
  const strip = mining.getByRole('slider', { name: /^Mined \d+ of the latest \d+ blocks/ })
  await expect.element(strip).toBeInTheDocument()
  await expect.element(mining).toContainText('each is read from its block')
  const label = strip.element().getAttribute('aria-label') ?? ''
  const [count, span, share] = Array.from(label.matchAll(/\d+/g), Number)
  const tip = devnet.chain.tip.index
  const own = Array.from({ length: Number(span) }, (_, at) => tip - at).filter((height) => {
    const block = devnet.chain.block(height)
    return block?.miner !== undefined && devnet.chain.address(block.miner) === miner
  })
  expect(own).toHaveLength(Number(count))
  expect(own.at(-1)).toBe(tip - Number(span) + 1)
  // Of a few blocks, a percentage would overstate it.
  const percent = Math.round((100 * Number(count)) / Number(span))
  expect(share).toBe(Number(span) < 20 ? undefined : percent)

  // Older pages don't change it.
  const before = rows().elements().length
  await expect
    .poll(async () => {
      const more = page.getByRole('button', { name: 'Load more' })
      if (more.elements().length > 0) await reveal(more)
      return rows().elements().length
    })
    .toBeGreaterThan(before + 5)
  await expect.element(strip).toHaveAttribute('aria-label', label)

  // By keyboard, the oldest is read and opened.
  strip.element().focus()
  await userEvent.keyboard('{Home}')
  const oldest = own.at(-1) ?? 0
  await expect
    .element(strip)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`block ${oldest.toLocaleString('en')}`),
    )
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/block/${oldest}`)

  visit(`/address/${OTHER}`)
  await expect.element(main()).toContainText('No transactions found')
  await expect.element(mining).toHaveLength(0)
})

test('a miner’s balance over time is folded below its list', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit(`/address/${busiestMiner(devnet)}`)
  const fold = main().getByText('Show the chart')
  await expect.element(fold).toBeVisible()
  const table = page.getByRole('table', { name: 'Latest Transactions' }).element()
  const follows = table.compareDocumentPosition(fold.element())
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('a miner’s first pages load at once: the fees of a block are one row', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit(`/address/${busiestMiner(devnet)}`)
  await expect.element(main()).toContainText(/30 of \d+ transactions loaded, grouped by block/)
  const list = page.getByRole('table', { name: 'Latest Transactions' })
  const count = list.css('tbody').getByRole('row').elements().length
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThan(10)
})

test('on a phone, a miner’s blocks are words above the list and a drawing below it', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  await page.viewport(390, 844)
  visit(`/address/${busiestMiner(devnet)}`)
  const words = page.getByRole('region', { name: 'Mining' })
  await expect
    .element(words)
    .toContainText(/Blocks mined\d+ of the latest \d+.*Earned \(MCM\)[\d.]+/)
  const strip = main().getByRole('slider', { name: /^Mined \d+ of the latest \d+ blocks/ })
  await expect.element(strip).toHaveLength(1)
  await reveal(strip)
  await expect.element(page.getByRole('heading', { name: 'Mined blocks' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Latest Transactions' }).element()
  expect(
    table.compareDocumentPosition(strip.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0)
  expect(
    table.compareDocumentPosition(words.element()) & Node.DOCUMENT_POSITION_PRECEDING,
  ).not.toBe(0)
})
