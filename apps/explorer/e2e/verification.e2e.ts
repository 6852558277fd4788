import type { Devnet, Lie } from '@mcm/devnet'
import type { Block } from '@mcm/rosetta-client'
import { replayMainnet } from './support/replay'
import { expect, offerEndpoints, test } from './support/test'

const VERIFIED = 'Verified in your browser: header, work, haiku, reward, list of transaction ids'

/** A new block with at least two transactions between accounts. */
function mineTransactions(devnet: Devnet) {
  for (;;) {
    const [block] = devnet.mine()
    if (block && block.transactions.length > 1) return block
  }
}

test('a block of mainnet verifies by itself, and the page says what that covers', async ({
  page,
  context,
}) => {
  const server = await replayMainnet()
  await offerEndpoints(context, [server.url])
  await page.goto('/block/1078535')

  const seal = page.getByRole('link', { name: VERIFIED })
  await expect(seal).toBeVisible()
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect(panel).toContainText(/\d+ checks hold, \d+ cannot be made/)
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(check('Block hash: holds').getByRole('definition')).toHaveText([
    '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
    '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
  ])
  await expect(check('Reward: holds').getByRole('definition')).toHaveText([
    '12065840589 nanoMCM',
    '12065840589 nanoMCM',
  ])
  await expect(check('Proof of work: holds')).toContainText('37 zero bits')
  await expect(check('Haiku: holds').getByRole('definition').first()).toContainText('soft snakes')
  await expect(check('Who paid whom: cannot be checked')).toContainText(
    'The API does not serve the signed bytes of transactions',
  )

  await seal.click()
  await expect(page).toHaveURL(/\/block\/1078535#verification$/)
  await expect(panel.getByRole('heading')).toBeInViewport()
  await server.close()
})

const lies: Record<Lie, string[]> = {
  reward: ['Reward', 'List of transactions'],
  parent: ['Block hash', 'Parent'],
  difficulty: ['Block hash', 'Difficulty'],
  nonce: ['Block hash'],
  transaction: ['List of transactions', 'Number of transactions'],
}

for (const [lie, caught] of Object.entries(lies) as [Lie, string[]][]) {
  test(`a server that lies about the ${lie} is caught on the block’s page`, async ({
    page,
    chain,
  }) => {
    const { devnet, url } = await chain()
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    await page.goto(`/block/${index}`)

    const alarm = page.getByRole('alert')
    await expect(alarm.getByRole('heading')).toHaveText('This block does not add up')
    await expect(alarm).toContainText(url)
    const panel = page.getByRole('region', { name: 'Verification' })
    for (const title of caught) {
      await expect(alarm.getByRole('listitem').filter({ hasText: `${title}.` })).toBeVisible()
      await expect(panel.getByRole('listitem').filter({ hasText: `${title}: fails` })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /^Does not add up: / })).toBeVisible()

    // An honest answer, asked for again, ends the alarm.
    devnet.clearFaults()
    await alarm.getByRole('button', { name: 'Try again' }).click()
    await expect(alarm).toHaveCount(0)
    await expect(page.getByRole('link', { name: VERIFIED })).toBeVisible()
  })

  test(`a server that lies about the ${lie} is caught on home`, async ({ page, chain }) => {
    const { devnet } = await chain()
    const { index } = mineTransactions(devnet)
    devnet.setFaults({ lie, lieAbout: [index] })
    await page.goto('/')
    const alarm = page.getByRole('alert')
    await expect(alarm.getByRole('heading')).toHaveText('What this endpoint says does not add up')
    const row = page.getByRole('table', { name: 'Latest blocks' }).getByRole('row').nth(1)
    await expect(row).toContainText('does not add up')
    await alarm.getByRole('link', { name: index.toLocaleString('en') }).click()
    await expect(page).toHaveURL(`/block/${index}`)
    await expect(alarm.getByRole('heading')).toHaveText('This block does not add up')
  })
}

test('a lie about the block before is asked for again too', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  const { index } = mineTransactions(devnet)
  await page.route(`${url}/block`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { block?: Block }
    const { block } = answer
    if (block?.block_identifier.index !== index - 1) return route.fulfill({ response })
    const metadata = { ...block.metadata, stime: block.metadata.stime - 1 }
    await route.fulfill({ response, json: { ...answer, block: { ...block, metadata } } })
  })
  await page.goto(`/block/${index}`)
  const alarm = page.getByRole('alert')
  await expect(alarm.getByRole('heading')).toHaveText('This block does not add up')
  await page.unroute(`${url}/block`)
  await alarm.getByRole('button', { name: 'Try again' }).click()
  await expect(alarm).toHaveCount(0)
  await expect(page.getByRole('link', { name: VERIFIED })).toBeVisible()
})

test('an honest chain verifies on home, block by block, also the one that comes', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.goto('/')
  const table = page.getByRole('table', { name: 'Latest blocks' })
  await expect(table.getByText('verified here')).toHaveCount(5)
  await expect(page.getByText('verified here')).toHaveCount(6)

  const [block] = devnet.mine()
  const row = table.getByRole('row').filter({ hasText: block?.index.toLocaleString('en') ?? '' })
  await expect(row).toContainText('verified here', { timeout: 25_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('pseudo and neogenesis blocks verify too, with what they have', async ({ page, chain }) => {
  const { devnet } = await chain()
  const [pseudo] = devnet.mine(1, { pseudo: true })
  await page.goto(`/block/${pseudo?.index}`)
  await expect(
    page.getByRole('link', { name: 'Verified in your browser: header, haiku, reward, list of' }),
  ).toBeVisible()
  const neogenesis = Math.floor(devnet.chain.tip.index / 256) * 256
  await page.goto(`/block/${neogenesis}`)
  await expect(
    page.getByRole('link', { name: 'Verified in your browser: header, haiku, reward' }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a transaction’s amounts and its place in its block are checked', async ({ page, chain }) => {
  const { devnet } = await chain()
  const block = mineTransactions(devnet)
  const id = block.transactions.at(-1)?.id ?? ''
  await page.goto(`/tx/${id}`)
  await expect(
    page.getByRole('link', {
      name: 'Verified in your browser: amounts, place in its block, the block’s header, the block’s work',
    }),
  ).toBeVisible()
  const panel = page.getByRole('region', { name: 'Verification' })
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(check('Amounts: holds')).toContainText('nanoMCM')
  await expect(check('In the block: holds')).toContainText(`block ${block.index} holds`)
  await expect(check('Who paid whom: cannot be checked')).toBeVisible()

  // The same server, hiding this transaction when the block is asked for.
  devnet.setFaults({ lie: 'transaction', lieAbout: [block.index] })
  await page.reload()
  const alarm = page.getByRole('alert')
  await expect(alarm.getByRole('heading')).toHaveText('This transaction does not add up')
  await expect(alarm).toContainText('The block does not list this transaction.')
})

test('a pending transaction has its amounts checked, and no block', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.mine()
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 1_000_000_000n })
  devnet.advance(5)
  await page.goto(`/tx/${id}`)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verified in your browser: amounts' })).toBeVisible()
  await expect(page.getByText('In the block: ')).toHaveCount(0)
})

test('what cannot be compared for lack of a parent is said, and checked again on request', async ({
  page,
  context,
  chain,
}) => {
  const { devnet, url } = await chain()
  const [block] = devnet.mine()
  let down = true
  await context.route(`${url}/block`, (route) => {
    const { block_identifier: asked } = route.request().postDataJSON() as {
      block_identifier: { index?: number }
    }
    return down && asked.index === (block?.index ?? 0) - 1 ? route.abort() : route.fallback()
  })
  await page.goto(`/block/${block?.index}`)
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect(panel).toContainText('did not serve a block to compare with', { timeout: 60_000 })
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(check('Block hash: holds')).toBeVisible()
  await expect(check('Parent: cannot be checked')).toBeVisible()
  await expect(panel.getByText(': fails')).toHaveCount(0)

  down = false
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(check('Parent: holds')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0)
})

test('a browser that cannot start a worker says so instead of keeping quiet', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const [block] = devnet.mine()
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }))
  await page.goto(`/block/${block?.index}`)
  await expect(
    page.getByRole('link', { name: 'Not checked: the verification could not run' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})
