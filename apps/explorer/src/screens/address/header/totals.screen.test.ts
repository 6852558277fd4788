import { fact, main, OTHER, pay, rows } from '../../../../test/address'
import { expect, test } from '../../../../test/screen'

test('the loaded total counts what the filter lists', async ({ visit, chain }) => {
  const { devnet } = chain()
  const total = () => main().css('dt:has-text("Total of the") + dd')
  for (const [query, counted, other] of [
    ['', 'received', undefined],
    ['?direction=in', 'received', 'sent'],
    ['?direction=out', 'sent', 'received'],
  ] as const) {
    visit(`/address/${devnet.chain.busiest}${query}`)
    await expect.element(total()).toContainText(counted)
    if (other !== undefined) await expect.element(total()).not.toContainText(other)
  }
})

test('what couldn’t be checked is unknown, not zero', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  for (const amount of [1_500_000_000n, 250_000_000n]) pay(devnet, OTHER, amount)
  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 9 } } })
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(2)
  await expect.element(fact('Today (UTC)')).toHaveText('unknown')
  await expect.element(main()).not.toContainText('None found')
  const sum = main().getByRole('region', { name: 'How the balance adds up' })
  await expect.element(sum).toContainText('Receivedunknown')
  await expect.element(sum).toContainText('Sentunknown')
})
