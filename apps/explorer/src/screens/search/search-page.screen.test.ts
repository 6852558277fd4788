import { untilLookupStops } from '../../../test/not-found'
import {
  currentPath,
  expect,
  goBack,
  installClock,
  page,
  spec,
  test,
  userEvent,
} from '../../../test/screen'
import { BASE58, confirmedIn, HEX, how, rules } from '../../../test/search'

const UNKNOWN = 'ab'.repeat(32)

const heading = () => page.getByRole('heading', { level: 1 })

test(
  '/search?q= applies the rules and leaves no history entry',
  spec('`/search?q=`'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { index } = devnet.chain.tip
    const id = confirmedIn(devnet)
    for (const [text, leadsTo] of [
      [String(index), `/block/${index}`],
      [HEX, `/address/0x${HEX}`],
      [BASE58, `/address/0x${HEX}`],
      [id, `/tx/${id}`],
      ['/mempool', '/mempool'],
      ['what else', '/address/what%20else'],
    ] as const) {
      visit(`/search?q=${encodeURIComponent(text)}`, [`/tx/${id}`])
      await expect.poll(currentPath).toBe(leadsTo)
    }
    await goBack()
    await expect.poll(currentPath).toBe(`/tx/${id}`)

    visit('/search?q=+')
    await expect.element(heading()).toHaveText('Search')
    await expect.poll(() => document.title).toBe('Search · Mochimo Explorer')
    await page.getByPlaceholder('Search by Address').fill(String(index))
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toBe(`/block/${index}`)
  },
)

test('an unknown hash shows why and offers alternatives', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit(`/search?q=${UNKNOWN}`)
  await expect.poll(currentPath).toBe(`/block/0x${UNKNOWN}`)
  await untilLookupStops()
  await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toContainText('Endpoints can look up only about the last 5,000 blocks by hash')
  const oldest = devnet.chain.tip.index - 5000
  await expect.element(main.getByRole('link', { name: oldest.toLocaleString('en') })).toBeVisible()
  // A hash can be read in one way only.
  await how()
    .getByText(/^How we read/)
    .click()
  await expect
    .element(rules().nth(3))
    .toContainText('applies: Looked up: nothing with this hash was found.')
  await expect.element(how().getByRole('searchbox')).toHaveValue(UNKNOWN)

  // `?height=` says where the reader saw the hash, so neighboring blocks can be linked by
  // number.
  const { index } = devnet.chain.tip
  visit(`/block/0x${UNKNOWN}?height=${index - 1}`)
  for (const near of [index - 2, index - 1, index]) {
    await expect
      .element(main.getByRole('link', { name: near.toLocaleString('en'), exact: true }))
      .toBeVisible()
  }
  await main.getByRole('link', { name: index.toLocaleString('en'), exact: true }).click()
  await expect.poll(currentPath).toBe(`/block/${index}`)
})
