import { expect, page, test } from '../../../test/screen'

const fact = (label: string) => page.getByRole('article').css(`dt:text-is("${label}") + dd`)
const OTHER = `0x${'5c'.repeat(20)}`

test('says where in its block a transaction is, without counting the reward', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const { tip } = devnet.chain
  const heights = Array.from({ length: 20 }, (_, at) => tip.index - at)
  const block = heights
    .map((height) => devnet.chain.block(height))
    .find((one) => (one?.transactions.length ?? 0) > 1)
  const last = block?.transactions.at(-1)?.id ?? ''
  const count = block?.transactions.length ?? 0
  visit(`/tx/${last}`)
  await expect.element(fact('Position')).toHaveText(`${count} of ${count} in the block`)
  await expect.element(fact('Block hash')).toContainText(block?.hash ?? 'a hash')
})

test('a transaction that is alone in its block is the only one', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  devnet.mine()
  visit(`/tx/${id}`)
  await expect.element(fact('Position')).toHaveText('The only one in the block')
})
