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
