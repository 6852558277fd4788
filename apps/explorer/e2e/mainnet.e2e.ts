import { replayMainnet } from './support/replay'
import { expect, offerEndpoints, spec, test } from './support/test'

const TRANSACTION = '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf'

test(
  'mainnet block 1078535 as it was captured',
  spec('Block: facts, haiku, reward, regular transactions'),
  async ({ page, context }) => {
    const server = await replayMainnet()
    await offerEndpoints(context, [server.url])
    await page.goto('/block/1078535')

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Block #1,078,535')
    await expect(main.getByRole('figure')).toContainText(/at night\s+soft snakes\s+returning/)
    const figure = (label: string) => main.locator('dl > div', { hasText: label }).locator('dd')
    await expect(figure('Difficulty')).toHaveText('37')
    await expect(figure('Size')).toHaveText('9,824 B')
    await expect(figure('Reward')).toHaveText('12.065840589')
    await expect(main.getByRole('region', { name: 'Block Reward' })).toContainText('+12.065840589')
    await expect(main.getByRole('heading', { name: '4 Regular Transactions' })).toBeVisible()
    await server.close()
  },
)

for (const [rendering, path, without] of [
  ['/search/transactions', `/tx/${TRANSACTION}`, []],
  ['/block/transaction', `/tx/${TRANSACTION}?block=1078535`, ['/search/transactions']],
] as const) {
  test(
    `a mainnet transaction as ${rendering} renders it`,
    spec('Transaction: heading and card', 'The two renderings of one transaction'),
    async ({ page, context }) => {
      const server = await replayMainnet({ without: [...without] })
      await offerEndpoints(context, [server.url])
      await page.goto(path)

      const card = page.getByRole('article')
      const line = (text: string) => card.getByRole('listitem').filter({ hasText: text })
      await expect(line('0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb')).toContainText('0.010000000')
      await expect(line('Fee')).toContainText('0.000000500')
      await expect(line('Change')).toContainText('0.039999500')
      await expect(card.getByText('Success')).toBeVisible()
      await expect(card.getByRole('link', { name: '1,078,535' })).toBeVisible()
      await server.close()
    },
  )
}
