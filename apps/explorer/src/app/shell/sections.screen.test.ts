import { expect, page, test } from '../../../test/screen'

const current = () => page.getByRole('banner').css('nav [aria-current]')

test('the header marks the section that a page belongs to', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  visit('/blocks')
  await expect.element(current()).toHaveText('Blocks')
  await expect.element(current()).toHaveAttribute('aria-current', 'page')
  for (const [path, section] of [
    [`/block/${index}`, 'Blocks'],
    [`/tx/0x${'ab'.repeat(32)}`, 'Transactions'],
  ] as const) {
    visit(path)
    await expect.element(current()).toHaveText(section)
    await expect.element(current()).toHaveAttribute('aria-current', 'true')
  }
  visit(`/address/0x${'12'.repeat(20)}`)
  await expect.element(current()).toHaveLength(0)
})
