import { open } from './support/open'
import { expect, test } from './support/test'

const PLACEHOLDER = 'Search in the blockchain...'

for (const at of ['/about', '/mempool']) {
  test(`after a search on ${at} that leads nowhere the focus is on the heading`, async ({
    page,
    chain,
  }) => {
    await chain()
    await open(page, at)
    const box = page.getByPlaceholder(PLACEHOLDER)
    await box.fill('hello')
    await box.press('Enter')
    await expect(page).toHaveURL('/address/hello')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Invalid address format/)
    await expect(heading).toBeFocused()

    // The same page by another search, of which its path says nothing.
    for (const text of ['.', '..']) {
      await box.fill(text)
      await box.press('Enter')
      await expect(page).toHaveURL(`/search?q=${text}`)
      await expect(heading).toBeFocused()
    }
  })
}

for (const [part, script] of [
  ['the screen', 'address'],
  ['what it shows', 'no-address'],
]) {
  test(`what is typed while ${part} is on its way keeps the focus`, async ({ page, chain }) => {
    await chain()
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    let asked = false
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      asked = true
      await delivered
      await route.continue()
    })
    await open(page, '/about')
    const box = page.getByPlaceholder(PLACEHOLDER)
    await box.fill('hello')
    await box.press('Enter')
    await expect.poll(() => asked).toBe(true)
    await box.pressSequentially(' wor')
    deliver()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invalid address format/)
    await page.keyboard.type('ld')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('hello world')
  })
}
