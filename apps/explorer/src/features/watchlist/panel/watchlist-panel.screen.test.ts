import { toBase58 } from '@mcm/address'
import { expectAccessible } from '../../../../test/accessible'
import { expect, page, spec, test, userEvent } from '../../../../test/screen'
import { ADDRESS, control, keep, many, panel, stored } from '../../../../test/watchlist'

const focused = () => page.css(':focus')

test(
  'highlights the counter when the list is full',
  spec('Watchlist dropdown: counter n/10'),
  async ({ visit, chain }) => {
    chain()
    keep(many(10))
    visit('/')
    await control().click()
    await expect
      .element(panel().getByText('10 of 10 addresses: your watchlist is full'))
      .toBeInTheDocument()
    const counter = (isFull: boolean) => panel().css(`[data-full=${isFull}]`)
    const look = (isFull: boolean) => {
      const { color, fontWeight } = getComputedStyle(counter(isFull).element())
      return { color, fontWeight }
    }
    await expect.element(counter(true)).toContainText('10/10')
    const full = look(true)
    await panel()
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect.element(counter(false)).toContainText('9/10')
    const notFull = look(false)
    expect(full.color).not.toBe(notFull.color)
    expect(Number(full.fontWeight)).toBeGreaterThan(Number(notFull.fontWeight))
  },
)

test(
  'shortens addresses to 10 and 6 characters',
  spec('Watchlist dropdown: 10 + 6 characters'),
  async ({ visit, chain }) => {
    chain()
    keep([{ address: ADDRESS, dateAdded: 1 }])
    visit('/')
    await control().click()
    const link = panel().getByRole('link', { name: toBase58(ADDRESS), exact: true })
    await expect.element(link).toBeVisible()
    // It would say the same again.
    await expect.element(panel().getByText(/^Total for/)).toHaveLength(0)
    // The middle is available to the clipboard but takes no space.
    const seen = [...link.element().childNodes]
      .filter(
        (part) => part instanceof Text || getComputedStyle(part as Element).fontSize !== '0px',
      )
      .map((part) =>
        part instanceof Element && part.ariaHidden === 'true' ? '…' : (part.textContent ?? ''),
      )
    expect(seen.join('')).toBe(`${toBase58(ADDRESS).slice(0, 10)}…${toBase58(ADDRESS).slice(-6)}`)
  },
)

test('everything is reachable by keyboard', async ({ visit, chain }) => {
  chain()
  keep(many(3))
  visit('/about')
  const control3 = page.getByRole('button', { name: /^Watchlist, 3/ })
  await expect.element(control3).toBeVisible()
  ;(control3.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Add a label' }).first()).toBeVisible()

  // The first address: its page, its missing label, its page again, its Remove button.
  for (const name of [toBase58(many(1)[0]?.address ?? ''), /^Add a label/, /^View/, /^Remove/]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(focused()).toHaveAccessibleName(name)
  }
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByRole('textbox', { name: /^Label of/ })).toHaveFocus()
  await userEvent.keyboard('  Cold   storage ')
  await userEvent.keyboard('{Enter}')
  await expect.element(focused()).toHaveAccessibleName('Edit label of Cold storage')
  expect(stored()).toMatchObject([{ label: 'Cold storage' }, {}, {}])

  // Escape keeps the label as it was, and the list open.
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('something else')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).toBeVisible()
  await expect.element(focused()).toHaveAccessibleName('Edit label of Cold storage')

  // Removing addresses one by one moves the focus along, and finally to the title.
  await userEvent.keyboard('{Tab}')
  for (const left of [2, 1, 0]) {
    await expect.element(focused()).toHaveAccessibleName(/^Remove/)
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('button', { name: `Watchlist, ${left} address` }))
      .toBeVisible()
  }
  await expect.element(panel().getByRole('heading', { name: 'Watchlist' })).toHaveFocus()
  for (const name of ['Undo', 'Add addresses', 'Add', 'Import']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(focused()).toHaveAccessibleName(name)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).toHaveLength(0)
  await expect.element(control()).toHaveFocus()
})

test('a removed address comes back in its place, with its label', async ({ visit, chain }) => {
  chain()
  const entries = many(3).map((entry, at) => (at === 1 ? { ...entry, label: 'Savings' } : entry))
  keep(entries)
  visit('/about')
  await control().click()
  await panel().getByRole('button', { name: 'Remove Savings from the watchlist' }).click()
  await expect.element(panel().getByText('Removed Savings')).toBeVisible()
  expect(stored()).toHaveLength(2)
  await panel().getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(panel().getByRole('button', { name: 'Remove Savings from the watchlist' }))
    .toHaveFocus()
  expect(stored()).toEqual(entries)
  await expect.element(panel().getByText('Removed Savings')).toHaveLength(0)
})

test('offers no Undo that couldn’t put the address back', async ({ visit, chain }) => {
  chain()
  const [first, ...others] = many(2)
  keep([...(first ? [first] : []), ...others])
  visit('/about')
  await control().click()
  await panel()
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const undo = panel().getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await panel()
    .getByRole('textbox', { name: 'Add addresses' })
    .fill(first?.address ?? '')
  await panel().getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(undo).toHaveLength(0)
  expect(stored()).toHaveLength(2)
})

test('the open list is accessible and fits the smallest screen', async ({ visit, chain }) => {
  const { devnet } = chain()
  const entries = many(10).map((one, at) => (at % 2 ? { ...one, label: `Name ${at}` } : one))
  keep([{ ...entries[0], address: devnet.chain.busiest }, ...entries.slice(1)])
  visit('/about')
  await control().click()
  await expect.element(panel().getByText('Total for 10 addresses')).toBeVisible()
  await panel()
    .getByRole('button', { name: /^Edit label of Name 1/ })
    .click()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await control().click()
  await expect.element(panel()).toBeVisible()
  const box = document.querySelector('[popover]:popover-open')
  if (!box) throw new Error('The list is not open.')
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  expect(box.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
})

for (const width of [1280, 390, 320]) {
  test(`figures, actions and rules share their edges at ${width} px`, async ({ visit, chain }) => {
    const { devnet } = chain()
    await page.viewport(width, 800)
    keep([{ address: devnet.chain.busiest, label: 'Savings', dateAdded: 1 }, ...many(1)])
    visit('/about')
    await control().click()
    const items = panel().getByRole('listitem')
    await expect.element(items.last()).toContainText('0.000000000')
    const box = (css: string, at = 0) => {
      const found = panel().css(css).elements()[at]
      if (!found) throw new Error(`No ${css}`)
      return found.getBoundingClientRect()
    }
    const edge = Math.round(box('li').right)
    const amounts = [0, 1].map((at) => box('li [class*=balance] [class*=amount]', at))
    for (const [at, amount] of amounts.entries()) {
      if (width < 390) expect(Math.round(amount.left)).toBe(Math.round(box('li').left))
      else expect(Math.round(amount.right)).toBe(Math.round(amounts[0]?.right ?? 0))
      // What removes a row ends at the edge, apart from its figures.
      const remove = box('[data-remove] svg', at)
      expect(Math.abs(remove.right - edge)).toBeLessThan(1)
      expect(remove.left).toBeGreaterThan(amount.right + 8)
    }
    expect(Math.round(box('form button').right)).toBe(edge)
    const last = panel().getByRole('button', { name: 'Import' }).element().getBoundingClientRect()
    expect(Math.abs(last.right - edge)).toBeLessThan(12)
    // The total is the largest figure, and the placeholder isn't cut off.
    expect(box('[class*=sum] [class*=amount]').height).toBeGreaterThan(amounts[0]?.height ?? 0)
    const field = panel().css('input[placeholder]').element() as HTMLInputElement
    const text = document.createElement('canvas').getContext('2d')
    if (!text) throw new Error('no canvas')
    text.font = getComputedStyle(field).font
    expect(text.measureText(field.placeholder).width).toBeLessThan(field.clientWidth - 24)
  })
}

test('pasted addresses are added at once, and refused ones stay in the field', async ({
  visit,
  chain,
}) => {
  chain()
  const [first, second] = many(2).map(({ address }) => toBase58(address))
  visit('/about')
  await control().click()
  const field = panel().getByRole('textbox', { name: 'Add addresses' })
  const paste = async (text: string) => {
    await expect.element(field).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const input = field.element() as HTMLInputElement
    input.focus()
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }
  const wrong = ADDRESS.slice(0, -1)
  await paste(`${first}\n${wrong}\n${second}`)
  await expect.element(panel().getByRole('status').getByText('2 addresses added.')).toBeVisible()
  expect(stored()).toMatchObject(many(2).map(({ address }) => ({ address })))
  await expect.element(field).toHaveValue(wrong)
  const alert = panel().getByRole('alert')
  await expect.element(alert).toHaveTextContent('39 hex digits; an address has 40.')

  // The refused text is selected, so that what is pasted next replaces it.
  await paste(`${first} ${wrong}`)
  await expect.element(field).toHaveValue(`${first}, ${wrong}`)
  await expect.element(alert).toHaveTextContent('Already on your watchlist.')
  await expect.element(alert).toHaveTextContent(`${wrong.slice(0, 10)}…${wrong.slice(-6)} 39 hex`)
  await paste(ADDRESS)
  await expect.element(panel().getByText('1 address added.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(alert).toHaveLength(0)
  expect(stored()).toHaveLength(3)
})
