import { blockReward } from '@mcm/proof'
import {
  countRequests,
  currentPath,
  expect,
  pollTip,
  installClock,
  page,
  routeRequests,
  spec,
  test,
  userEvent,
} from '../../../test/screen'

const done = (count: number) =>
  expect.element(page.getByText(new RegExp(`^${count} blocks, mined from`))).toBeVisible()

/** Returns an amount with two decimals, as the page shows totals. */
const mcm = (nano: bigint) =>
  `${(nano / 10n ** 9n).toLocaleString('en')}.${String(nano % 10n ** 9n)
    .padStart(9, '0')
    .slice(0, 2)}`

interface BlockResponse {
  block: { block_identifier: { index: number }; transactions: unknown[] }
}

const figure = (label: string) =>
  page.getByRole('main').css('dl > div').filter({ hasText: label }).css('dd')

test(
  'the latest 100 blocks become figures, plots and tables',
  spec('`/statistics`'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    devnet.mine(3)
    devnet.mine(2, { pseudo: true })
    visit('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click()
    await expect.poll(currentPath).toBe('/statistics')
    await expect.poll(() => document.title).toBe('Statistics · Mochimo Explorer')
    await done(100)

    // The page's numbers match the chain.
    const { tip } = devnet.chain
    const blocks = Array.from({ length: 100 }, (_, at) => devnet.chain.block(tip.index - at))
    const solved = blocks.filter((block) => block && block.index % 256 !== 0)
    const count = solved.reduce((sum, block) => sum + (block?.transactions.length ?? 0), 0)
    await expect
      .element(figure('Transactions'))
      .toHaveText(new RegExp(`^${count.toLocaleString('en')}\\D*[\\d.]+ per block$`))
    const pseudo = solved.filter((block) => block?.transactions.length === 0).length
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Pseudo blocks' }))
      .toContainText(`${pseudo}${pseudo.toFixed(1)}%`)
    // Nobody receives the reward of a pseudo block.
    const paid = solved.reduce(
      (sum, block) => sum + (block?.transactions.length ? blockReward(block.index) : 0n),
      0n,
    )
    await expect.element(figure('Rewards (MCM)')).toContainText(mcm(paid))
    for (const label of ['Mean block time', 'Fees (MCM)']) {
      await expect.element(figure(label)).toHaveText(/\d/)
    }

    const mined = page.getByText(/ blocks, mined from/).getByRole('time')
    await expect
      .element(mined.last())
      .toHaveAttribute('datetime', new Date(tip.stime * 1000).toISOString())

    const numbers = page.getByRole('table', { name: 'Summary' }).getByRole('row')
    await expect.element(numbers).toHaveLength(6)
    // Nothing about the loading is left once it has finished.
    await expect.element(page.getByRole('progressbar')).toHaveLength(0)
    await expect.element(page.getByRole('main')).not.toContainText(/of 100|loaded/i)
    const every = page.getByRole('table', { name: 'All blocks' })
    await expect.element(every.getByRole('link').first()).toHaveText(tip.index.toLocaleString('en'))
    const rewardOf = (row: number) => every.getByRole('row').nth(row).getByRole('cell').last()
    await expect.element(rewardOf(1)).toHaveText('–')
    await expect.element(rewardOf(3)).toContainText(mcm(blockReward(tip.index - 2)))
    await every.getByRole('link').first().click()
    await expect.poll(currentPath).toBe(`/block/${tip.index}`)
  },
)

test('a plot can be read by keyboard and pointer, and its axes are labeled', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit('/statistics')
  await done(100)
  const newest = devnet.chain.tip
  const plot = page.getByRole('figure').filter({ hasText: 'Transactions per block' })
  const slider = plot.getByRole('slider', { name: 'Transactions per block' })
  await expect
    .element(slider)
    .toHaveAttribute(
      'aria-valuetext',
      `Block ${newest.index.toLocaleString('en')}: ${newest.transactions.length}`,
    )
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  const before = devnet.chain.block(newest.index - 1)
  await expect
    .element(slider)
    .toHaveAttribute(
      'aria-valuetext',
      `Block ${(newest.index - 1).toLocaleString('en')}: ${before?.transactions.length}`,
    )
  await userEvent.keyboard('{Home}')
  await expect.element(plot.css('svg text').filter({ hasText: 'Block' })).toHaveLength(2)

  const hoverNewest = async () => {
    const drawn = plot.css('svg').element().getBoundingClientRect()
    const over = slider.element().getBoundingClientRect()
    await slider.hover({
      position: { x: drawn.right - 2 - over.left, y: drawn.top + drawn.height / 2 - over.top },
      // If the plot becomes narrower first, the position is no longer on it.
      timeout: 1000,
    })
    return plot.css('figcaption').element().textContent
  }
  // The plot may still move while the last parts of the screen arrive.
  await expect
    .poll(hoverNewest)
    .toContain(`${newest.transactions.length} Block ${newest.index.toLocaleString('en')}`)
})

test('a chart leads with the mean, and one block far above the others doesn’t flatten it', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const { tip } = devnet.chain
  const count = 987
  routeRequests(`${url}/block`, async (_request, forward) => {
    const body = (await (await forward()).json()) as BlockResponse
    const { block_identifier, transactions } = body.block
    const regular = transactions.at(-1)
    if (block_identifier.index === tip.index - 1) {
      body.block.transactions.push(
        ...Array.from({ length: count - transactions.length + 1 }, () => regular),
      )
    }
    return Response.json(body)
  })
  visit('/statistics')
  await done(100)
  const plot = page.getByRole('figure').filter({ hasText: 'Transactions per block' })
  await expect
    .element(plot.css('figcaption'))
    .toContainText(
      new RegExp(`Mean · Block ${tip.index.toLocaleString('en')}: ${tip.transactions.length}\\D`),
    )
  await expect.element(plot.css('svg text').filter({ hasText: String(count) })).toBeVisible()
  // The exact number can be read.
  const slider = plot.getByRole('slider')
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', `Block ${(tip.index - 1).toLocaleString('en')}: ${count}`)
})

test('the number of blocks is in the URL; going back restores them without requests', async ({
  visit,
  chain,
}) => {
  chain({ blocks: 300 })
  const asked = countRequests()
  visit('/statistics')
  await done(100)
  await page.getByText('250', { exact: true }).click()
  await expect.poll(currentPath).toBe('/statistics?blocks=250')
  await done(250)
  const all = asked('/block')
  expect(all).toBeLessThanOrEqual(252)
  visit('/statistics?blocks=250')
  await done(250)
  await expect.element(page.getByRole('radio', { name: '250' })).toBeChecked()
  expect(asked('/block')).toBe(all)
  // Of 250 rows only those near the window are rendered.
  const rows = page.getByRole('table', { name: 'All blocks' }).getByRole('row')
  expect(rows.elements().length).toBeLessThan(200)
  // The column titles stay in view.
  const title = page.getByRole('columnheader', { name: 'Kind' })
  const table = page.getByRole('table', { name: 'All blocks' })
  await expect
    .poll(() => {
      scrollBy(0, table.element().getBoundingClientRect().bottom - 300)
      return Math.round(title.element().getBoundingClientRect().top)
    })
    .toBe(4)
})

test('on a phone, a link leads to each group of charts and table', async ({ visit, chain }) => {
  await page.viewport(390, 844)
  chain()
  visit('/statistics')
  await done(100)
  const links = page.getByRole('navigation', { name: 'Charts and tables' }).getByRole('link')
  for (const [group, chart] of [
    ['Overview', 'Transactions per block'],
    ['Mining', 'Reward per block'],
  ] as const) {
    await links.filter({ hasText: group }).click()
    await expect
      .element(page.getByRole('figure').filter({ hasText: chart }))
      .toBeInViewport({ ratio: 0.9 })
  }
  for (const name of ['Summary', 'All blocks']) {
    await links.filter({ hasText: name }).click()
    await expect.element(page.getByRole('heading', { name })).toBeInViewport()
  }
})

test('an endpoint with a short history shows a note', async ({ visit, chain }) => {
  chain({ blocks: 40 })
  visit('/statistics?blocks=500')
  await expect.element(page.getByText('This endpoint has only these 40 blocks.')).toBeVisible()
})

test('a new block is added', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/statistics')
  await done(100)
  const [block] = devnet.mine()
  await pollTip()
  await expect
    .element(
      page
        .getByRole('table', { name: 'All blocks' })
        .getByRole('link', { name: block?.index.toLocaleString('en') ?? '' }),
    )
    .toBeVisible()
})
