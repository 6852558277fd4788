import { nextPoll, pay, rows } from './support/mempool'
import { expect, spec, test } from './support/test'

test(
  'what a block confirmed is taken back when the block is orphaned, and confirmed in the next one',
  spec('Transaction card: of a block that lost its place'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    devnet.mine(2)
    const hash = pay(devnet)
    await page.clock.install()
    await page.goto('/mempool')
    await expect(rows(page, 'pending')).toContainText('1.500000000')
    devnet.mine()
    const { index } = devnet.chain.tip
    await nextPoll(page)
    await expect(rows(page, 'confirmed')).toContainText(`#${index.toLocaleString('en-US')}`)

    devnet.reorganise({ depth: 1, length: 1, keepTransactions: false })
    // The tip is read every 30 seconds.
    for (let poll = 0; poll < 7; poll++) await nextPoll(page)
    await expect(rows(page, 'confirmed')).toHaveCount(0)

    expect(pay(devnet)).toBe(hash)
    devnet.mine()
    for (let poll = 0; poll < 2; poll++) await nextPoll(page)
    await expect(rows(page, 'confirmed')).toContainText(`#${(index + 1).toLocaleString('en-US')}`)
  },
)
