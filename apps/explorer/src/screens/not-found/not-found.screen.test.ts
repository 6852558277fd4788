import { expect, page, test } from '../../../test/screen'

test('a missing page leads to what it probably meant, and to the main pages', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/adress/foo')
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: 'Go to /address/foo' }))
    .toHaveAttribute('href', '/address/foo')
  for (const [name, href] of [
    [/^Blocks/, '/blocks'],
    [/^Rich List/, '/richlist'],
    [/^Documentation/, '/docs'],
  ] as const) {
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('a long address in a suggestion is shortened, so that its button fits', async ({
  visit,
  chain,
}) => {
  chain()
  const address = `0x${'5c'.repeat(20)}`
  await page.viewport(320, 640)
  visit(`/adress/${address}`)
  const main = page.getByRole('main')
  const button = main.getByRole('link', { name: 'Go to /address/0x5c5c5c…5c5c5c' })
  await expect.element(button).toHaveAttribute('href', `/address/${address}`)
  const { left, right } = button.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  expect(button.element().scrollWidth).toBeLessThanOrEqual(button.element().clientWidth)
})
