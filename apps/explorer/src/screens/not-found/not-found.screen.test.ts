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
