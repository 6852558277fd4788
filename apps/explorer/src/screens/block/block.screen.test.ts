import { expectAccessible } from '../../../test/accessible'
import { untilLookupStops } from '../../../test/not-found'
import { seenText } from '../../../test/seen-text'
import {
  countRequests,
  currentPath,
  expect,
  goBack,
  installClock,
  page,
  requestedUrls,
  spec,
  test,
  userEvent,
} from '../../../test/screen'

const height = () => page.getByRole('heading', { level: 1 })
const comma = (value: number) => value.toLocaleString('en-US')

test('a phone says when a block will be final', async ({ visit, chain }) => {
  const { devnet } = chain()
  const tip = devnet.state().tip.index
  await page.viewport(390, 844)
  visit(`/block/${tip - 1}`)
  const line = page.getByText('2 of 10 confirmations, final in about 14 minutes')
  await expect.element(line).toBeVisible()
  const tops = [...line.element().getClientRects()].map(({ top }) => top)
  expect(new Set(tops).size).toBe(1)
  visit(`/block/${tip - 12}`)
  await expect.element(page.getByText(/^Final · 13 confirmations/)).toBeVisible()
})

test('steps to its neighbors by button and arrow key; the latest block says that it is', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const tip = devnet.state().tip.index
  visit(`/block/${tip - 1}`)
  await expect.element(height()).toHaveText(`Block #${comma(tip - 1)}`)
  await expect
    .element(page.getByText('2 of 10 confirmations, final in about 14 minutes'))
    .toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(height()).toHaveText(`Block #${comma(tip - 2)}`)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(height()).toHaveText(`Block #${comma(tip - 1)}`)
  // Holding the key down steps once; otherwise it would request every block on the way.
  await userEvent.keyboard('{ArrowLeft>3/}')
  await expect.element(height()).toHaveText(`Block #${comma(tip - 2)}`)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(height()).toHaveText(`Block #${comma(tip - 1)}`)
  await page.getByRole('link', { name: `Next block, ${comma(tip)}` }).click()
  await expect.element(height()).toHaveText(`Block #${comma(tip)}`)
  await expect.element(page.getByRole('button', { name: 'latest block' })).toBeDisabled()
})

test(
  'is found by hash in any notation, and /block/0 becomes the URL of the tip',
  spec('`/block/{number}` and `/block/{hash}`', "Footer 'Latest Block' is `/block/0`"),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { index, hash } = devnet.state().tip
    visit(`/block/${hash.slice(2).toUpperCase()}`)
    await expect.element(height()).toHaveText(`Block #${comma(index)}`)
    await expect.element(page.getByText('Verified in your browser')).toBeVisible()
    const asked = countRequests()
    visit('/block/0', ['/about'])
    await expect.element(height()).toHaveText(`Block #${comma(index)}`)
    expect(currentPath()).toBe(`/block/${index}`)
    devnet.mine()
    await expect.element(height()).toHaveText(`Block #${comma(index)}`)
    // One for the page, one for the checks of the previous block.
    await expect.element(page.getByText('Verified in your browser')).toBeVisible()
    expect(asked('/block')).toBe(2)
    await goBack()
    await expect.poll(currentPath).toBe('/about')
  },
)

test('a server that hasn’t reached its node is shown as starting up', async ({ visit, chain }) => {
  const { devnet } = chain()
  const tip = devnet.state().tip.index
  devnet.setFaults({ noNode: true })
  visit(`/block/${tip}`)
  await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main).toContainText('The endpoint is starting up and not ready')
  await expect.element(main.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
})

test(
  'pseudo and neogenesis blocks explain what they are',
  spec('Block: pseudo-block notice', 'Pseudo block'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const neogenesis = Math.floor(devnet.state().tip.index / 256) * 256
    visit(`/block/${neogenesis}`)
    await expect
      .element(page.getByRole('main'))
      .toContainText('Every 256th block carries the full ledger')
    await expect.element(page.getByRole('heading', { name: 'Block Reward' })).toHaveLength(0)
    const main = page.getByRole('main')
    await expect
      .element(main.getByRole('link', { name: comma(neogenesis - 256) }))
      .toHaveAttribute('href', `/block/${neogenesis - 256}`)
    const left = neogenesis + 256 - devnet.state().tip.index
    await expect.element(main.getByRole('img', { name: `in ${left} blocks` })).toBeVisible()
    const nearby = page.getByRole('region', { name: 'Nearby blocks' })
    await expect.element(nearby.getByRole('listitem')).toHaveLength(4)
    await expect
      .element(nearby.getByRole('link', { name: comma(neogenesis - 1) }))
      .toHaveAttribute('href', `/block/${neogenesis - 1}`)

    const [pseudo] = devnet.mine(1, { pseudo: true })
    visit(`/block/${pseudo?.index}`)
    await expect
      .element(page.getByRole('main'))
      .toContainText('No miner found a solution within 238 seconds')
    await expect
      .element(page.getByRole('heading', { name: '0 Regular Transactions' }))
      .toBeVisible()
    await expect
      .element(nearby.getByRole('link').first())
      .toHaveText(comma((pseudo?.index ?? 0) - 2))
    await expect.element(nearby.getByRole('link')).toHaveLength(2)
  },
)

for (const id of ['nonsense', `0x${'ab'.repeat(33)}`, '-1']) {
  test(
    `'${id.slice(0, 12)}' isn’t a block id, and no request is made`,
    spec('Block id: number or hash'),
    async ({ visit, chain }) => {
      const { url } = chain()
      const asked = requestedUrls()
      visit(`/block/${id}`)
      await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
      expect(asked).not.toContain(`${url}/block`)
    },
  )
}

test(
  'an unknown hash lists possible causes, and is shown as wide as the window allows',
  spec('Hash in errors: 8 + 6, 10 + 8, 15 + 15'),
  async ({ visit, chain }) => {
    chain()
    installClock()
    visit(`/block/0x${'ab'.repeat(32)}`)
    await untilLookupStops()
    await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
    const causes = page.getByRole('alert').getByRole('listitem')
    await expect.element(causes).toHaveLength(3)
    const hash = page.getByRole('main').getByTitle(`0x${'ab'.repeat(32)}`)
    for (const [width, head, tail] of [
      [400, 8, 6],
      [640, 10, 8],
      [641, 15, 15],
    ] as const) {
      await page.viewport(width, 720)
      const whole = `0x${'ab'.repeat(32)}`
      await expect
        .poll(() => seenText(hash.element()))
        .toBe(whole.slice(0, head) + whole.slice(-tail))
    }
  },
)

test('on a phone, the hash and the time are, and other facts are folded, between the verse and the transactions', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index } = devnet.chain.tip
  await page.viewport(390, 844)
  visit(`/block/${index}`)
  const fold = page.getByText('Size, fees and more')
  const top = (locator: ReturnType<typeof page.getByText>) =>
    locator.element().getBoundingClientRect().top
  await expect.element(fold).toBeVisible()
  const hash = page.getByRole('button', { name: 'Copy block hash' })
  await expect.element(hash).toBeVisible()
  const previous = page.getByRole('button', { name: 'Copy previous block hash' })
  await expect.element(previous).not.toBeInTheDocument()
  expect(top(page.getByText(/^TRIGG Haiku/))).toBeLessThan(top(fold))
  expect(top(fold)).toBeLessThan(top(page.getByRole('heading', { name: 'Block Reward' })))
  // What it is worth comes before who says so.
  const seal = page.getByRole('link', { name: /Work verified in your browser/ })
  await expect.element(seal).toBeVisible()
  expect(top(page.getByText(/^1 of 10 confirmations/))).toBeLessThan(top(seal))
  // Beside the seal, because the line above has no room for it until the block is final.
  await expect.element(page.getByRole('main')).toContainText(/Work verified in your browser.* ago/)
  await fold.click()
  await expect.element(previous).toBeVisible()
  await expect.element(page.getByText('Difficulty', { exact: true })).toBeVisible()
  await expectAccessible()

  visit(`/block/${Math.floor(index / 256) * 256}`)
  await expect.element(hash).toBeVisible()
})

test('has its title, canonical URL and breadcrumbs', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index } = devnet.state().tip
  visit(`/block/${index}`)
  await expect.poll(() => document.title).toBe(`Block #${index} · Mochimo Explorer`)
  const canonical = document.head.querySelector('link[rel=canonical]')
  expect(canonical).toHaveAttribute('href', `${location.origin}/block/${index}`)
  const text = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const trail = JSON.parse(text) as { itemListElement: { name: string }[] }
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', `Block #${index}`])
})

test('its identifiers can be copied', async ({ visit, chain }) => {
  const { devnet } = chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index, hash, parentHash, root, nonce } = devnet.chain.tip
  visit(`/block/${index}`)
  for (const [name, value] of [
    ['Copy block hash', hash],
    ['Copy previous block hash', parentHash],
    ['Copy Merkle root', root],
    ['Copy nonce', nonce],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => navigator.clipboard.readText()).toContain(value.replace('0x', ''))
  }
})
