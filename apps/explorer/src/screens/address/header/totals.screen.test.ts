import { main } from '../../../../test/address'
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
