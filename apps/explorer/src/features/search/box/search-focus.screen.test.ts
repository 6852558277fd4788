import { currentPath, expect, page, test, userEvent } from '../../../../test/screen'
import { box, HEADER, HERO, searchFor } from '../../../../test/search'

const heading = () => page.getByRole('heading', { level: 1 })

for (const at of ['/about', '/mempool']) {
  test(`focuses the heading after a search on ${at} without a result`, async ({ visit, chain }) => {
    chain()
    visit(at)
    await searchFor('hello')
    await expect.poll(currentPath).toBe('/address/hello')
    await expect.element(heading()).toHaveText(/^Invalid address format/)
    await expect.element(heading()).toHaveFocus()

    // The same page reached by another search, which its path doesn't show.
    for (const text of ['.', '..']) {
      await searchFor(text)
      await expect.poll(currentPath).toBe(`/search?q=${text}`)
      await expect.element(heading()).toHaveFocus()
    }
  })
}

for (const [at, placeholder] of [
  ['/', HERO],
  ['/nowhere', HEADER],
] as const) {
  test(`the / key focuses the search box on ${at}`, async ({ visit, chain }) => {
    chain()
    visit(at)
    await expect.element(heading()).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(box(placeholder)).toHaveFocus()
    await expect.element(box(placeholder)).toHaveValue('')
  })
}

test('the header’s box grows to the width of its panel while in use, and nothing moves', async ({
  visit,
  chain,
}) => {
  chain()
  await page.viewport(1280, 800)
  visit('/about')
  const field = page.css('header search')
  const links = () =>
    [...document.querySelectorAll('header nav a')].map((link) => link.getBoundingClientRect().x)
  const width = () => field.element().getBoundingClientRect().width
  await expect.element(field).toBeVisible()
  const [narrow, places] = [width(), links()]
  await userEvent.keyboard('/')
  await userEvent.keyboard('memp')
  await expect.element(page.getByRole('list', { name: 'Pages' })).toBeVisible()
  expect(width()).toBeGreaterThan(narrow + 200)
  expect(links()).toEqual(places)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('heading', { level: 1 }).click()
  expect(width()).toBe(narrow)
})

test('Tab leads through the suggestions before the hint, which they never cover', async ({
  visit,
  chain,
}) => {
  const { index } = chain().devnet.chain.tip
  const recent = page.getByRole('list', { name: 'Recent searches' })
  visit('/')
  await searchFor(String(index), HERO)
  await expect.poll(currentPath).toBe(`/block/${index}`)
  visit('/')
  await box(HERO).click()
  await expect.element(recent).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(recent.getByRole('link')).toHaveFocus()
  await userEvent.tab()
  const hint = page.getByRole('main').getByRole('link', { name: '1,078,535' })
  await expect.element(hint).toHaveFocus()
  await expect.element(recent).toHaveLength(0)
  await userEvent.tab({ shift: true })
  await expect.element(recent).toBeVisible()
  await expect.element(box(HERO)).toHaveAccessibleDescription(/^Try block/)
})

test('clearing the recent searches with the keyboard leads back to the field', async ({
  visit,
  chain,
}) => {
  const { index } = chain().devnet.chain.tip
  visit('/')
  await searchFor(String(index), HERO)
  await expect.poll(currentPath).toBe(`/block/${index}`)
  visit('/')
  await box(HERO).click()
  const clear = page.getByRole('button', { name: 'Clear' })
  await expect.element(clear).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(clear).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(clear).toHaveLength(0)
  await expect.element(box(HERO)).toHaveFocus()
})
