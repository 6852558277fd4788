import {
  currentPath,
  expect,
  pollTip,
  installClock,
  page,
  runFor,
  spec,
  test,
} from '../../../test/screen'

const height = () => page.getByRole('heading', { level: 1 })
const notInChain = () => page.getByRole('heading', { name: 'This block isn’t part of the chain' })
const comma = (value: number) => value.toLocaleString('en-US')
const main = () => page.getByRole('main')
const verified = () => main().getByText('Verified in your browser')

test('an orphaned block says so; its height opens the new block', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index, hash } = devnet.chain.tip
  const hashShown = page.getByRole('main').getByText(hash.slice(2, 12)).first()
  installClock()
  const reward = page.getByRole('heading', { name: 'Block Reward' })
  visit(`/block/${hash}`)
  await expect.element(reward).toBeVisible()
  await expect.element(hashShown).toBeVisible()
  await expect.element(verified()).toBeVisible()
  devnet.reorg({ depth: 1, length: 2 })
  await pollTip()
  await expect.element(page.getByText('This block is no longer part of the chain.')).toBeVisible()
  await expect
    .element(main().getByText('No longer part of the chain', { exact: true }))
    .toBeVisible()
  await expect.element(verified()).toHaveLength(0)
  await page.getByRole('link', { name: `See block ${comma(index)}` }).click()
  await expect.poll(currentPath).toBe(`/block/${index}`)
  await expect.element(reward).toBeVisible()
  await expect.element(hashShown).toHaveLength(0)

  const { hash: second } = devnet.chain.block(index) ?? { hash: '' }
  const secondShown = page.getByRole('main').getByText(second.slice(2, 12)).first()
  await expect.element(secondShown).toBeVisible()
  devnet.reorg({ depth: 2, length: 3 })
  await pollTip()
  await expect.element(secondShown).toHaveLength(0)
  await expect.element(height()).toHaveText(`Block #${comma(index)}`)
})

test(
  'a block above a fallen tip is not in the chain, and neither are its transactions',
  spec('Transaction card: orphaned block'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    devnet.mine(2)
    devnet.pay({ to: devnet.chain.busiest, amount: 1_000_000_000n })
    devnet.mine()
    const { index } = devnet.chain.tip
    installClock()
    visit(`/block/${index}`)
    const main = page.getByRole('main')
    await expect.element(main).toContainText('Success')
    await expect.element(main).toContainText('latest block')
    devnet.reorg({ depth: 2, length: 1, keepTransactions: false })
    await pollTip()
    await expect.element(main).toContainText('hasn’t reached this height yet')
    await expect
      .element(page.getByRole('link', { name: `See block ${comma(index - 1)}` }))
      .toBeVisible()
    await expect.element(main).toContainText('Split')
    await expect.element(main).not.toContainText('Success')
    await expect.element(main).not.toContainText('latest block')
    for (let polls = 0; polls < 3; polls++) {
      await runFor(35_000)
      await expect.element(main).toContainText('hasn’t reached this height yet')
      await expect.element(main).not.toContainText('latest block')
      await expect.element(main).not.toContainText('Verified in your browser')
    }
  },
)

for (const [how, query] of [
  ['says so by the height in its link', (height: number) => `?height=${height}`],
  ['says so by the endpoint’s events', () => ''],
] as const) {
  test(`an orphaned block that is opened by its hash ${how}`, async ({ visit, chain }) => {
    const { devnet } = chain()
    const lost = devnet.chain.tip
    devnet.reorg({ depth: 1, length: 2 })
    visit(`/block/${lost.hash}${query(lost.index)}`)
    await expect.element(notInChain()).toBeVisible()
    await expect.element(main()).toContainText(`Block ${comma(lost.index)} is a different block.`)
    await main()
      .getByRole('link', { name: `See block ${comma(lost.index)}` })
      .click()
    await expect.element(height()).toHaveText(`Block #${comma(lost.index)}`)
  })
}

test('a block that lost to a shorter branch says that too', async ({ visit, chain }) => {
  const { devnet } = chain()
  const lost = devnet.chain.tip
  devnet.reorg({ depth: 2, length: 1 })
  visit(`/block/${lost.hash}?height=${lost.index}`)
  await expect.element(notInChain()).toBeVisible()
  await expect.element(main()).toContainText('The chain no longer reaches its height')
})
