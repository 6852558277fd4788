import { vi } from 'vitest'
import { row, rows, scrollToEnd, seen, watchPages } from '../../../../test/rich-list'
import {
  countRequests,
  expect,
  goBack,
  installClock,
  page,
  pause,
  runFor,
  spec,
  test,
} from '../../../../test/screen'

test(
  'more accounts load near the end of the list, until the end',
  spec("Rich list: infinite scroll and 'End of rich list'", 'Rich list: loaded, loading more, end'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ accounts: 240 })
    const offsets = watchPages()
    const richest = [...devnet.chain.richest()]
    visit('/richlist')
    await expect.element(rows().first()).toBeVisible()
    await expect.poll(() => offsets).toEqual([0])
    for (const rank of [100, 200]) {
      await expect
        .poll(() => {
          scrollToEnd()
          return offsets
        })
        .toContain(rank)
      await expect.poll(() => Math.max(...ranks())).toBeGreaterThanOrEqual(rank)
    }
    await expect
      .poll(() => {
        scrollToEnd()
        return page.getByText('End of rich list').query()
      })
      .toBeVisible()
    await expect
      .element(rows().last().getByRole('cell').first())
      .toHaveText(String(richest.length), seen)
    expect(offsets).toEqual([0, 100, 200])
    expect(rows().elements().length).toBeLessThan(200)
    // The smallest shares are the widest: '< 0.01%'.
    await expect.element(rows().filter({ hasText: '<\u00a00.01%' })).not.toHaveLength(0)
    const heights = rows()
      .elements()
      .map((one) => one.getBoundingClientRect().height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
  },
)

test(
  'the button loads more for visitors who don’t scroll',
  spec("Rich list: 'Load more accounts'"),
  async ({ visit, chain }) => {
    chain({ accounts: 240 })
    vi.stubGlobal(
      'IntersectionObserver',
      class extends IntersectionObserver {
        override observe() {}
      },
    )
    const offsets = watchPages()
    visit('/richlist')
    await page.getByRole('button', { name: 'Load more accounts' }).click()
    await expect.poll(() => offsets).toEqual([0, 100])
  },
)

test(
  'a page that fails to load can be retried',
  spec('Rich list: error loading a further page', "'Failed to load more accounts…'"),
  async ({ visit, chain }) => {
    const { devnet } = chain({ accounts: 240 })
    installClock()
    visit('/richlist')
    await expect.element(rows().first()).toBeVisible()
    devnet.setFaults({ calls: { '/stats/richlist': { malformedRate: 1 } } })
    const asked = countRequests()
    scrollToEnd()
    await expect.poll(() => asked('/stats/richlist')).toBe(1)
    await runFor(10_000)
    const failure = page.getByText('Failed to load more accounts. Please try again.')
    await expect.element(failure).toBeVisible()
    await expect.element(rows().first()).toBeVisible()
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByText('Failed to load more accounts.')).toHaveLength(0)
  },
)

test('Back restores the list without new requests', async ({ visit, chain }) => {
  chain({ accounts: 400 })
  const offsets = watchPages()
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  scrollToEnd()
  await expect.poll(() => offsets).toEqual([0, 100])
  await expect
    .poll(() => {
      scrollTo(0, 5000)
      return scrollY
    })
    .toBeGreaterThan(4990)
  const inSight = () =>
    rows()
      .css('a[href^="/address/"]')
      .elements()
      .filter((one) => one.getBoundingClientRect().top >= 0)
      .map((one) => one.getAttribute('href'))
      .slice(0, 3)
  await pause(300)
  const before = inSight()
  const position = Math.round(scrollY)
  await page.css(`a[href="${before[1]}"]`).click()
  await expect.element(page.getByRole('heading', { name: 'Latest Transactions' })).toBeVisible()
  await goBack()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Rich List')
  // To the pixel, except for rounding of row positions.
  await expect.poll(() => Math.abs(scrollY - position)).toBeLessThanOrEqual(2)
  await expect.poll(inSight).toEqual(before)
  expect(offsets).toEqual([0, 100])
})

test(
  'addresses are full on wide screens, shortened up to 768 pixels, and have their star',
  spec('Rich list: addresses up to 768 pixels, stars', '768 pixels'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const [{ address } = { address: '' }] = devnet.chain.richest()
    localStorage.setItem(
      'address-watchlist',
      JSON.stringify([{ address, label: 'Treasury', dateAdded: 1 }]),
    )
    const width = () => row(address).getByRole('link').element().getBoundingClientRect().width
    await page.viewport(769, 900)
    visit('/richlist')
    await expect.element(row(address)).toContainText('(in your watchlist)')
    await expect.element(row(address)).toContainText('Treasury')
    const whole = width()
    await page.viewport(768, 900)
    expect(width()).toBeLessThan(whole * 0.6)
  },
)

/** Returns the ranks shown on the page. */
function ranks(): number[] {
  return rows()
    .elements()
    .map((one) => Number.parseInt((one.querySelector('td') as HTMLElement).innerText, 10))
}

test('on a phone, a row’s bar is between its rank and its only share', async ({ visit, chain }) => {
  await page.viewport(390, 844)
  chain()
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  const row = rows().nth(1)
  const [share, cumulative] = row.getByRole('cell').elements().slice(3)
  expect(cumulative).toBeUndefined()
  const bar = row.element().querySelector('svg')?.getBoundingClientRect()
  const words = share?.getBoundingClientRect()
  expect(bar?.right).toBeLessThan(words?.left ?? 0)
  expect(bar?.top).toBeGreaterThan(words?.top ?? Infinity)
  expect(bar?.bottom).toBeLessThan(words?.bottom ?? 0)
})
