import { parseAddress } from '@mcm/address'
import { replayMainnet } from '../../test/replay'
import { expect, offerEndpoints, page, spec, test } from '../../test/screen'

const TRANSACTION = '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf'
const RECIPIENT = parseAddress('0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb').base58

test(
  'mainnet block 1078535 as captured',
  spec('Block: facts, haiku, reward, regular transactions'),
  async ({ visit }) => {
    offerEndpoints([replayMainnet()])
    visit('/block/1078535')

    const main = page.getByRole('main')
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveText('Block #1,078,535')
    await expect
      .element(main.getByRole('figure'))
      .toContainText(/at night\s+soft snakes\s+returning/)
    const figure = (label: string) => main.css('dl > div').filter({ hasText: label }).css('dd')
    await expect.element(figure('Difficulty')).toHaveText('37')
    await expect.element(figure('Size')).toHaveText('9,824 bytes')
    await expect.element(figure('Kind')).toHaveText('Regular')
    await expect
      .element(main.getByRole('region', { name: 'Block Reward' }))
      .toContainText('+12.065840589')
    await expect
      .element(main.getByRole('heading', { name: '4 Regular Transactions' }))
      .toBeVisible()
  },
)

for (const [rendering, path, without] of [
  ['/search/transactions', `/tx/${TRANSACTION}`, []],
  ['/block/transaction', `/tx/${TRANSACTION}?block=1078535`, ['/search/transactions']],
] as const) {
  test(
    `a mainnet transaction as rendered by ${rendering}`,
    spec('Transaction: heading and card', 'A transaction in both API forms'),
    async ({ visit }) => {
      offerEndpoints([replayMainnet(without)])
      visit(path)

      const card = page.getByRole('article')
      const line = (text: string) => card.getByRole('listitem').filter({ hasText: text })
      await expect.element(line(RECIPIENT)).toContainText('0.010000000')
      await expect.element(line('Fee')).toContainText('0.000000500')
      await expect.element(line('Change')).toContainText('0.039999500')
      const main = page.getByRole('main')
      await expect.element(main.getByText('Confirmed')).toBeVisible()
      // The verse links to it, too.
      const block = main.getByRole('link', { name: '1,078,535', exact: true })
      await expect.element(block).toBeVisible()
    },
  )
}
