import type { Block } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { untilItStops } from './support/not-found'
import { expectAccessible, watchShifts } from './support/quality'
import { countRequests } from './support/requests'
import { expect, spec, test } from './support/test'
import { hearTip } from './support/tip'

const height = (page: Page) => page.getByRole('heading', { level: 1 })
const comma = (value: number) => value.toLocaleString('en-US')

test('steps to its neighbours by button and by arrow key; the newest says that it is', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const tip = devnet.state().tip.index
  await page.goto(`/block/${tip - 1}`)
  await expect(height(page)).toHaveText(`Block #${comma(tip - 1)}`)
  await page.keyboard.press('ArrowLeft')
  await expect(height(page)).toHaveText(`Block #${comma(tip - 2)}`)
  await page.keyboard.press('ArrowRight')
  await expect(height(page)).toHaveText(`Block #${comma(tip - 1)}`)
  // A key that is held steps once, or it would ask for every block on its way.
  await page.keyboard.down('ArrowLeft')
  await page.keyboard.down('ArrowLeft')
  await page.keyboard.down('ArrowLeft')
  await page.keyboard.up('ArrowLeft')
  await expect(height(page)).toHaveText(`Block #${comma(tip - 2)}`)
  await page.keyboard.press('ArrowRight')
  await expect(height(page)).toHaveText(`Block #${comma(tip - 1)}`)
  await page.getByRole('link', { name: `Next block, ${comma(tip)}` }).click()
  await expect(height(page)).toHaveText(`Block #${comma(tip)}`)
  await expect(page.getByRole('button', { name: 'the newest block' })).toBeDisabled()
})

test('one that another branch replaced says so; by its height the new one takes its place', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index, hash } = devnet.chain.tip
  const hashShown = page.getByRole('main').getByText(hash.slice(2, 12)).first()
  await page.clock.install()
  const reward = page.getByRole('heading', { name: 'Block Reward' })
  await page.goto(`/block/${hash}`)
  await expect(reward).toBeVisible()
  await expect(hashShown).toBeVisible()
  devnet.reorganise({ depth: 1, length: 2 })
  await hearTip(page)
  await expect(page.getByText('This block is no longer part of the chain.')).toBeVisible()
  await page.getByRole('link', { name: `See block ${comma(index)}` }).click()
  await expect(page).toHaveURL(`/block/${index}`)
  await expect(reward).toBeVisible()
  await expect(hashShown).toHaveCount(0)

  const { hash: second } = devnet.chain.block(index) ?? { hash: '' }
  const secondShown = page.getByRole('main').getByText(second.slice(2, 12)).first()
  await expect(secondShown).toBeVisible()
  devnet.reorganise({ depth: 2, length: 3 })
  await hearTip(page)
  await expect(secondShown).toHaveCount(0)
  await expect(height(page)).toHaveText(`Block #${comma(index)}`)
})

test(
  'one above a fallen tip is not in the chain, and neither are its transactions',
  spec('Transaction card: of a block that lost its place'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    devnet.mine(2)
    devnet.pay({ to: devnet.chain.busiest, amount: 1_000_000_000n })
    devnet.mine()
    const { index } = devnet.chain.tip
    await page.clock.install()
    await page.goto(`/block/${index}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Success')
    await expect(main).toContainText('the newest block')
    devnet.reorganise({ depth: 2, length: 1, keepTransactions: false })
    await hearTip(page)
    await expect(main).toContainText('hasn’t reached this height yet')
    await expect(page.getByRole('link', { name: `See block ${comma(index - 1)}` })).toBeVisible()
    await expect(main).toContainText('Split')
    await expect(main).not.toContainText('Success')
    await expect(main).not.toContainText('the newest block')
  },
)

test(
  'is found by hash in any writing, and /block/0 is the tip under its own number',
  spec('`/block/{number}` and `/block/{hash}`', "Footer 'Latest Block' is `/block/0`"),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const { index, hash } = devnet.state().tip
    await page.goto(`/block/${hash.slice(2).toUpperCase()}`)
    await expect(height(page)).toHaveText(`Block #${comma(index)}`)
    await page.goto('/block/0')
    await expect(height(page)).toHaveText(`Block #${comma(index)}`)
  },
)

test('one that is not mined yet says when, and appears when it is', async ({ page, chain }) => {
  const { devnet } = await chain()
  const next = devnet.state().tip.index + 1
  await page.clock.install()
  await page.goto(`/block/${next}`)
  await expect(height(page)).toHaveText(`Block ${comma(next)} is not mined yet.`)
  await expect(page.getByRole('main')).toContainText('Expected in about 2 minutes')
  devnet.mine()
  await hearTip(page)
  await expect(height(page)).toHaveText(`Block #${comma(next)}`)
})

test('one that the endpoint lacks, though its tip is higher, is not asked for again and again', async ({
  page,
  chain,
}) => {
  await chain()
  const asked = countRequests(page)
  await page.goto('/block/1000')
  await expect(height(page)).toHaveText('Block Not Found')
  await expect(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
  await page.waitForTimeout(1000)
  expect(asked('/block')).toBe(1)
})

test('a server that has not reached its node is said to be starting', async ({ page, chain }) => {
  const { devnet } = await chain()
  const tip = devnet.state().tip.index
  devnet.setFaults({ noNode: true })
  await page.goto(`/block/${tip}`)
  await expect(height(page)).toHaveText('Block Not Found')
  const main = page.getByRole('main')
  await expect(main).toContainText('The endpoint is starting up and not ready')
  await expect(main.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
})

test(
  'pseudo and neogenesis blocks say what they are',
  spec('Block: pseudo-block notice', 'Pseudo block'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const neogenesis = Math.floor(devnet.state().tip.index / 256) * 256
    await page.goto(`/block/${neogenesis}`)
    await expect(page.getByRole('main')).toContainText('Every 256th block carries the whole ledger')
    await expect(page.getByRole('heading', { name: 'Block Reward' })).toHaveCount(0)

    const [pseudo] = devnet.mine(1, { pseudo: true })
    await page.goto(`/block/${pseudo?.index}`)
    await expect(page.getByRole('main')).toContainText(
      'No miner found a solution within 238 seconds',
    )
    await expect(page.getByRole('heading', { name: '0 Regular Transactions' })).toBeVisible()
  },
)

for (const id of ['nonsense', `0x${'ab'.repeat(33)}`, '-1']) {
  test(
    `'${id.slice(0, 12)}' names no block, and nobody is asked`,
    spec('Block id: number or hash'),
    async ({ page, chain }) => {
      const { url } = await chain()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`/block/${id}`)
      await expect(height(page)).toHaveText('Block Not Found')
      expect(asked).not.toContain(`${url}/block`)
    },
  )
}

test('an unknown hash names possible causes', async ({ page, chain }) => {
  await chain()
  await page.clock.install()
  await page.goto(`/block/0x${'ab'.repeat(32)}`)
  await untilItStops(page)
  await expect(height(page)).toHaveText('Block Not Found')
  const causes = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(causes).toHaveCount(3)
})

test('carries its title, canonical address and breadcrumb', async ({ page, chain, baseURL }) => {
  const { devnet } = await chain()
  const { index } = devnet.state().tip
  await page.goto(`/block/${index}`)
  await expect(page).toHaveTitle(`Block #${index} · Mochimo Explorer`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/block/${index}`,
  )
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(json.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Home',
    `Block #${index}`,
  ])
})

test('a block with over a thousand transactions is paged, with few rows in the page', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const count = 1234
  const id = (at: number) => `0x${(at + 1).toString(16).padStart(64, '0')}`
  await page.route(`${url}/block`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { block: Block }
    const [, one] = answer.block.transactions
    if (!one) return route.fulfill({ response })
    for (let at = 0; at < count; at += 1) {
      answer.block.transactions[at + 1] = { ...one, transaction_identifier: { hash: id(at) } }
    }
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`/block/${devnet.chain.tip.index}`)
  await expect(page.getByRole('heading', { name: `${count} Regular Transactions` })).toBeVisible()
  const table = page.getByRole('table', { name: /Regular Transactions/ })
  await expect(page.getByText(`1 to 100 of ${comma(count)}`)).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(200)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  const heading = page.getByRole('heading', { name: `${count} Regular Transactions` })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByText(`101 to 200 of ${comma(count)}`)).toBeVisible()
  await expect(table.getByRole('row').nth(1).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(id(100)),
  )
  expect(await page.getByRole('row').count()).toBeLessThan(200)
  await page.reload()
  await expect(page.getByText(`101 to 200 of ${comma(count)}`)).toBeVisible()
})

test('what identifies it can be copied', async ({ page, chain, context }) => {
  const { devnet } = await chain()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index, hash, parentHash, root, nonce } = devnet.chain.tip
  await page.goto(`/block/${index}`)
  for (const [name, value] of [
    ['Copy block hash', hash],
    ['Copy previous block hash', parentHash],
    ['Copy Merkle root', root],
    ['Copy nonce', nonce],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(value.replace('0x', ''))
  }
})

test('is accessible while it waits and when it fails', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  const { index } = devnet.chain.tip
  await page.route(`${url}/block`, () => {})
  await page.goto(`/block/${index}`)
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`${url}/block`)

  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 1 } } })
  await page.goto(`/block/${index - 3}`)
  await expect(height(page)).toHaveText('Error Loading Block')
  await expectAccessible(page)
})

test('is accessible loaded, of every kind, and where there is none', async ({ page, chain }) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index } = devnet.chain.tip
  const neogenesis = Math.floor(index / 256) * 256
  for (const path of [
    `/block/${index}`,
    `/block/${neogenesis}`,
    '/block/nonsense',
    '/block/9999999',
  ]) {
    await page.goto(path)
    await expect(height(page)).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
  }
  const [pseudo] = devnet.mine(1, { pseudo: true })
  await page.goto(`/block/${pseudo?.index}`)
  await expect(page.getByRole('heading', { name: '0 Regular Transactions' })).toBeVisible()
  await expectAccessible(page)
})

for (const width of [1280, 390]) {
  test(`does not move while it loads (${width} px)`, async ({ page, chain }) => {
    const { devnet } = await chain()
    while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
    devnet.setFaults({ latency: [150, 300] })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await expect(page.getByRole('table', { name: /Regular Transaction/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Verified in your browser/ })).toBeVisible()
    await expectStill()
  })

  test(`does not move when the tip comes after the block (${width} px)`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
    devnet.setFaults({ calls: { '/network/status': { latency: 1500 } } })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)
    await page.goto(`/block/${devnet.chain.tip.index}`)
    await expect(page.getByRole('link', { name: /Verified in your browser/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('· the newest block')).toBeVisible()
    await expectStill()
  })
}
