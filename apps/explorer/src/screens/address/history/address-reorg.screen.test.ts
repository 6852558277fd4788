import { fact, main, OTHER, pay, rows } from '../../../../test/address'
import {
  currentPath,
  expect,
  holdResponses,
  pollTip,
  installClock,
  page,
  pause,
  spec,
  test,
} from '../../../../test/screen'

test(
  'a payment above a fallen tip, SUCCESS in the index, is Split and not in the balance',
  spec('Transaction card: SPLIT although the index reports SUCCESS'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    pay(devnet, OTHER, 1_000_000_000n)
    const kept = pay(devnet, OTHER, 1_000_000_000n)
    devnet.mine(3)
    const lost = pay(devnet, OTHER, 3_000_000_000n)
    devnet.reorg({ depth: 2, length: 1, keepTransactions: false })
    expect(devnet.chain.tip.index).toBeLessThan(lost.index)

    visit(`/address/${OTHER}`)
    await expect.element(rows()).toHaveLength(3)
    await expect.element(rows().first()).toContainText('Split')
    await expect.element(rows().first()).toContainText('no longer in the chain')
    await expect.element(rows().last()).toContainText('Success')
    // What doesn't count doesn't look like what does.
    await expect.element(rows().css('s')).toHaveLength(1)
    await expect.element(rows().first().css('s')).toHaveText('+3.000000000')
    await expect
      .element(fact('Last activity').getByRole('link'))
      .toHaveText(kept.index.toLocaleString('en'))
    await page.getByText('Show as a table').click()
    const steps = page.getByRole('table', { name: 'Balance over the loaded history (MCM)' })
    await expect.element(steps.css('tbody').getByRole('row')).toHaveLength(2)
    await expect.element(steps).toContainText('2.000000000')
    await expect.element(steps).not.toContainText('3.000000000')
  },
)

test('a reorg at the same height revokes a success while the page is open', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.mine(2)
  pay(devnet, OTHER, 1_000_000_000n)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows().first()).toContainText('Success')
  devnet.reorg({ depth: 1, length: 1, keepTransactions: true })
  await pollTip()
  await expect.element(rows().filter({ hasText: 'Split' })).toHaveLength(1)
  await expect.element(rows().filter({ hasText: 'Success' })).toHaveLength(0)
  await expect.element(fact('Last activity')).toHaveText('None found')

  devnet.mine()
  await pollTip()
  await expect.element(rows().filter({ hasText: 'Success' })).toHaveLength(1)
  await expect.element(rows().filter({ hasText: 'no longer in the chain' })).toHaveLength(1)
})

test('shows no success before its block was found in the chain', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.mine(2)
  pay(devnet, OTHER, 1_000_000_000n)
  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 6 } } })
  visit(`/address/${OTHER}`)
  await expect.element(rows().first()).toContainText('Unknown')
  await expect.element(main()).not.toContainText('Success')
})

test('the last activity is the newest row’s, also while its block is checked or can’t be', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const first = pay(devnet, OTHER, 1_000_000_000n)
  devnet.mine(2)
  const last = pay(devnet, OTHER, 1_000_000_000n)
  const isOfLast = (body: Record<string, unknown>) =>
    JSON.stringify(body).includes(last.hash) || JSON.stringify(body).includes(`${last.index}`)
  const release = holdResponses(`${url}/block`, isOfLast)
  visit(`/address/${OTHER}`)
  await expect.element(rows().last()).toContainText(first.index.toLocaleString('en'))
  await pause(500)
  await expect.element(fact('Last activity')).not.toContainText(first.index.toLocaleString('en'))
  release()
  await expect.element(fact('Last activity')).toContainText(last.index.toLocaleString('en'))
})

test('a transaction in an orphaned block links to that block by hash', async ({ visit, chain }) => {
  const { devnet } = chain()
  const lost = pay(devnet, OTHER, 1_000_000_000n)
  devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
  visit(`/address/${OTHER}`)
  const row = rows().filter({ hasText: 'Split' })
  await row.getByRole('link', { name: lost.index.toLocaleString('en') }).click()
  await expect.poll(currentPath).toBe(`/block/${lost.hash}?height=${lost.index}`)
  await expect.element(main()).toContainText('Blocks near where this hash was seen:')
})
