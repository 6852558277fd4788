import { currentPath, expect, page, test, userEvent } from '../../../../test/screen'
import { box, HEADER } from '../../../../test/search'

const BASE58 = 'gRYYKBb8ewzvpEaCULCwCaVjC4XKwQ'
const HEX = '0x9140add3293c9dc9ed712f647f59c0982dc22e14'
const WRONG = 'gRYYKBb8ewzvpEaCULCwCaVjC4XKwR'
const GUESS = 'A guess, never seen here: compare every character'
const status = () => page.css('[data-complete]')
const list = (name: string) => page.getByRole('list', { name })
const watch = () =>
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address: BASE58, label: 'Savings', dateAdded: 1 }]),
  )
const search = (...texts: string[]) =>
  localStorage.setItem('recent-searches', JSON.stringify(texts))

test('names the wrong character of a known address, and Enter opens the right one', async ({
  visit,
  chain,
}) => {
  chain()
  for (const [title, remember] of [
    ['On your watchlist', watch],
    ['Recently seen addresses', () => search('1079717', BASE58)],
  ] as const) {
    localStorage.clear()
    remember()
    visit('/mempool')
    await box(HEADER).fill(WRONG)
    await expect
      .element(status())
      .toHaveText('Address, one character wrong: “R” at position 30 should be “Q”')
    await expect.element(list(title).getByRole('link')).toHaveAttribute('data-enter')
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toBe(`/address/${HEX}`)
    // Who looks only at the page learns it, too.
    await expect
      .element(page.getByRole('main'))
      .toContainText(`You typed “${WRONG}”, which isn’t a valid address. This one is a suggestion`)
  }
})

test('says what else went wrong with a known address', async ({ visit, chain }) => {
  chain()
  watch()
  visit('/mempool')
  for (const [text, words] of [
    [BASE58.replace('Bb8', 'B8'), 'one character missing: “b” at position 7'],
    [BASE58.replace('Bb8', 'Bbb8'), 'one character too many: “b” at position 8'],
    [BASE58.replace('Bb8', 'bB8'), 'two characters swapped: “bB” at position 6 should be “Bb”'],
  ] as const) {
    await box(HEADER).fill(text)
    await expect.element(status()).toHaveText(`Address, ${words}`)
  }
})

test('shows an address that isn’t known as a guess, which Enter doesn’t open', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/mempool')
  await box(HEADER).fill(WRONG)
  await expect
    .element(status())
    .toHaveText('Address, perhaps one character wrong: “R” at position 30')
  const link = list(GUESS).getByRole('link')
  await expect.element(link).toHaveText(BASE58)
  await expect.element(link.css('b')).toHaveText('Q')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/address/${WRONG}`)
})

test('offers no address if several may be meant', async ({ visit, chain }) => {
  chain()
  visit('/mempool')
  await box(HEADER).fill('Wq3SNdeJLjHSqAAhHBZQeS1Bqy5JSH')
  await expect.element(status()).toContainText('Not quite an address. Wrong checksum')
  await expect.element(list(GUESS)).toHaveLength(0)
})

test('addresses that are known come before the rich list, without a gap', async ({
  visit,
  chain,
}) => {
  chain()
  for (const remember of [watch, () => search(BASE58)]) {
    localStorage.clear()
    remember()
    visit('/mempool')
    await box(HEADER).fill('gRYY')
    await expect.element(status()).toHaveText('4 of the 30 or so characters of an address')
    const links = page.getByRole('banner').css('[class*=panel] a')
    await expect.element(links).toHaveLength(2)
    await expect.element(links.first()).toHaveAttribute('data-enter')
    await expect.element(links.last()).toHaveText('Accounts with “gRYY” in their address')
    const count = list('Rich List').getByRole('listitem').last()
    expect(count.element().getBoundingClientRect().height).toBe(0)
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toBe(`/address/${HEX}`)
  }
})

test('an address without a balance holds 0 MCM', async ({ visit, chain }) => {
  chain()
  visit('/mempool')
  await box(HEADER).fill(BASE58)
  await expect.element(status()).toContainText('Holds 0 MCM')
})
