import { expectAccessible } from '../../../../test/accessible'
import { serveSummary } from '../../../../test/chain-summary'
import {
  countRequests,
  currentPath,
  expect,
  installClock,
  offerDataset,
  page,
  pollTip,
  test,
  userEvent,
  type Fixtures,
} from '../../../../test/screen'

/** Blocks that the data set lacks when the page opens. */
const LATEST = 12

async function visitAllTime(
  { visit, chain }: Pick<Fixtures, 'visit' | 'chain'>,
  path = '/statistics',
  blocks = 300,
) {
  const { devnet } = chain({ blocks })
  const { tip } = devnet.chain
  const from = tip.index - blocks + 2
  offerDataset(await serveSummary(devnet, from, tip.index - LATEST))
  visit(path)
  return { devnet, from, tip: tip.index }
}

const table = () => page.getByRole('table', { name: 'All periods' })
const figure = (label: string) =>
  page
    .getByRole('main')
    .css('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .css('dd')
const plot = (label: string) => page.getByRole('slider', { name: label, exact: true })

test('shows the whole chain and adds the latest blocks live', async ({ visit, chain }) => {
  installClock()
  const { devnet, from, tip } = await visitAllTime({ visit, chain }, '/statistics', 600)
  const count = tip - from + 1
  await expect.element(figure('Blocks')).toHaveText(String(count))
  await expect.element(page.getByText(`Includes the latest ${LATEST} blocks`)).toBeVisible()
  for (const label of ['Issued supply (MCM)', 'Pseudo blocks', 'Transactions']) {
    await expect.element(plot(label)).toBeVisible()
  }
  // Only the chain's last period isn't over.
  await expect.element(table().getByText('so far')).toHaveLength(1)
  await expect.element(table().getByRole('row').nth(1)).toContainText('so far')
  // A value that never changes is a flat line, with a word instead of the period.
  await expect.element(plot('Difficulty, mean')).toBeVisible()
  await expect
    .element(page.getByRole('figure').filter({ hasText: 'Difficulty, mean' }).css('figcaption'))
    .toHaveText('Difficulty, mean0 throughout')
  // The lead says which period its value is of, and how it has changed.
  await expect
    .element(page.getByRole('region', { name: 'Overview' }).getByRole('figure').first())
    .toHaveText(/^Transactions\d+ Blocks [\d,]+–\d+[+−]\d+%(Up|Down) \d+% vs\. the previous 100/)
  // The others needn't say it, unless their value is of another period.
  const supply = page.getByRole('figure').filter({ hasText: 'Issued supply' }).css('figcaption')
  await expect.element(supply).toHaveText(/^Issued supply \(MCM\)[\d.]+M Schedule: /)
  const period = page
    .getByRole('figure')
    .filter({ hasText: /^Transactions/ })
    .getByText(/^Blocks [\d,]+–\d+$/)
    .element().textContent
  await expect.element(page.getByRole('region', { name: 'Usage' }).getByText(period)).toBeVisible()
  plot('Issued supply (MCM)').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(supply).toHaveText(/^Issued supply \(MCM\)[\d.]+M [\d,]+–\d+/)
  devnet.mine(1)
  await pollTip()
  await expect.element(figure('Blocks')).toHaveText(String(count + 1))
})

test('on a phone, a link leads to each group of charts and to the table', async ({
  visit,
  chain,
}) => {
  await page.viewport(390, 844)
  await visitAllTime({ visit, chain })
  const links = page.getByRole('navigation', { name: 'Charts and tables' }).getByRole('link')
  for (const [group, chart] of [
    ['Mining', 'Difficulty, mean'],
    ['Usage', 'Amount moved (MCM)'],
    ['Overview', 'Transactions'],
  ] as const) {
    await links.filter({ hasText: group }).click()
    await expect
      .element(page.getByRole('figure').filter({ hasText: chart }).first())
      .toBeInViewport({ ratio: 0.9 })
    // The one that is read is marked.
    await expect
      .element(links.filter({ hasText: group }))
      .toHaveAttribute('aria-current', 'location')
    expect(links.elements().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
  }
  await links.last().click()
  await expect.element(page.getByRole('heading', { name: 'All periods' })).toBeInViewport()
  // The table has columns below their titles, like on a desktop, and a line with the other figures.
  const titles = ['Period', 'Solve time (min:s)', 'Transactions']
  const cells = table().getByRole('row').nth(1).getByRole('cell').elements()
  const right = (element: Element | undefined) => element?.getBoundingClientRect().right
  const shown = cells.filter((cell) => cell.checkVisibility())
  const notes = shown.slice(titles.length).map((cell) => cell.textContent.split(' ', 1)[0])
  expect(notes).toEqual(['fees', 'rewards', 'pseudo'])
  for (const [at, name] of titles.slice(1).entries()) {
    const title = page.getByRole('columnheader', { name }).element()
    expect(right(shown[at + 1])).toBeCloseTo(right(title) ?? 0)
  }
})

test('a point and a row lead to their blocks', async ({ visit, chain }) => {
  const { tip } = await visitAllTime({ visit, chain }, '/statistics')
  await expect.element(plot('Transactions')).toHaveAttribute('aria-valuetext')
  await expect.element(page.getByText('Includes the latest')).toBeVisible()
  const row = table().getByRole('link').first()
  await expect.element(row).toHaveAttribute('href', `/blocks?from=${tip}`)
  // The unfinished period isn't plotted, so the last point is the period before it.
  const finished = table().getByRole('link').nth(1).element().getAttribute('href')
  plot('Transactions').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(finished)
})

test('the range limits figures, charts and table, and is in the URL', async ({ visit, chain }) => {
  // More than two days.
  const { from, tip } = await visitAllTime({ visit, chain }, '/statistics?by=days', 1600)
  await expect.element(figure('Blocks')).toHaveText((tip - from + 1).toLocaleString('en'))
  const links = () => table().getByRole('link').elements().length
  const days = links()
  expect(days).toBeGreaterThan(2)
  const firstDay = page.getByRole('slider', { name: 'Range: Start' })
  firstDay.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(currentPath).toMatch(/^\/statistics\?by=days&from=\d+$/)
  const start = Number(/\d+$/.exec(currentPath())?.[0])
  expect(start).toBeGreaterThan(from)
  await expect.poll(links).toBe(days - 1)
  await expect.element(figure('Blocks')).toHaveText((tip - start + 1).toLocaleString('en'))
})

test('loads only the blocks that the data set lacks, and the latest ones on request', async ({
  visit,
  chain,
}) => {
  const requests = countRequests()
  await visitAllTime({ visit, chain })
  await expect.element(page.getByText('Includes the latest')).toBeVisible()
  expect(requests('/summary.json')).toBe(1)
  expect(requests('/block')).toBeLessThanOrEqual(LATEST + 4)

  await page
    .getByRole('group', { name: 'Latest blocks', exact: true })
    .getByRole('radio', { name: '100' })
    .click()
  await expect.element(page.getByText(/^100 blocks, mined from/)).toBeVisible()
  await expect.poll(currentPath).toBe('/statistics?blocks=100')
})

test('another division keeps the focus, and the charts until it has loaded', async ({
  visit,
  chain,
}) => {
  await visitAllTime({ visit, chain })
  const division = page.getByRole('group', { name: 'Group by' })
  const checked = division.css('input:checked')
  await expect.element(checked).toHaveLength(1)
  const before = checked.element()
  ;(before as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(currentPath).toContain('by=')
  await expect.poll(() => checked.element() !== before).toBe(true)
  await expect.element(checked).toHaveFocus()
})

test('offers the latest blocks if the data set can’t be loaded', async ({ visit, chain }) => {
  chain()
  offerDataset('https://missing.test')
  visit('/statistics')
  await expect.element(page.getByText('Couldn’t load the data set')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show the latest blocks' }).click()
  await expect.element(page.getByText(/^100 blocks, mined from/)).toBeVisible()
})

test('is accessible', async ({ visit, chain }) => {
  await visitAllTime({ visit, chain })
  await expect.element(plot('Accounts seen')).toBeVisible()
  await expectAccessible()
})
