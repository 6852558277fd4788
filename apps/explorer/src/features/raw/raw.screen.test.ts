import { expect, page, test } from '../../../test/screen'

test('the request can be copied as cURL and the response as JSON', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const { index, hash } = devnet.chain.tip
  visit(`/block/${index}`)
  await page.getByText('Raw response').click()
  const code = (title: string) => page.getByRole('figure').filter({ hasText: title }).css('code')
  await expect.element(code('Request')).toContainText(`${url}/block`)
  await expect.element(code('Request')).toContainText(`"index":${index}`)
  await expect.element(code('Raw response')).toContainText(hash)
  await expect
    .element(page.getByRole('link', { name: 'Documentation of this call' }))
    .toHaveAttribute('href', '/docs/blocks')
})
