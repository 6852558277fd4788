import type { Devnet, Lie } from '@mcm/devnet/core'
import type { Block } from '@mcm/rosetta-client'
import { replayMainnet } from '../../../test/replay'
import {
  currentPath,
  expect,
  pollTip,
  installClock,
  offerEndpoints,
  page,
  routeRequests,
  test,
  textsOf,
} from '../../../test/screen'

const VERIFIED =
  'Work verified in your browser: header, proof of work, haiku, reward, list of transaction ids'

/** As on mainnet, blocks require some work, so that there is work to check. */
const mined = { difficulty: 1 }

/** Mines a new block with at least two transactions between accounts. */
function mineTransactions(devnet: Devnet) {
  for (;;) {
    const [block] = devnet.mine()
    if (block && block.transactions.length > 1) return block
  }
}

test('a mainnet block is verified automatically, and the page lists what that covers', async ({
  visit,
}) => {
  offerEndpoints([replayMainnet()])
  visit('/block/1078535')

  const seal = page.getByRole('link', { name: VERIFIED })
  await expect.element(seal).toBeVisible()
  const panel = page.getByRole('region', { name: 'Verification' })
  const line = panel.getByText(/^\d+ of \d+ checks passed(, \d+ not possible(: .+)?)?$/)
  await expect.element(line).toBeVisible()
  await expect.element(panel.getByRole('listitem')).toHaveLength(0)
  await line.click()
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  const values = (name: string) => textsOf(check(name).getByRole('definition'))
  await expect
    .poll(() => values('Block hash: passed'))
    .toEqual(['0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'])
  expect(values('Reward: passed')).toEqual(['12065840589 nanoMCM'])
  await expect.element(check('Proof of work: passed')).toContainText('37 zero bits')
  await expect.element(check('Proof of work: passed')).toContainText('Required')
  await expect.element(check('Solve time: passed')).toContainText('Found')
  await expect
    .element(check('Haiku: passed').getByRole('definition').first())
    .toContainText('soft snakes')
  await expect
    .element(check('Senders, recipients and amounts: not possible'))
    .toContainText('The API doesn’t provide signed transaction bytes')

  await line.click()
  await expect.element(panel.getByRole('listitem')).toHaveLength(0)
  await seal.click()
  await expect.poll(() => location.hash).toBe('#verification')
  await expect.element(check('Block hash: passed')).toBeVisible()
  // The link opens the checks again, even though the URL already has its hash.
  await line.click()
  await expect.element(panel.getByRole('listitem')).toHaveLength(0)
  await seal.click()
  await expect.element(check('Block hash: passed')).toBeVisible()
  expect(currentPath()).toBe('/block/1078535')
  await expect.element(panel.getByRole('heading', { name: 'Verification' })).toBeInViewport()
})

test('a URL with the panel’s hash opens the checks in view', async ({ visit }) => {
  offerEndpoints([replayMainnet()])
  visit('/block/1078535#verification')
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  await expect.element(panel.getByRole('heading').first()).toBeInViewport()
})

/** Opens the checks, which are folded while none failed. */
const unfold = () =>
  page
    .getByRole('region', { name: 'Verification' })
    .getByText(/checks? passed/)
    .click()

const indicator = (name: RegExp) => page.getByRole('button', { name })
const lies: Record<Lie, string[]> = {
  reward: ['Reward', 'Merkle root'],
  parent: ['Block hash', 'Parent block'],
  difficulty: ['Block hash', 'Difficulty'],
  nonce: ['Block hash'],
  transaction: ['Merkle root', 'Transaction count'],
}

for (const [lie, caught] of Object.entries(lies) as [Lie, string[]][]) {
  test(`a wrong ${lie} is detected on the block’s page`, async ({ visit, chain }) => {
    const { devnet, url } = chain(mined)
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    visit(`/block/${index}`)

    const alarm = page.getByRole('alert')
    await expect.element(alarm.getByRole('heading')).toHaveText('This block failed verification')
    await expect.element(alarm).toContainText(url)
    const panel = page.getByRole('region', { name: 'Verification' })
    for (const title of caught) {
      await expect
        .element(alarm.getByRole('listitem').filter({ hasText: `${title}.` }))
        .toBeVisible()
      await expect
        .element(panel.getByRole('listitem').filter({ hasText: `${title}: failed` }))
        .toBeVisible()
    }
    await expect.element(page.getByRole('link', { name: /^Verification failed: / })).toBeVisible()
    // Nothing else on the page contradicts it.
    await expect
      .element(page.getByText('1 confirmation claimed · not considered final: verification failed'))
      .toBeVisible()
    await expect.element(indicator(/: Connected \(Failed Verification\)/)).toBeVisible()

    // A correct response to the retry ends the alarm.
    devnet.clearFaults()
    await alarm.getByRole('button', { name: 'Try again' }).click()
    await expect.element(alarm).toHaveLength(0)
    await expect.element(page.getByRole('link', { name: VERIFIED })).toBeVisible()
    await expect.element(indicator(/: Connected & Synced/)).toBeVisible()
    await expect
      .element(page.getByText(/^1 of 10 confirmations, final in about \d+ minutes$/))
      .toBeVisible()
  })

  test(`a wrong ${lie} is detected on home`, async ({ visit, chain }) => {
    const { devnet } = chain(mined)
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    visit('/')
    const alarm = page.getByRole('alert')
    await expect
      .element(alarm.getByRole('heading'))
      .toHaveText('Data from this endpoint failed verification')
    const row = page.getByRole('table', { name: 'Latest blocks' }).getByRole('row').nth(1)
    await expect.element(row).toContainText('failed verification')
    await expect.element(indicator(/: Connected \(Failed Verification\)/)).toBeVisible()
    await alarm.getByRole('link', { name: index.toLocaleString('en') }).click()
    await expect.poll(currentPath).toBe(`/block/${index}`)
    await expect.element(alarm.getByRole('heading')).toHaveText('This block failed verification')
  })
}

test('wrong data about the previous block is refetched too', async ({ visit, chain }) => {
  const { devnet, url } = chain(mined)
  const { index } = mineTransactions(devnet)
  const endLie = routeRequests(`${url}/block`, async (_request, forward) => {
    const body = (await (await forward()).json()) as { block?: Block }
    const { block } = body
    if (block?.block_identifier.index !== index - 1) return Response.json(body)
    const metadata = { ...block.metadata, stime: block.metadata.stime - 1 }
    return Response.json({ ...body, block: { ...block, metadata } })
  })
  visit(`/block/${index}`)
  const alarm = page.getByRole('alert')
  await expect.element(alarm.getByRole('heading')).toHaveText('This block failed verification')
  endLie()
  await alarm.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alarm).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: VERIFIED })).toBeVisible()
})

test('a correct chain is verified on home, block by block, including a new one', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain(mined)
  installClock()
  visit('/')
  const table = page.getByRole('table', { name: 'Latest blocks' })
  await expect.element(table.getByText('verified in your browser')).toHaveLength(5)
  await expect.element(page.getByText('verified in your browser')).toHaveLength(6)

  const [block] = devnet.mine()
  await pollTip(10_000)
  const row = table.getByRole('row').filter({ hasText: block?.index.toLocaleString('en') ?? '' })
  await expect.element(row).toContainText('verified in your browser')
  await expect.element(page.getByRole('alert')).toHaveLength(0)
})

test('pseudo and neogenesis blocks are verified too, as far as they go', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain(mined)
  const [pseudo] = devnet.mine(1, { pseudo: true })
  visit(`/block/${pseudo?.index}`)
  await expect
    .element(
      page.getByRole('link', {
        name: 'Verified in your browser: header, no haiku, reward, list of',
      }),
    )
    .toBeVisible()
  const neogenesis = Math.floor(devnet.chain.tip.index / 256) * 256
  visit(`/block/${neogenesis}`)
  await expect
    .element(page.getByRole('link', { name: 'Verified in your browser: header, no haiku, reward' }))
    .toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(0)
})

test('a transaction’s amounts and its inclusion in its block are checked', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain(mined)
  const block = mineTransactions(devnet)
  const id = block.transactions.at(-1)?.id ?? ''
  visit(`/tx/${id}`)
  await expect.element(page.getByText('passed, 1 not possible: senders, recipients')).toBeVisible()
  await unfold()
  const panel = page.getByRole('region', { name: 'Verification' })
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect.element(check('Amounts: passed')).toContainText('nanoMCM')
  await expect
    .element(check('Included in block: passed'))
    .toContainText(`block ${block.index} contains`)
  await expect.element(check('Senders, recipients and amounts: not possible')).toBeVisible()

  // The same server, hiding this transaction when the block is requested.
  devnet.setFaults({ lie: 'transaction', lieAbout: [block.index] })
  visit(currentPath())
  const alarm = page.getByRole('alert')
  await expect
    .element(alarm.getByRole('heading'))
    .toHaveText('This transaction failed verification')
  await expect.element(alarm).toContainText("The block doesn't list this transaction.")
})

test('a pending transaction has its amounts checked, but no block', async ({ visit, chain }) => {
  const { devnet } = chain(mined)
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_000_000_000n })
  devnet.advance(5)
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect.element(page.getByText(/^\d of \d checks? passed/)).toBeVisible()
  await unfold()
  await expect.element(page.getByText('Amounts: passed')).toBeVisible()
  await expect.element(page.getByText('Included in block: ')).toHaveLength(0)
})
