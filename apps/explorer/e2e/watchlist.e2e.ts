import { expectAccessible } from './support/quality'
import { expect, spec, test } from './support/test'
import { ADDRESS, control, keep, many, panelOf, stored } from './support/watchlist'

test(
  'an address is added, listed, opened and removed',
  spec(
    'Watchlist dropdown: entries, view, remove, empty text',
    'Address: star tooltips',
    'Watchlist: toggle',
  ),
  async ({ page, chain }) => {
    await chain()
    await page.goto(`/address/${ADDRESS}`)
    const star = page.getByRole('main').getByRole('button', { name: 'Add to address watchlist' })
    await star.click()
    await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()

    await page.goto('/')
    await page.getByRole('button', { name: /^Watchlist, 1 address/ }).click()
    const list = page.getByRole('dialog', { name: /^Watchlist/ })
    await expect(list).toContainText('Maximum 10 addresses')
    await expect(list).toContainText('1/10')
    await list.getByRole('link', { name: /^View/ }).click()
    await expect(page).toHaveURL(`/address/${ADDRESS}`)

    await page.getByRole('button', { name: /^Watchlist/ }).click()
    await list.getByRole('button', { name: /^Remove/ }).click()
    await expect(list).toContainText('No addresses in your watchlist')
    await expect(list).toContainText('Click the star on any address page to add it')
  },
)

test(
  'a full list takes no more and says so',
  spec('Watchlist: full', 'Watchlist: 10 at most', 'Watchlist of 10'),
  async ({ page, chain }) => {
    await chain()
    await page.addInitScript(
      (text) => localStorage.setItem('address-watchlist', text),
      JSON.stringify(many(10)),
    )
    await page.goto(`/address/${ADDRESS}`)
    const star = page.getByRole('button', { name: 'Watchlist is full (maximum 10 addresses)' })
    await expect(star).toBeDisabled()
    // One that is on it can still be taken off.
    await page.goto(`/address/${many(1)[0]?.address}`)
    await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeEnabled()
  },
)

test('two tabs stay in step', async ({ page, context, chain }) => {
  await chain()
  await page.goto(`/address/${ADDRESS}`)
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect(other.getByRole('button', { name: /^Watchlist, 1 address/ })).toBeVisible()
})

test('a name given in one tab is there in the other', async ({ page, context, chain }) => {
  await chain()
  await keep(page, [{ address: ADDRESS, dateAdded: 1 }])
  await page.goto(`/address/${ADDRESS}`)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: control }).click()
  await panelOf(other).getByRole('button', { name: 'Add a label' }).click()
  await panelOf(other).getByRole('textbox').fill('Savings')
  await panelOf(other).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Savings')).toBeVisible()
})

test(
  'the star moves for 300 ms, and not at all for those who want no motion',
  spec('Watchlist: 300 ms animation'),
  async ({ page, chain }) => {
    await chain()
    await page.goto(`/address/${ADDRESS}`)
    const star = page.getByRole('main').getByRole('button', { name: /address watchlist$/ })
    // Asked in the moment the star changes: on a busy machine it has come to rest before the next.
    const durations = () =>
      star.evaluate(async (button: HTMLElement) => {
        await new Promise((resolve) => {
          new MutationObserver(resolve).observe(button, { attributeFilter: ['aria-pressed'] })
          button.click()
        })
        return button
          .getAnimations({ subtree: true })
          .filter((one) => one instanceof CSSAnimation)
          .map((one) => one.effect?.getTiming().duration)
      })
    expect(await durations()).toEqual([300])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual([])
  },
)

test(
  'letters in another case are the same address',
  spec('Watchlist: present already, in any case'),
  async ({ page, chain }) => {
    await chain()
    const shouted = `0x${ADDRESS.slice(2).toUpperCase()}`
    await keep(page, [
      { address: shouted, label: 'Savings', dateAdded: 1 },
      { address: ADDRESS, dateAdded: 2 },
    ])
    await page.goto(`/address/${shouted}`)
    await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Watchlist, 1 address:/ })).toBeVisible()
    await page.getByRole('button', { name: 'Remove from address watchlist' }).click()
    await expect(page.getByRole('button', { name: /^Watchlist, 0 addresses/ })).toBeVisible()
  },
)

test(
  'the counter stands out when the list is full',
  spec('Watchlist dropdown: counter n/10'),
  async ({ page, chain }) => {
    await chain()
    await keep(page, many(10))
    await page.goto('/')
    await page.getByRole('button', { name: control }).click()
    const panel = panelOf(page)
    await expect(panel.getByText('10 of 10 addresses: the watchlist is full')).toBeAttached()
    const counter = panel.locator('[data-full=true]')
    await expect(counter).toContainText('10/10')
    const look = (selector: string) =>
      panel.locator(selector).evaluate((node) => {
        const { color, fontWeight } = getComputedStyle(node)
        return { color, fontWeight }
      })
    const full = await look('[data-full=true]')
    await panel
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(panel.locator('[data-full=false]')).toContainText('9/10')
    const notFull = await look('[data-full=false]')
    expect(full.color).not.toBe(notFull.color)
    expect(Number(full.fontWeight)).toBeGreaterThan(Number(notFull.fontWeight))
  },
)

test(
  'addresses are shortened to 10 and 6 letters',
  spec('Watchlist dropdown: 10 + 6 letters'),
  async ({ page, chain }) => {
    await chain()
    await keep(page, [{ address: ADDRESS, dateAdded: 1 }])
    await page.goto('/')
    await page.getByRole('button', { name: control }).click()
    const link = panelOf(page).getByRole('link', { name: ADDRESS, exact: true })
    // The middle is there for the clipboard, but takes no room.
    const seen = await link.evaluate((node) =>
      [...node.childNodes]
        .filter(
          (part) => part instanceof Text || getComputedStyle(part as Element).fontSize !== '0px',
        )
        .map((part) =>
          part instanceof Element && part.ariaHidden === 'true' ? '…' : (part.textContent ?? ''),
        )
        .join(''),
    )
    expect(seen).toBe('0x3f1fba70…f5ca59')
  },
)

for (const [what, text, count] of [
  ['no JSON', '{', 0],
  ['another shape', '{"version":0}', 0],
  [
    'entries of every kind',
    JSON.stringify([1, null, 'x', { address: 5 }, ...many(1), ...many(1)]),
    1,
  ],
] as const) {
  test(
    `stored text that is ${what} breaks nothing`,
    spec('Silent: corrupt watchlist'),
    async ({ page, chain }) => {
      await chain()
      await page.addInitScript((value) => {
        for (const key of ['address-watchlist', 'theme', 'api-endpoint'])
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      }, text)
      await page.goto(`/address/${ADDRESS}`)
      const words = count === 1 ? '1 address' : `${count} addresses`
      await expect(page.getByRole('button', { name: `Watchlist, ${words}:` })).toBeVisible()
      await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
      await page.getByRole('button', { name: 'Add to address watchlist' }).click()
      await expect(page.getByRole('button', { name: `Watchlist, ${count + 1} addr` })).toBeVisible()
      // What was written over it is whole again.
      await page.reload()
      await expect(
        page.getByRole('button', { name: 'Remove from address watchlist' }),
      ).toBeVisible()
      await page.getByRole('button', { name: `Watchlist, ${count + 1} addr` }).click()
      await expect(panelOf(page).getByRole('listitem')).toHaveCount(count + 1)
    },
  )
}

test('a watched address shows its star and its name wherever it stands', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const miner = devnet.chain.busiest
  const pending = devnet.pay({ to: miner, amount: 7_000_000_000n })
  devnet.advance(5)
  await keep(page, [{ address: miner, label: 'Savings', dateAdded: 1 }])

  // Pending: from the mempool's list to the transaction's flow.
  await page.goto('/mempool')
  const known = page.getByRole('main').getByText('(in your watchlist)')
  await expect(known.first()).toBeAttached()
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()
  await page.goto(`/tx/${pending}`)
  await expect(known.first()).toBeAttached()
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()

  // Confirmed: in its block, on the other side's page, in the rich list.
  const block = devnet.advance(300).find(({ transactions }) => transactions.length > 0)
  await page.goto(`/block/${block?.index}`)
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()
  await page.goto(`/address/${devnet.faucet.address}`)
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()
  await page.goto(`/address/${miner}`)
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()
  await page.goto(`/richlist?q=${miner}`)
  await expect(page.getByRole('main').getByText('Savings').first()).toBeVisible()

  // Among what was searched for.
  await page.getByRole('searchbox').first().fill(miner)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/address/${miner}`)
  await page.getByRole('searchbox').first().fill('')
  await page.getByRole('searchbox').first().focus()
  await expect(page.getByRole('banner').getByText('Savings')).toBeVisible()
})

test('everything is within reach of the keyboard', async ({ page, chain }) => {
  await chain()
  await keep(page, many(3))
  await page.goto('/about')
  const control3 = page.getByRole('button', { name: /^Watchlist, 3/ })
  await control3.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Add a label' }).first()).toBeVisible()

  // The first address, its page, its removal, its name.
  for (const name of [many(1)[0]?.address ?? '', /^View/, /^Remove/, /^Add a label/]) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('  Cold   storage ')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Cold storage/)
  expect(await stored(page)).toMatchObject([{ label: 'Cold storage' }, {}, {}])

  // Escape leaves the name as it was, and the list open.
  await page.keyboard.press('Enter')
  await page.keyboard.type('something else')
  await page.keyboard.press('Escape')
  await expect(panel).toBeVisible()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Cold storage/)

  // Removing one after the other moves the focus along, at last to the title.
  await page.keyboard.press('Shift+Tab')
  for (const left of [2, 1, 0]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Remove/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Watchlist, ${left} address` })).toBeVisible()
  }
  await expect(panel.getByRole('heading', { name: 'Watchlist' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Import')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: control })).toBeFocused()
})

test('the open list is accessible, and has room on the smallest screen', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const entries = many(10).map((one, at) => (at % 2 ? { ...one, label: `Name ${at}` } : one))
  await keep(page, [{ ...entries[0], address: devnet.chain.busiest }, ...entries.slice(1)])
  await page.goto('/about')
  await page.getByRole('button', { name: control }).click()
  const panel = panelOf(page)
  await expect(panel.getByText(/\d MCM/)).toHaveCount(10)
  await panel.getByRole('button', { name: /^Name 1/ }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: control }).click()
  const overflow = await page.evaluate(() => {
    const box = document.querySelector('[popover]:popover-open')
    return (
      box !== null && (box.scrollWidth > box.clientWidth || box.getBoundingClientRect().left < 0)
    )
  })
  expect(overflow).toBe(false)
})
