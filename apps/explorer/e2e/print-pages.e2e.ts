import { type Block, createRosettaReader, type Transaction } from '@mcm/rosetta-client'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Prints the page on A4 and returns the number of pages. */
async function countPages(page: Page, path: string): Promise<number> {
  // The bytes are text except for the compressed contents of the pages.
  const pdf = await page.pdf({ format: 'A4', path })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const destinationsOf = ({ operations }: Transaction) =>
  operations.filter(({ type }) => type === 'DESTINATION_TRANSFER').length

/** The line at the bottom of every printed page. */
async function expectFooter(page: Page, endpoint: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByText(/^Endpoint/).locator('..')
  await expect(footer).toBeVisible()
  await expect(footer).toContainText(page.url())
  await expect(footer).toContainText(endpoint)
  await expect(footer).toContainText(/Printed .*\d{4}.* UTC/)
}

test('a block of 75 transactions prints on two pages, with columns and a footer', async ({
  page,
  chain,
}, info) => {
  const { devnet, url } = await chain()
  devnet.simulate(120)
  const [block] = devnet.mine()
  await page.route(`${url}/block`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { block: Block }
    const [reward, ...transfers] = answer.block.transactions
    const simple = transfers.filter((one) => destinationsOf(one) === 1).slice(0, 75)
    answer.block.transactions = reward ? [reward, ...simple] : simple
    await route.fulfill({ response, json: answer })
  })
  // It would find that transactions are missing.
  await page.route('**/proof.worker-*.js', (route) => route.abort())
  await page.goto(`/block/${block?.index}`)
  await expect(page.getByRole('heading', { name: '75 Regular Transactions' })).toBeVisible()
  await expect(page.getByText(/^Not checked/).first()).toBeVisible()
  expect(await countPages(page, info.outputPath('block.pdf'))).toBe(2)

  await expectFooter(page, url)
  // The sizes of the printed page: 194 mm between the margins.
  await page.setViewportSize({ width: 733, height: 1000 })
  const table = page.getByRole('table', { name: /Regular Transactions/ })
  for (const title of ['Transaction', 'From', 'To', 'Amount (MCM)']) {
    await expect(table.getByRole('columnheader', { name: title, exact: true })).toBeVisible()
  }
  const cells = await table.getByRole('row').nth(1).getByRole('cell').all()
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)

  // The titles come again on the second page.
  const head = table.locator('thead')
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe(
    'table-header-group',
  )
  // A hash to look up is complete, on two lines of its column.
  const hash = table.getByRole('row').nth(1).getByRole('cell').first().getByRole('link')
  expect((await hash.innerText()).replaceAll(/\s/g, '')).toMatch(/^0x[\da-f]{64}$/)
  const lines = await hash.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(2)
  // Nothing in it is smaller than 7.5 points.
  const sizes = await table.locator('td, td a, td span').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      .filter((size) => size > 0),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)

  // A memo is below its recipient, after a word.
  const memo = table.locator('.print-memo').first()
  const word = await memo.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(word).toBe('"memo "')
  const recipient = memo.locator('xpath=..').getByRole('link')
  const above = await recipient.boundingBox()
  const below = await memo.boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 7)
  expect(below?.x).toBe(above?.x)
})

test('a block printed from a phone has its facts, which are folded on screen', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/block/${devnet.chain.tip.index}`)
  await expect(page.getByText('Size, fees and more')).toBeVisible()
  await expect(page.getByText('Merkle root')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Merkle root')).toBeVisible()
  await expect(page.getByText('Size, fees and more')).toHaveCount(0)
})

test('a transaction prints as a receipt of one page, with its block’s verse', async ({
  page,
  chain,
}, info) => {
  const { devnet, url } = await chain({ traffic: 0 })
  const id = devnet.pay({ to: `0x${'5c'.repeat(20)}`, amount: 1_300_000_000n, memo: 'INVOICE-42' })
  devnet.mine(3)
  const { block } = await createRosettaReader({ baseUrl: url }).block.get({
    index: devnet.chain.tip.index - 2,
  })
  const firstLine = (block.metadata.haiku ?? '').split('\n', 1)[0]?.trim() ?? ''
  await page.goto(`/tx/${id}`)
  await expect(page.getByText(/\d of \d+ checks passed/)).toBeVisible()
  const verse = page.getByRole('main').getByText(firstLine)
  await expect(verse).toBeVisible()
  expect(await countPages(page, info.outputPath('transaction.pdf'))).toBe(1)
  await expectFooter(page, url)
  await expect(verse).toBeVisible()
  // Paper can't open the list of checks.
  await expect(
    page.getByText('(amounts, inclusion in its block, block header, proof of work)'),
  ).toBeVisible()

  // The amount is the largest figure, and what became of it takes one line.
  await page.setViewportSize({ width: 733, height: 1000 })
  const size = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const main = page.getByRole('main')
  const amount = main.getByText(/^1\.30\b/).first()
  expect(await size(amount)).toBeGreaterThan(
    2 * (await size(main.getByRole('heading', { level: 1 }))),
  )
  const status = await main.getByText('Confirmed', { exact: true }).boundingBox()
  const depth = await main.getByText(/of 10 confirmations/).boundingBox()
  expect(Math.abs((status?.y ?? 0) - (depth?.y ?? 99))).toBeLessThan(3)
})
