import type { Devnet, Lie } from '@mcm/devnet/core'
import type { Block } from '@mcm/rosetta-client'
import { replayMainnet } from '../../../test/replay'
import {
  currentPath,
  expect,
  failConnection,
  hearTip,
  installClock,
  offerEndpoints,
  page,
  routeRequests,
  runFor,
  test,
  textsOf,
} from '../../../test/screen'

const VERIFIED = 'Verified in your browser: header, work, haiku, reward, list of transaction ids'

/** As on mainnet, blocks take some work: else there is none to check. */
const mined = { difficulty: 3 }

/** A new block with at least two transactions between accounts. */
function mineTransactions(devnet: Devnet) {
  for (;;) {
    const [block] = devnet.mine()
    if (block && block.transactions.length > 1) return block
  }
}

test('a block of mainnet verifies by itself, and the page says what that covers', async ({
  visit,
}) => {
  offerEndpoints([replayMainnet()])
  visit('/block/1078535')

  const seal = page.getByRole('link', { name: VERIFIED })
  await expect.element(seal).toBeVisible()
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect.element(panel).toContainText(/\d+ checks hold, \d+ cannot be made/)
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  const values = (name: string) => textsOf(check(name).getByRole('definition'))
  await expect
    .poll(() => values('Block hash: holds'))
    .toEqual([
      '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
      '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
    ])
  expect(values('Reward: holds')).toEqual(['12065840589 nanoMCM', '12065840589 nanoMCM'])
  await expect.element(check('Proof of work: holds')).toContainText('37 zero bits')
  await expect
    .element(check('Haiku: holds').getByRole('definition').first())
    .toContainText('soft snakes')
  await expect
    .element(check('Senders, recipients and amounts: cannot be checked'))
    .toContainText("The API doesn't provide signed transaction bytes")

  await seal.click()
  await expect.poll(() => location.hash).toBe('#verification')
  expect(currentPath()).toBe('/block/1078535')
  await expect.element(panel.getByRole('heading')).toBeInViewport()
})

const lies: Record<Lie, string[]> = {
  reward: ['Reward', 'Merkle root'],
  parent: ['Block hash', 'Parent block'],
  difficulty: ['Block hash', 'Difficulty'],
  nonce: ['Block hash'],
  transaction: ['Merkle root', 'Transaction count'],
}

for (const [lie, caught] of Object.entries(lies) as [Lie, string[]][]) {
  test(`a server that lies about the ${lie} is caught on the block’s page`, async ({
    visit,
    chain,
  }) => {
    const { devnet, url } = chain(mined)
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    visit(`/block/${index}`)

    const alarm = page.getByRole('alert')
    await expect.element(alarm.getByRole('heading')).toHaveText('This block does not add up')
    await expect.element(alarm).toContainText(url)
    const panel = page.getByRole('region', { name: 'Verification' })
    for (const title of caught) {
      await expect
        .element(alarm.getByRole('listitem').filter({ hasText: `${title}.` }))
        .toBeVisible()
      await expect
        .element(panel.getByRole('listitem').filter({ hasText: `${title}: fails` }))
        .toBeVisible()
    }
    await expect.element(page.getByRole('link', { name: /^Does not add up: / })).toBeVisible()

    // An honest answer, asked for again, ends the alarm.
    devnet.clearFaults()
    await alarm.getByRole('button', { name: 'Try again' }).click()
    await expect.element(alarm).toHaveLength(0)
    await expect.element(page.getByRole('link', { name: VERIFIED })).toBeVisible()
  })

  test(`a server that lies about the ${lie} is caught on home`, async ({ visit, chain }) => {
    const { devnet } = chain(mined)
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    visit('/')
    const alarm = page.getByRole('alert')
    await expect
      .element(alarm.getByRole('heading'))
      .toHaveText('What this endpoint says does not add up')
    const row = page.getByRole('table', { name: 'Latest blocks' }).getByRole('row').nth(1)
    await expect.element(row).toContainText('does not add up')
    await alarm.getByRole('link', { name: index.toLocaleString('en') }).click()
    await expect.poll(currentPath).toBe(`/block/${index}`)
    await expect.element(alarm.getByRole('heading')).toHaveText('This block does not add up')
  })
}

test('a lie about the block before is asked for again too', async ({ visit, chain }) => {
  const { devnet, url } = chain(mined)
  const { index } = mineTransactions(devnet)
  const endLie = routeRequests(`${url}/block`, async (_request, forward) => {
    const answer = (await (await forward()).json()) as { block?: Block }
    const { block } = answer
    if (block?.block_identifier.index !== index - 1) return Response.json(answer)
    const metadata = { ...block.metadata, stime: block.metadata.stime - 1 }
    return Response.json({ ...answer, block: { ...block, metadata } })
  })
  visit(`/block/${index}`)
  const alarm = page.getByRole('alert')
  await expect.element(alarm.getByRole('heading')).toHaveText('This block does not add up')
  endLie()
  await alarm.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alarm).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: VERIFIED })).toBeVisible()
})

test('an honest chain verifies on home, block by block, also the one that comes', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain(mined)
  installClock()
  visit('/')
  const table = page.getByRole('table', { name: 'Latest blocks' })
  await expect.element(table.getByText('verified here')).toHaveLength(5)
  await expect.element(page.getByText('verified here')).toHaveLength(6)

  const [block] = devnet.mine()
  await hearTip(10_000)
  const row = table.getByRole('row').filter({ hasText: block?.index.toLocaleString('en') ?? '' })
  await expect.element(row).toContainText('verified here')
  await expect.element(page.getByRole('alert')).toHaveLength(0)
})

test('pseudo and neogenesis blocks verify too, with what they have', async ({ visit, chain }) => {
  const { devnet } = chain(mined)
  const [pseudo] = devnet.mine(1, { pseudo: true })
  visit(`/block/${pseudo?.index}`)
  await expect
    .element(
      page.getByRole('link', { name: 'Verified in your browser: header, haiku, reward, list of' }),
    )
    .toBeVisible()
  const neogenesis = Math.floor(devnet.chain.tip.index / 256) * 256
  visit(`/block/${neogenesis}`)
  await expect
    .element(page.getByRole('link', { name: 'Verified in your browser: header, haiku, reward' }))
    .toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(0)
})

test('a transaction’s amounts and its place in its block are checked', async ({ visit, chain }) => {
  const { devnet } = chain(mined)
  const block = mineTransactions(devnet)
  const id = block.transactions.at(-1)?.id ?? ''
  visit(`/tx/${id}`)
  await expect
    .element(
      page.getByRole('link', {
        name: 'Verified in your browser: amounts, place in its block, the block’s header, the block’s work',
      }),
    )
    .toBeVisible()
  const panel = page.getByRole('region', { name: 'Verification' })
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect.element(check('Amounts: holds')).toContainText('nanoMCM')
  await expect
    .element(check('Included in block: holds'))
    .toContainText(`block ${block.index} contains`)
  await expect.element(check('Senders, recipients and amounts: cannot be checked')).toBeVisible()

  // The same server, hiding this transaction when the block is asked for.
  devnet.setFaults({ lie: 'transaction', lieAbout: [block.index] })
  visit(currentPath())
  const alarm = page.getByRole('alert')
  await expect.element(alarm.getByRole('heading')).toHaveText('This transaction does not add up')
  await expect.element(alarm).toContainText("The block doesn't list this transaction.")
})

test('a pending transaction has its amounts checked, and no block', async ({ visit, chain }) => {
  const { devnet } = chain(mined)
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_000_000_000n })
  devnet.advance(5)
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Verified in your browser: amounts' }))
    .toBeVisible()
  await expect.element(page.getByText('Included in block: ')).toHaveLength(0)
})

test('what cannot be compared for lack of a parent is said, and checked again on request', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain(mined)
  const [block] = devnet.mine()
  let down = true
  routeRequests(`${url}/block`, async (request, forward) => {
    const { block_identifier: asked } = (await request.clone().json()) as {
      block_identifier: { index?: number }
    }
    return down && asked.index === (block?.index ?? 0) - 1 ? failConnection() : forward()
  })
  installClock()
  visit(`/block/${block?.index}`)
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect.element(panel).toBeVisible()
  // Asked for again after 1, 2 and 4 seconds.
  await runFor(8000)
  await expect.element(panel).toContainText('did not serve a block to compare with')
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect.element(check('Block hash: holds')).toBeVisible()
  await expect.element(check('Parent block: cannot be checked')).toBeVisible()
  await expect.element(panel.getByText(': fails')).toHaveLength(0)

  down = false
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(check('Parent block: holds')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Check again' })).toHaveLength(0)
})
