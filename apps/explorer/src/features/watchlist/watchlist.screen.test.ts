import { toBase58 } from '@mcm/address'
import { commands } from 'vitest/browser'
import { currentPath, expect, page, spec, test, userEvent } from '../../../test/screen'
import { ADDRESS, control, keep, many, panel, stored } from '../../../test/watchlist'

const inMain = (text: string) => page.getByRole('main').getByText(text).first()

test(
  'an address can be added, listed, opened and removed',
  spec(
    'Watchlist dropdown: entries, view, remove, empty text',
    'Address: star tooltips',
    'Watchlist: toggle',
  ),
  async ({ visit, chain }) => {
    chain()
    visit(`/address/${ADDRESS}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to address watchlist' }).click()
    await expect
      .element(page.getByRole('button', { name: 'Remove from address watchlist' }))
      .toBeVisible()
    // It is saved whether it gets a label or not.
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect.element(page.getByRole('button', { name: 'Save label' })).toHaveLength(0)

    visit('/')
    await page.getByRole('button', { name: /^Watchlist, 1 address/ }).click()
    const list = page.getByRole('dialog', { name: /^Watchlist/ })
    await expect.element(list).toContainText('Maximum 10 addresses')
    await expect.element(list).toContainText('1/10')
    await list.getByRole('link', { name: /^View/ }).click()
    await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)

    await page.getByRole('button', { name: /^Watchlist/ }).click()
    await list.getByRole('button', { name: /^Remove/ }).click()
    await expect.element(list).toContainText('No addresses in your watchlist')
    await expect.element(list).toContainText('Click the star on any address page to add it')
  },
)

test('an address that was removed by mistake gets its label back', async ({ visit, chain }) => {
  chain()
  const address = `0x${'21'.repeat(20)}`
  keep([{ address, label: 'Savings', dateAdded: 1 }])
  visit(`/address/${address}`)
  // It is a tag next to the address.
  await expect.element(inMain('Savings')).toHaveAttribute('title', 'Savings')
  await page.getByRole('button', { name: /^Watching/ }).click()
  await expect.poll(stored).toEqual([])
  await page.getByRole('button', { name: /^Watch:/ }).click()
  await expect.poll(stored).toMatchObject([{ address, label: 'Savings' }])
})

test('an address that was just added can be given a label at once', async ({ visit, chain }) => {
  chain()
  visit(`/address/${ADDRESS}`)
  const star = page.getByRole('main').getByRole('button', { name: /address watchlist$/ })
  await expect.element(star).toHaveText('Watch')
  await star.click()
  await expect.element(star).toHaveText('Watching')
  const field = page.getByRole('main').getByRole('textbox', { name: /^Label of/ })
  // It doesn't take focus, which would open a phone's keyboard.
  await expect.element(field).not.toHaveFocus()
  await field.fill('Savings')
  field.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(inMain('Savings')).toBeVisible()
  await expect.element(star).toHaveFocus()
  expect(stored()).toMatchObject([{ label: 'Savings' }])
})

test(
  'a full list accepts no more addresses and shows a message',
  spec('Watchlist: full', 'Watchlist: at most 10', 'Watchlist of 10'),
  async ({ visit, chain }) => {
    chain()
    keep(many(10))
    visit(`/address/${ADDRESS}`)
    await expect
      .element(page.getByRole('button', { name: 'Watchlist is full (maximum 10 addresses)' }))
      .toBeDisabled()
    // An address on the list can still be removed.
    visit(`/address/${many(1)[0]?.address}`)
    await expect
      .element(page.getByRole('button', { name: 'Remove from address watchlist' }))
      .toBeEnabled()
  },
)

test(
  'the star animates for 300 ms, and not at all with reduced motion',
  spec('Watchlist: 300 ms animation'),
  async ({ visit, chain }) => {
    await commands.emulateMedia({ reducedMotion: 'no-preference' })
    chain()
    visit(`/address/${ADDRESS}`)
    const star = page.getByRole('main').getByRole('button', { name: /address watchlist$/ })
    await expect.element(star).toBeVisible()
    // Checked the moment the star changes: on a busy machine the animation may end before the
    // next check.
    const durations = async () => {
      const button = star.element() as HTMLElement
      await new Promise((resolve) => {
        new MutationObserver(resolve).observe(button, { attributeFilter: ['aria-pressed'] })
        button.click()
      })
      return button
        .getAnimations({ subtree: true })
        .filter((one) => one instanceof CSSAnimation)
        .map((one) => one.effect?.getTiming().duration)
    }
    expect(await durations()).toEqual([300])
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual([])
  },
)

test(
  'treats addresses as the same regardless of case',
  spec('Watchlist: already present, ignoring case'),
  async ({ visit, chain }) => {
    chain()
    const shouted = `0x${ADDRESS.slice(2).toUpperCase()}`
    keep([
      { address: shouted, label: 'Savings', dateAdded: 1 },
      { address: ADDRESS, dateAdded: 2 },
    ])
    visit(`/address/${shouted}`)
    const remove = page.getByRole('button', { name: 'Remove from address watchlist' })
    await expect.element(remove).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Watchlist, 1 address:/ })).toBeVisible()
    await remove.click()
    await expect
      .element(page.getByRole('button', { name: /^Watchlist, 0 addresses/ }))
      .toBeVisible()
  },
)

for (const [what, text, count] of [
  ['not JSON', '{', 0],
  ['a different structure', '{"version":0}', 0],
  [
    'entries of every kind',
    JSON.stringify([1, null, 'x', { address: 5 }, ...many(1), ...many(1)]),
    1,
  ],
] as const) {
  test(
    `stored text that is ${what} breaks nothing`,
    spec('Silent: corrupt watchlist'),
    async ({ visit, chain }) => {
      chain()
      for (const key of ['address-watchlist', 'theme', 'api-endpoint'])
        localStorage.setItem(key, text)
      visit(`/address/${ADDRESS}`)
      const words = count === 1 ? '1 address' : `${count} addresses`
      await expect.element(page.getByRole('button', { name: `Watchlist, ${words}:` })).toBeVisible()
      await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
      await page.getByRole('button', { name: 'Add to address watchlist' }).click()
      const grown = page.getByRole('button', { name: `Watchlist, ${count + 1} addr` })
      await expect.element(grown).toBeVisible()
      // Newly written data is valid again.
      expect(stored()).toHaveLength(count + 1)
      visit(currentPath())
      await expect
        .element(page.getByRole('button', { name: 'Remove from address watchlist' }))
        .toBeVisible()
      await grown.click()
      await expect.element(panel().getByRole('listitem')).toHaveLength(count + 1)
    },
  )
}

test('a watched address shows its star and label everywhere', async ({ visit, chain }) => {
  const { devnet } = chain()
  const miner = devnet.chain.busiest
  const pending = devnet.pay({ to: miner, amount: 7_000_000_000n })
  devnet.advance(5)
  keep([{ address: miner, label: 'Savings', dateAdded: 1 }])

  // Pending: from the mempool list to the transaction's flow.
  const known = inMain('(in your watchlist)')
  for (const path of ['/mempool', `/tx/${pending}`]) {
    visit(path)
    await expect.element(known).toBeInTheDocument()
    await expect.element(inMain('Savings')).toBeVisible()
  }

  // Confirmed: in its block, on the other party's page, on its own page, in the rich list.
  const block = devnet.advance(300).find(({ transactions }) => transactions.length > 0)
  for (const path of [
    `/block/${block?.index}`,
    `/address/${devnet.faucet.address}`,
    `/address/${miner}`,
    `/richlist?q=${miner}`,
  ]) {
    visit(path)
    await expect.element(inMain('Savings')).toBeVisible()
  }

  // Once in the search panel, although the address is also among the recent searches.
  const search = page.getByRole('searchbox').first()
  await search.fill(miner)
  search.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/address/${miner}`)
  await search.fill('')
  search.element().focus()
  await expect.element(page.getByRole('banner').getByText('Savings')).toBeVisible()
})

test('an address without a label opens its page, not covered by the list', async ({
  visit,
  chain,
}) => {
  chain()
  keep([{ address: ADDRESS, dateAdded: 1 }])
  visit('/')
  await control().click()
  await panel()
    .getByRole('link', { name: toBase58(ADDRESS), exact: true })
    .click()
  await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)
  await expect.element(page.getByText('Kept in this browser only')).not.toBeInTheDocument()
})
