import { nextPoll, pay, rows } from '../../../test/mempool'
import { expect, installClock, spec, test } from '../../../test/screen'

test(
  'confirmations are revoked when the block is orphaned, and restored by the next one',
  spec('Transaction card: orphaned block'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    devnet.mine(2)
    const hash = pay(devnet)
    installClock()
    visit('/mempool')
    await expect.element(rows('pending')).toContainText('1.500000000')
    devnet.mine()
    const { index } = devnet.chain.tip
    await nextPoll()
    await expect.element(rows('confirmed')).toContainText(`#${index.toLocaleString('en-US')}`)

    devnet.reorg({ depth: 1, length: 1, keepTransactions: false })
    // The tip is read every 30 seconds.
    for (let poll = 0; poll < 7; poll++) await nextPoll()
    await expect.element(rows('confirmed')).toHaveLength(0)

    expect(pay(devnet)).toBe(hash)
    devnet.mine()
    for (let poll = 0; poll < 2; poll++) await nextPoll()
    await expect.element(rows('confirmed')).toContainText(`#${(index + 1).toLocaleString('en-US')}`)
  },
)
