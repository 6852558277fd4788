import { expect, page, test } from '../../test/screen'

// With text of twice the size, a phone is as wide as this with text of the usual size.
const WIDTH = 240

test('with text of twice the size, a phone’s pages fit, and the menu can be opened', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const paid = devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
  devnet.mine()
  await page.viewport(WIDTH, 700)
  for (const path of [
    '/',
    '/blocks',
    `/block/${devnet.chain.tip.index}`,
    '/txs',
    `/address/${devnet.chain.busiest}`,
    '/mempool',
    '/richlist',
    '/statistics',
    '/haiku',
    '/about',
    '/privacy',
    '/search?q=nothing',
    `/tx/${paid}`,
  ]) {
    visit(path)
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect.element(page.css('main [aria-busy=true]')).toHaveLength(0)
    expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(WIDTH)
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i }).element()
    expect(menu.getBoundingClientRect().right, path).toBeLessThanOrEqual(WIDTH)
  }
})
