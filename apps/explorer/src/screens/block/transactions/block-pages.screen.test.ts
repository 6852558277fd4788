import type { Block } from '@mcm/rosetta-client'
import { currentPath, expect, page, routeRequests, test } from '../../../../test/screen'

const comma = (value: number) => value.toLocaleString('en-US')

test('a block with over a thousand transactions is paginated, with few rows in the page', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const count = 1234
  const id = (at: number) => `0x${(at + 1).toString(16).padStart(64, '0')}`
  routeRequests(`${url}/block`, async (_request, forward) => {
    const response = await forward()
    const body = (await response.json()) as { block: Block }
    const [, one] = body.block.transactions
    if (!one) throw new Error('The block has no transaction')
    for (let at = 0; at < count; at += 1) {
      body.block.transactions[at + 1] = { ...one, transaction_identifier: { hash: id(at) } }
    }
    return Response.json(body)
  })
  visit(`/block/${devnet.chain.tip.index}`)
  await expect
    .element(page.getByRole('heading', { name: `${count} Regular Transactions` }))
    .toBeVisible()
  const table = page.getByRole('table', { name: /Regular Transactions/ })
  await expect.element(page.getByText(`1 to 100 of ${comma(count)}`)).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(200)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(currentPath).toMatch(/\?page=2$/)
  const heading = page.getByRole('heading', { name: `${count} Regular Transactions` })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  await expect.element(page.getByText(`101 to 200 of ${comma(count)}`)).toBeVisible()
  await expect
    .element(table.getByRole('row').nth(1).getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(new RegExp(id(100))))
  expect(page.getByRole('row').elements().length).toBeLessThan(200)
  visit(currentPath())
  await expect.element(page.getByText(`101 to 200 of ${comma(count)}`)).toBeVisible()
})
