import {
  countRequests,
  expect,
  pollTip,
  installClock,
  page,
  runFor,
  test,
} from '../../../../test/screen'

const height = () => page.getByRole('heading', { level: 1 })
const comma = (value: number) => value.toLocaleString('en-US')

test('a block that isn’t mined yet says when to expect it, and appears when mined', async ({
  visit,
  chain,
}) => {
  // The latest of its first blocks is about this much older.
  const { devnet } = chain({ startTime: Date.now() + 100_000 })
  const next = devnet.state().tip.index + 1
  installClock()
  visit(`/block/${next}`)
  await expect.element(height()).toHaveText(`Block ${comma(next)} hasn’t been mined yet`)
  await expect
    .element(page.getByRole('main'))
    .toContainText('Expected in about 2 minutes. This page will open')
  await expect
    .element(page.getByRole('main'))
    .toContainText('This page will open the block as soon as it’s mined.')
  await expect.element(page.getByRole('main')).toContainText(`Waiting for block ${comma(next)}`)
  // The time since the latest block counts.
  await runFor(60_000)
  await expect.element(page.getByRole('main')).toContainText('Expected in about a minute.')
  await runFor(60_000)
  await expect.element(page.getByRole('main')).toContainText('Expected any moment.')
  await expect
    .element(page.getByRole('main'))
    .toContainText(/2 min( \d s)? so faraverage 1 min 43 s/)
  await expect
    .element(page.css('main dl').getByRole('link', { name: comma(next - 1) }))
    .toHaveAttribute('href', `/block/${next - 1}`)
  devnet.mine()
  await pollTip()
  await expect.element(height()).toHaveText(`Block #${comma(next)}`)
})

test('an endpoint that is behind can’t say that a block isn’t mined; it appears once the endpoint has passed it', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ startTime: Date.now() - 3_600_000 })
  const wanted = devnet.chain.tip.index + 4
  installClock()
  visit(`/block/${wanted}`)
  const main = page.getByRole('main')
  await expect.element(height()).toHaveText(`Block ${comma(wanted)} isn’t on this endpoint`)
  await expect.element(main).toContainText('this block may have been mined already')
  await expect.element(main).not.toContainText('Expected')
  // It catches up by many blocks between two looks.
  for (let block = 0; block < 30; block += 1) devnet.mine()
  await pollTip()
  await expect.element(height()).toHaveText(`Block #${comma(wanted)}`)
})

test('the part of the next block is full if it takes longer than the average', async ({
  visit,
  chain,
}) => {
  const { index } = chain({ startTime: Date.now() }).devnet.state().tip
  installClock()
  visit(`/block/${index + 3}`)
  const figure = page.getByRole('figure')
  await expect.element(figure).toContainText(`Waiting for block ${comma(index + 1)}, `)
  await expect.element(figure).toContainText(`${comma(index + 3)} this block`)
  const before = figure.element().textContent
  await runFor(120_000)
  await expect.element(figure).toContainText(/ min .* so far/)
  expect(figure.element().textContent).not.toBe(before)
  // Of the three parts, each as wide as 1.
  expect(page.css('figure rect:nth-of-type(2)').element().getAttribute('width')).toBe('1')
})

test('a block that the endpoint lacks, though its tip is higher, is not requested repeatedly', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const { index } = devnet.chain.tip
  const asked = countRequests()
  installClock()
  visit('/block/1000')
  const main = page.getByRole('main')
  await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
  await expect.element(main).toContainText(`${url} is at block ${comma(index)}.`)
  for (const height of [index, index - 1, index - 2]) {
    await expect.element(main.getByRole('link', { name: comma(height) })).toBeVisible()
  }
  await runFor(10_000)
  // One for the block, and one for each of the blocks to go on with.
  expect(asked('/block')).toBe(4)
  const field = main.getByRole('textbox', { name: 'Block or date' })
  await field.fill(String(index - 7))
  await main.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.element(height()).toHaveText(`Block #${comma(index - 7)}`)
})

test('the latest blocks name a miner only if somebody mined them', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.mine()
  visit(`/block/${devnet.chain.tip.index + 3}`)
  const block = (at: number) => page.css('main ul > li').nth(at)
  await expect.element(block(1)).toContainText(/\d+ transactions? · by /)
  await expect.element(block(0)).toContainText('0 transactions')
  await expect.element(block(0)).not.toContainText(' by ')
})

test('a hash that the endpoint lacks can be looked up at another one, not once more as a transaction', async ({
  visit,
  chain,
}) => {
  chain()
  visit(`/block/0x${'ab'.repeat(32)}`)
  await expect.element(height()).toHaveText('Not found yet')
  await expect.element(page.getByRole('button', { name: 'Ask all endpoints' })).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toContainText('Looked up: nothing with this hash was found.')
  await expect
    .element(page.getByRole('link', { name: 'Look this hash up as a transaction' }))
    .toHaveLength(0)
})
