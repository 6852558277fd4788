import { toBase58 } from '@mcm/address'
import { expectAccessible } from '../../../test/accessible'
import { solvedAt } from '../../../test/dates'
import { untilLookupStops } from '../../../test/not-found'
import {
  bodiesTo,
  expect,
  hang,
  pollTip,
  installClock,
  page,
  routeRequests,
  runFor,
  spec,
  test,
} from '../../../test/screen'

const OTHER = `0x${'5c'.repeat(20)}`

const card = () => page.getByRole('article')
const headline = () => page.getByRole('main').css('div:has(> h1) + div')
const fact = (label: string) => card().css(`dt:text-is("${label}") + dd`)
const checks = () => page.getByRole('region', { name: 'Verification' })
const line = (text: string) => card().getByRole('listitem').filter({ hasText: text })

test('shows the money flow, with change, fee and memo', async ({ visit, chain }) => {
  const { devnet } = chain()
  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n, memo: 'TEST-1' })
  devnet.mine()
  visit(`/tx/${id}`)
  await expect.element(line(toBase58(OTHER))).toContainText('1.500000000')
  await expect.element(line(toBase58(OTHER))).toContainText('TEST-1')
  await expect.element(line('Change')).toContainText(toBase58(devnet.faucet.address))
  await expect.element(line('Fee')).toContainText(/0\.00000\d+/)
  await expect.element(headline()).toContainText('1.50 MCM')
  await expect.element(headline()).toContainText('1 of 10 confirmations')
  await expect.element(fact('Mined')).toContainText(solvedAt(devnet.chain.tip))
  // What the headline says isn't repeated.
  for (const label of ['Status', 'Block', 'Confirmations', 'Sent', 'Fee']) {
    await expect.element(fact(label)).toHaveLength(0)
  }
})

test('updates from pending to confirmed, and is polled until it is ten blocks deep', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  const asked = bodiesTo(`${url}/search/transactions`)
  installClock()
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect.element(headline()).toContainText('Waiting for a miner')
  devnet.mine()
  await pollTip()
  await expect.element(page.getByText('Pending - In Mempool')).toHaveLength(0)
  await expect.element(headline()).toContainText('Confirmed')
  await expect.element(headline()).toContainText('1 of 10 confirmations')

  devnet.mine(4)
  await pollTip()
  await expect.element(headline()).toContainText('5 of 10 confirmations, final in about 9 minutes')
  // How many there were until now depends on the machine: what was prefetched may have been too old.
  const { length: untilThen } = asked
  devnet.mine(10)
  await pollTip()
  await expect.element(headline()).toContainText('15 confirmations, final')
  await expect.poll(() => asked.length).toBeGreaterThan(untilThen)
  await runFor(1000)
  const { length: untilFinal } = asked
  devnet.mine(1)
  await pollTip()
  await expect.element(headline()).toContainText('16 confirmations, final')
  await runFor(1000)
  expect(asked).toHaveLength(untilFinal)
})

test(
  'a SPLIT transaction says that it is no longer in the chain, and links its block by hash',
  spec("Transaction card: SPLIT, with the block's hash"),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    const lost = devnet.chain.tip
    devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
    visit(`/tx/${id}`)
    await expectLost()
    await expect.element(card().css(`a[href^="/block/${lost.hash}"]`)).toBeVisible()
  },
)

/** Expects that the page shows no success, no confirmations and no verification. */
async function expectLost() {
  await expect.element(fact('Status')).toContainText('Split')
  await expect.element(fact('Status')).toContainText('No longer in the chain')
  await expect.element(page.getByRole('main')).not.toContainText('Success')
  await expect.element(headline()).toContainText('No longer in the chain')
  await expect.element(headline()).not.toContainText('Confirmed')
  for (const label of ['Confirmations', 'Mined', 'Miner']) {
    await expect.element(fact(label)).toHaveLength(0)
  }
  await expect.element(checks()).toHaveLength(0)
}

test(
  'a transaction above a fallen tip, SUCCESS in the index, is Split',
  spec('Transaction card: SPLIT although the index reports SUCCESS'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    devnet.mine(2)
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    const { index } = devnet.chain.tip
    devnet.reorg({ depth: 2, length: 1, keepTransactions: false })
    expect(devnet.chain.tip.index).toBe(index - 1)
    visit(`/tx/${id}`)
    await expectLost()
  },
)

test(
  'an orphaned transaction becomes Split while the page is open, then pending and confirmed again',
  spec('Transaction card: orphaned block'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ traffic: 0 })
    devnet.mine(2)
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    installClock()
    visit(`/tx/${id}`)
    await expect.element(headline()).toContainText('Confirmed')
    await expect.element(checks()).toContainText('checks passed')

    devnet.reorg({ depth: 1, length: 1, keepTransactions: true })
    devnet.advance(5)
    await pollTip()
    await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect.element(card().last()).toContainText('No longer in the chain')
    await expect.element(page.getByRole('main')).not.toContainText('Success')
    await expect.element(headline()).not.toContainText('Confirmed')

    devnet.mine()
    await pollTip()
    await expect.element(fact('Status').first()).toHaveText('Success')
    await expect.element(fact('Confirmations')).toHaveText('1')
    await expect.element(card().last()).toContainText('No longer in the chain')
  },
)

test(
  'its miner is that of the block that contains it',
  spec('Transaction card: miner'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    // The same transaction in blocks by other miners, until one differs from the first.
    const first = devnet.chain.tip.miner
    do {
      devnet.reorg({ depth: 1, length: 1, keepTransactions: true })
      devnet.mine()
    } while (holder()?.miner === first)
    visit(`/tx/${id}`)
    await expect
      .element(fact('Miner').first())
      .toContainText(toBase58(devnet.chain.address(holder()?.miner ?? 0)))

    function holder() {
      const { chain: blocks } = devnet
      const latest = [blocks.tip, blocks.block(blocks.tip.index - 1)]
      return latest.find((one) => one?.transactions.some((each) => each.id === id))
    }
  },
)

test('is accessible while loading, pending, confirmed, split and not found', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n, memo: 'TEST-1' })
  const release = routeRequests(`${url}/search/transactions`, hang)
  visit(`/tx/${id}`)
  await expect.element(page.css('main [aria-busy=true]')).toBeVisible()
  await expectAccessible()
  release()

  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await expectAccessible()

  devnet.mine()
  visit(`/tx/${id}`)
  await expect.element(headline()).toContainText('Confirmed')
  await expect.element(checks()).toContainText('checks passed')
  await expectAccessible()

  devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
  visit(`/tx/${id}`)
  await expect.element(card()).toContainText('No longer in the chain')
  await expectAccessible()

  visit('/tx/nonsense')
  await expect.element(page.getByRole('main')).toContainText('isn’t a transaction hash')
  await expectAccessible()
  devnet.setFaults({ calls: { '/search/transactions': { errorRate: 1, errorCode: 1 } } })
  visit(`/tx/0x${'cd'.repeat(32)}`)
  await expect.element(page.getByRole('main')).toContainText('Error loading data')
  await expectAccessible()
})

test('is accessible while it is looked up, and when it isn’t found', async ({ visit, chain }) => {
  chain()
  installClock()
  visit(`/tx/0x${'ab'.repeat(32)}`)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveText('Transaction not found yet')
  await expectAccessible()
  await untilLookupStops()
  await expect.element(page.getByRole('main')).toContainText('was not found in the blockchain')
  await expectAccessible()
})
