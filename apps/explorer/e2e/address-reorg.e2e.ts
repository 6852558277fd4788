import { fact, main, OTHER, pay, rows } from './support/address'
import { expect, spec, test } from './support/test'
import { hearTip } from './support/tip'

test(
  'a payment above a fallen tip, which the index calls a success, is Split and not in the balance',
  spec('Transaction card: SPLIT where the index says SUCCESS'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    const kept = pay(devnet, OTHER, 1_000_000_000n)
    devnet.mine(3)
    const lost = pay(devnet, OTHER, 2_000_000_000n)
    devnet.reorganise({ depth: 2, length: 1, keepTransactions: false })
    expect(devnet.chain.tip.index).toBeLessThan(lost.index)

    await page.goto(`/address/${OTHER}`)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('Split')
    await expect(rows(page).first()).toContainText('no longer in the chain')
    await expect(rows(page).last()).toContainText('Success')
    await expect(fact(page, 'Last activity').getByRole('link')).toHaveText(
      kept.index.toLocaleString('en'),
    )
    await page.getByText('The numbers as a table').click()
    const steps = page.getByRole('table', { name: 'Balance over the loaded history, MCM' })
    await expect(steps.locator('tbody').getByRole('row')).toHaveCount(1)
    await expect(steps).toContainText('1.000000000')
    await expect(steps).not.toContainText('2.000000000')
  },
)

test('a reorg of the same height takes a success back while the page is open', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  devnet.mine(2)
  pay(devnet, OTHER, 1_000_000_000n)
  await page.clock.install()
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page).first()).toContainText('Success')
  devnet.reorganise({ depth: 1, length: 1, keepTransactions: true })
  await hearTip(page)
  await expect(rows(page).filter({ hasText: 'Split' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'Success' })).toHaveCount(0)
  await expect(fact(page, 'Last activity')).toHaveText('none known')

  devnet.mine()
  await hearTip(page)
  await expect(rows(page).filter({ hasText: 'Success' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'no longer in the chain' })).toHaveCount(1)
})

test('nothing is called a success before its block was found in the chain', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  devnet.mine(2)
  pay(devnet, OTHER, 1_000_000_000n)
  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 6 } } })
  await page.goto(`/address/${OTHER}`)
  await expect(rows(page).first()).toContainText('Unknown')
  await expect(main(page)).not.toContainText('Success')
})
