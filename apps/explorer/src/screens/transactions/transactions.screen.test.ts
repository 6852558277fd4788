import { commands } from 'vitest/browser'
import { expectAccessible } from '../../../test/accessible'
import { currentPath, expect, pollTip, installClock, page, test } from '../../../test/screen'
import { watchShifts } from '../../../test/shifts'
import { LATEST_PAGE_SIZE } from '../../data/latest-transactions-query'

const OTHER = `0x${'5c'.repeat(20)}`
const table = () => page.getByRole('table', { name: 'Latest Transactions' })
const rows = () => table().css('tbody').getByRole('row')
const blocks = () => rows().css('a[href^="/block/"]')
const heights = () =>
  blocks()
    .elements()
    .map((link) => Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0]))
const row = (hash: string) => rows().filter({ has: page.css(`a[href^="/tx/${hash}"]`) })

test('lists the network’s latest transactions, loads more, and is accessible', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/txs')
  await expect.element(rows().first().getByText('Success')).toBeVisible()
  await expect.element(rows()).toHaveLength(LATEST_PAGE_SIZE)
  await expect.element(rows().last().getByRole('time')).toContainText(/\d (min|h|s)/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Load more transactions' }).click()
  await expect.element(rows()).toHaveLength(2 * LATEST_PAGE_SIZE)
  await expect
    .element(page.getByText(/ transactions loaded$/).first())
    .toHaveText(new RegExp(`^${2 * LATEST_PAGE_SIZE} of [\\d,]+ transactions loaded$`))
})

test('says how many are indexed, and lists those up to a block', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/txs')
  await expect.element(page.getByText(/^[\d,]+ indexed$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Latest', exact: true })).toHaveLength(0)
  const height = devnet.chain.tip.index - 30
  await page.getByRole('button', { name: /^Go to a block or date/ }).click()
  await page.getByRole('textbox', { name: 'Block or date' }).fill(String(height))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(currentPath).toBe(`/txs?max_block=${height}`)
  const title = `Up to block ${height.toLocaleString('en')}`
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.poll(() => heights().length).toBe(LATEST_PAGE_SIZE)
  expect(Math.max(...heights())).toBeLessThanOrEqual(height)
  await expectAccessible()
  await page.getByRole('button', { name: 'Latest', exact: true }).click()
  await expect.poll(currentPath).toBe('/txs')
  await expect.poll(() => Math.max(...heights())).toBeGreaterThan(height)
})

test('the rows of one block are a group', async ({ visit, chain }) => {
  chain()
  visit('/txs')
  await expect.poll(() => heights().length).toBe(LATEST_PAGE_SIZE)
  const shown = heights()
  // The second row of a block that isn't the last one of the list.
  const second = shown.findIndex((height, at) => height === shown[at - 1])
  const last = shown.lastIndexOf(shown[second] ?? 0)
  // Its height is seen once, and again in a row that is pointed at or has the focus.
  const isSeen = (at: number) => getComputedStyle(blocks().nth(at).element()).opacity === '1'
  expect(isSeen(second - 1)).toBe(true)
  expect(isSeen(second)).toBe(false)
  expect(isSeen(last + 1)).toBe(true)
  const ruleOf = (at: number) =>
    getComputedStyle(rows().nth(at).getByRole('cell').first().element()).borderBottomColor
  expect(ruleOf(last)).not.toBe(ruleOf(second - 1))
  // Its first row says how many there are, and is as high as the others.
  const first = rows().nth(second - 1)
  const count = first.getByText(`${last - second + 2} transactions`).first()
  await expect.element(count).toBeVisible()
  const heightOf = (at: number) => rows().nth(at).element().getBoundingClientRect().height
  expect(heightOf(second - 1)).toBe(heightOf(second))
  // The number has the place of the count while its row has the focus.
  ;(blocks().nth(second).element() as HTMLElement).focus()
  expect(isSeen(second)).toBe(true)
  await expect.element(count).not.toBeVisible()
})

test('a long name of a watched address leaves its row one line high', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const plain = devnet.pay({ to: `0x${'5d'.repeat(20)}`, amount: 1n })
  devnet.mine()
  const named = devnet.pay({ to: OTHER, amount: 1_500_000_000n, memo: 'MEMO-123456-LON' })
  devnet.mine()
  const label = 'An exchange with an uncommonly long name'
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address: OTHER, label, dateAdded: 1 }]),
  )
  visit('/txs')
  await expect.element(row(named)).toContainText(label)
  const heightOf = (hash: string) => row(hash).element().getBoundingClientRect().height
  expect(heightOf(named)).toBe(heightOf(plain))
  const memo = row(named).getByText('MEMO-123456-LON').element().getBoundingClientRect()
  expect(memo.right).toBeLessThanOrEqual(
    row(named).getByRole('cell').nth(6).element().getBoundingClientRect().left,
  )
})

test('a transaction comes in with its block', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  installClock()
  visit('/txs')
  await expect.element(rows()).toHaveLength(LATEST_PAGE_SIZE)
  await expect.element(table()).toHaveAttribute('aria-busy', 'false')
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const expectStill = watchShifts()
  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n, memo: 'TEST-1' })
  for (let other = 0; other < 4; other += 1) {
    devnet.mine()
    devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  }
  devnet.mine()
  await pollTip()
  await expect.element(row(id)).toContainText('1.500000000')
  await expect.element(row(id)).toContainText('0.000000500')
  await expect.element(row(id)).toContainText('TEST-1')
  await expect.element(row(id)).toContainText('Success')
  // The others glide.
  expectStill()
})

test('on a phone, a row says from whom, to whom and in which block', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n })
  devnet.mine()
  await page.viewport(390, 844)
  visit('/txs')
  const links = row(id).getByRole('link')
  await expect.element(links).toHaveLength(4)
  await expect.element(links.first()).toHaveAttribute('href', `/block/${devnet.chain.tip.index}`)
  await expect.element(links.nth(3)).toHaveAttribute('href', `/address/${OTHER}`)
  await expectAccessible()
})

test('on a phone, a block is the title of its rows, which are equally high with a memo', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 3 })
  devnet.pay({ to: OTHER, amount: 1_500_000_000n, memo: 'MEMO-123456-LON' })
  const [mined] = devnet.mine()
  await page.viewport(390, 844)
  visit('/txs')
  await expect.poll(() => heights().length).toBe(LATEST_PAGE_SIZE)
  const titled = blocks()
    .elements()
    .flatMap((link) => (link.checkVisibility() ? [link.closest('tr')] : []))
  expect(titled).toHaveLength(new Set(heights()).size)
  expect(titled[0]).toBe(rows().first().element())
  expect(heights()[0]).toBe(mined?.index)
  await expect.element(rows().first()).toContainText(`${mined?.transactions.length} transactions`)
  await expect.element(table()).toContainText('MEMO-123456-LON')
  const others = rows()
    .elements()
    .filter((one) => !titled.some((title) => title === one))
  expect(new Set(others.map((one) => one.getBoundingClientRect().height)).size).toBe(1)
})

test('every memo starts at the same place, and is shown only of a single recipient', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 3 })
  devnet.pay({ to: OTHER, amount: 1n, memo: 'A-1' })
  devnet.mine(3)
  visit('/txs')
  const memos = () => table().css('td [title]').elements().filter(isMemo).filter(isShown)
  await expect.poll(() => memos().length).toBeGreaterThan(1)
  expect(new Set(memos().map((memo) => memo.getBoundingClientRect().left)).size).toBe(1)
  for (const memo of memos()) expect(memo.closest('tr')?.textContent).not.toMatch(/and \d+ more/)
})

const isShown = (element: Element) => element.getClientRects().length > 0
const isMemo = (element: Element) => element.textContent === `memo ${element.getAttribute('title')}`

test('one whose block lost is Split, whatever the index says', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  devnet.mine()
  devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
  visit('/txs')
  await expect.element(row(id)).toContainText('Split')
  await expect.element(row(id)).not.toContainText('Success')
})

test('an endpoint without an index says so', async ({ visit, chain }) => {
  chain().devnet.setFaults({ noIndexer: true })
  visit('/txs')
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
})
