import {
  countRequests,
  currentPath,
  expect,
  failConnection,
  hearTip,
  installClock,
  page,
  routeRequests,
  runFor,
  spec,
  test,
  userEvent,
} from '../../../test/screen'

const done = (count: number) =>
  expect.element(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible()

const figure = (label: string) =>
  page.getByRole('main').css('dl > div').filter({ hasText: label }).css('dd')

test(
  'the newest 100 blocks become figures, plots and tables',
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

    // What the page says is what the chain holds.
    const { tip } = devnet.chain
    const blocks = Array.from({ length: 100 }, (_, at) => devnet.chain.block(tip.index - at))
    const solved = blocks.filter((block) => block && block.index % 256 !== 0)
    const count = solved.reduce((sum, block) => sum + (block?.transactions.length ?? 0), 0)
    await expect.element(figure('Transactions')).toHaveText(count.toLocaleString('en'))
    const pseudo = solved.filter((block) => block?.transactions.length === 0).length
    await expect.element(figure('Pseudo blocks')).toHaveText(`${pseudo}%`)
    for (const label of ['Mean block time', 'Mean difficulty', 'Fees, MCM', 'Rewards, MCM']) {
      await expect.element(figure(label)).toHaveText(/\d/)
    }

    const numbers = page.getByRole('table', { name: 'In numbers' }).getByRole('row')
    await expect.element(numbers).toHaveLength(6)
    const every = page.getByRole('table', { name: 'Every block' })
    await expect.element(every.getByRole('link').first()).toHaveText(tip.index.toLocaleString('en'))
    await every.getByRole('link').first().click()
    await expect.poll(currentPath).toBe(`/block/${tip.index}`)
  },
)

test('a plot is read off by keyboard and by pointer, and its axes are labelled', async ({
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

  const drawn = plot.css('svg').element().getBoundingClientRect()
  const over = slider.element().getBoundingClientRect()
  await slider.hover({
    position: { x: drawn.right - 2 - over.left, y: drawn.top + drawn.height / 2 - over.top },
  })
  await expect
    .element(plot.css('figcaption'))
    .toContainText(`Block ${newest.index.toLocaleString('en')} ${newest.transactions.length}`)
})

test('how many blocks is in the URL; going back finds them without asking again', async ({
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
  // Of 250 rows only those near the window are in the page.
  const rows = page.getByRole('table', { name: 'Every block' }).getByRole('row')
  expect(rows.elements().length).toBeLessThan(200)
})

test('an endpoint with a short history says so', async ({ visit, chain }) => {
  chain({ blocks: 40 })
  visit('/statistics?blocks=500')
  await expect
    .element(page.getByText('This endpoint has no older blocks; these are all 40.'))
    .toBeVisible()
})

test('a new block joins what is there', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/statistics')
  await done(100)
  const [block] = devnet.mine()
  await hearTip()
  await expect
    .element(
      page
        .getByRole('table', { name: 'Every block' })
        .getByRole('link', { name: block?.index.toLocaleString('en') ?? '' }),
    )
    .toBeVisible()
})

test('an endpoint that limits is asked slowly, and the page says so', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ rateLimit: 'server' })
  const asked = countRequests()
  installClock()
  visit('/statistics')
  await expect.element(page.getByText('Rate limited; loading slowly')).toBeVisible()
  const before = asked('/block')
  const since = Date.now()
  await runFor(12_000)
  const minutes = (Date.now() - since) / 60_000
  // Fewer than 60 in a minute, and still coming.
  expect(asked('/block') - before).toBeLessThan(60 * minutes + 1)
  expect(asked('/block') - before).toBeGreaterThan(1)
})

test('when the endpoint goes down half-way, what came stays, and it goes on on request', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  let answered = 0
  let down = true
  routeRequests(`${url}/block`, (_request, forward) => {
    answered += 1
    return down && answered > 30 ? failConnection() : forward()
  })
  installClock()
  visit('/statistics')
  const every = page.getByRole('table', { name: 'Every block' })
  await expect.element(every.getByRole('link')).not.toHaveLength(0)
  await runFor(10_000)
  await expect.element(page.getByText('Loading stopped.')).toBeVisible()
  await expect.element(every.getByRole('link')).not.toHaveLength(0)
  down = false
  await page.getByRole('button', { name: 'Go on' }).click()
  await done(100)
})

test('when nothing comes at all, the page offers the ways on', async ({ visit, chain }) => {
  const first = chain()
  chain({ seed: 'second' })
  first.close()
  installClock()
  visit('/statistics')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await runFor(30_000)
  await expect.element(page.getByText('Unable to load blocks')).toBeVisible()
  await page.getByRole('button', { name: 'Try another endpoint' }).click()
  await done(100)
})

test('a server whose node is down is no chain without blocks', async ({ visit, chain }) => {
  const { devnet } = chain({ faults: { noNode: true } })
  installClock()
  visit('/statistics')
  const main = page.getByRole('main')
  await expect.element(main).toContainText('The endpoint is starting up and not ready')
  await expect.element(main.getByRole('button', { name: /Try Again/i })).toBeVisible()
  devnet.clearFaults()
  await hearTip()
  await done(100)
})
