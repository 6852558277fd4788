import { commands } from 'vitest/browser'
import { expectAccessible } from '../../../test/accessible'
import { currentPath, expect, pollTip, installClock, page, test } from '../../../test/screen'
import { watchShifts } from '../../../test/shifts'
import { PAGE_SIZE } from './heights'

const table = () => page.getByRole('table', { name: 'Blocks' })
const rows = () => table().css('tbody').getByRole('row')
const link = (height: number) => table().css(`a[href="/block/${height}"]`)
const loaded = async () => {
  await expect.element(rows()).toHaveLength(PAGE_SIZE)
  await expect.element(table().css('[class*=skeleton]')).toHaveLength(0)
}

/** The steps below the list. */
const below = () => page.getByRole('navigation', { name: 'Blocks', exact: true })
const miner = () => rows().first().getByRole('link').nth(1)

test('lists the newest blocks with verse, miner and kind, and is accessible', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit('/blocks')
  await loaded()
  const { index } = devnet.chain.tip
  await expect.element(link(index)).toBeVisible()
  await expect.element(link(index - PAGE_SIZE + 1)).toBeVisible()
  await expect.element(link(index - PAGE_SIZE)).toHaveLength(0)
  await expect.element(miner()).toBeVisible()
  await expectAccessible()
})

test('on a phone, a row has the whole verse and its miner', async ({ visit, chain }) => {
  chain()
  await page.viewport(390, 844)
  visit('/blocks')
  await loaded()
  await expect
    .element(
      rows()
        .first()
        .getByText(/\/ .+ \/ /)
        .first(),
    )
    .toBeVisible()
  await expect.element(miner()).toBeVisible()
  // The filter shares its line with what goes to a block.
  const filter = page.getByRole('radio', { name: 'All' }).element().getBoundingClientRect()
  const go = page.getByRole('button', { name: /^Go to a block or date/ })
  expect(go.element().getBoundingClientRect().top).toBeLessThan(filter.bottom)
  await expectAccessible()
})

test('says what was transferred', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.pay({ to: `0x${'5c'.repeat(20)}`, amount: 3_500_000_000n })
  devnet.mine()
  visit('/blocks')
  await loaded()
  await expect.element(rows().first()).toContainText('3.50')
})

test('a sum that two decimals can’t show is less than a hundredth, and its tooltip is exact', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.pay({ to: `0x${'5c'.repeat(20)}`, amount: 5000n })
  devnet.mine()
  visit('/blocks')
  await loaded()
  const sum = () => rows().first().css('[title="0.000005 MCM"]')
  await expect.element(sum()).toHaveText('< 0.01')
})

test('no verse is cut, whatever the width', async ({ visit, chain }) => {
  chain()
  for (const width of [320, 390, 768, 1280]) {
    await page.viewport(width, 900)
    visit('/blocks')
    await loaded()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const heights = new Set<number | undefined>()
    for (const line of table().css('[class*=verse-line]').elements()) {
      const { right } = line.getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(width)
      if (width === 1280) {
        const miner = line.closest('tr')?.querySelector('td:nth-child(3) a')
        expect(right).toBeLessThan(miner?.getBoundingClientRect().left ?? 0)
      }
      heights.add(line.closest('td')?.getBoundingClientRect().height)
    }
    // No row grows when its verse comes.
    expect(heights.size).toBe(1)
  }
})

test('columns keep their places from page to page', async ({ visit, chain }) => {
  const { devnet } = chain()
  const places = () =>
    table()
      .getByRole('columnheader')
      .elements()
      .map((title) => title.getBoundingClientRect().left)
  visit('/blocks')
  await expect.element(table()).toBeVisible()
  const loading = places()
  await loaded()
  expect(places()).toEqual(loading)
  visit(`/blocks?kind=neogenesis&from=${devnet.chain.tip.index}`)
  await expect.element(table().getByText('Ledger snapshot').first()).toBeVisible()
  expect(places()).toEqual(loading)
})

test('a pseudo block has no miner', async ({ visit, chain }) => {
  chain().devnet.mine(1, { pseudo: true })
  visit('/blocks')
  await loaded()
  await expect.element(rows().first()).toContainText('Not solved in time, reward burned')
  await expect.element(rows().first().getByRole('link')).toHaveLength(1)
})

test('says what a kind of block is, and when the next block is expected', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/blocks?kind=pseudo')
  await expect.element(page.getByText('no miner found a solution in time')).toBeVisible()
  await expect.element(page.getByText(/^Next block expected /)).toBeVisible()
})

test('turns pages by links that can be shared, and goes back', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/blocks')
  await loaded()
  const { index } = devnet.chain.tip
  await expect.element(page.getByRole('link', { name: 'Newer blocks' })).toHaveLength(0)
  await expect.element(below().getByRole('button', { name: 'Newer blocks' })).toBeDisabled()
  await below().getByRole('link', { name: 'Older blocks' }).click()
  await expect.poll(currentPath).toBe(`/blocks?from=${index - PAGE_SIZE}`)
  await expect.element(link(index - PAGE_SIZE)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Latest blocks' }))
    .toHaveAttribute('href', '/blocks')
  await below().getByRole('link', { name: 'Newer blocks' }).click()
  await expect.poll(currentPath).toBe('/blocks')
  await expect.element(link(index)).toBeVisible()
})

test('the list ends where the endpoint has no older blocks', async ({ visit, chain }) => {
  const { devnet } = chain()
  const from = devnet.chain.first + 3
  visit(`/blocks?from=${from}`)
  await expect.element(page.getByText('This endpoint returned no older blocks.')).toBeVisible()
  await expect.element(link(devnet.chain.first)).toBeVisible()
  await expect.element(link(devnet.chain.first - 1)).toHaveLength(0)
  await expect.element(below().getByRole('button', { name: 'Older blocks' })).toBeDisabled()
})

test('the same steps are above the list', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/blocks')
  await loaded()
  const { index } = devnet.chain.tip
  const above = page.getByRole('navigation', { name: 'Newer and older blocks' })
  await expect.element(above.getByRole('button', { name: 'Newer blocks' })).toBeDisabled()
  await above.getByRole('link', { name: 'Older blocks' }).click()
  await expect.element(link(index - PAGE_SIZE)).toBeVisible()
  await above.getByRole('link', { name: 'Newer blocks' }).click()
  await expect.poll(currentPath).toBe('/blocks')
  // There are no newer ones, and the focus isn't lost.
  await expect.element(above.getByRole('link', { name: 'Older blocks' })).toHaveFocus()
})

test('goes to a height, and says which heights there are for another', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/blocks')
  await loaded()
  const { index } = devnet.chain.tip
  await page.getByRole('button', { name: /^Go to a block or date/ }).click()
  const field = page.getByRole('textbox', { name: 'Block or date' })
  await field.fill('99999999')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.element(page.getByRole('alert')).toContainText('Enter a block number from 1 to')
  await field.fill('2999-01-01')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.element(page.getByRole('alert')).toContainText('That day hasn’t come yet')
  await field.fill((index - 40).toLocaleString('en'))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(currentPath).toBe(`/blocks?from=${index - 40}`)
  await expect.element(link(index - 40)).toBeVisible()
})

test('goes to the last block of a day', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/blocks')
  await loaded()
  const day = new Date(devnet.chain.tip.stime * 1000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: /^Go to a block or date/ }).click()
  await page.getByRole('textbox', { name: 'Block or date' }).fill(day)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(currentPath).toBe(`/blocks?from=${devnet.chain.tip.index}`)
})

test('filters by kind: neogenesis blocks are found by their heights', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/blocks?kind=neogenesis')
  const height = devnet.chain.tip.index - (devnet.chain.tip.index % 256)
  await expect.element(link(height)).toBeVisible()
  await expect.element(rows().first()).toContainText('Neogenesis')
  await expect.element(rows().first()).toContainText('Ledger snapshot')
  await expect.element(link(height - 256)).toBeVisible()
})

test('a new block comes in at the top', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/blocks')
  await loaded()
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const expectStill = watchShifts()
  devnet.mine(3)
  await pollTip()
  await expect.element(link(devnet.chain.tip.index)).toBeVisible()
  await expect.element(rows()).toHaveLength(PAGE_SIZE)
  // The others glide.
  expectStill()
})

test('after a reorg the rows are those of the chain', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/blocks')
  await loaded()
  await expect.element(rows().nth(1)).not.toContainText('Pseudo')
  devnet.reorg({ depth: 2, length: 3, pseudo: true })
  await pollTip()
  await expect.element(link(devnet.chain.tip.index)).toBeVisible()
  await expect.element(rows().nth(1)).toContainText('Pseudo')
})

test('an endpoint that is down is said, with ways on', async ({ visit, chain }) => {
  const { close } = chain()
  close()
  visit('/blocks')
  await expect.element(page.getByRole('heading', { name: 'Error Loading Blocks' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})
