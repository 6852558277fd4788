import type { Block } from '@mcm/rosetta-client'
import { expectAccessible } from '../../../../test/accessible'
import {
  expect,
  offerEndpoints,
  page,
  requestedUrls,
  routeRequests,
  showTab,
  test,
  userEvent,
} from '../../../../test/screen'

const HOUR = 3_600_000

async function openPanel(visit: (path: string) => void) {
  visit('/about')
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  return page.getByRole('dialog', { name: /^API endpoint/ })
}

test('makes no requests to other endpoints until the visitor starts a comparison', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ startTime: Date.now() })
  const other = chain({ startTime: Date.now() })
  const urls = requestedUrls()
  visit(`/block/${devnet.chain.tip.index - 1}`)
  await expect.element(page.getByRole('button', { name: 'Compare endpoints' })).toBeVisible()
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await expect.element(page.getByRole('radio', { name: 'Test 2' })).toBeInTheDocument()
  const asked = new Set(urls.map((each) => new URL(each).origin))
  expect(asked).toContain(url)
  expect(asked).not.toContain(other.url)
})

test('compares a block: same, behind, different, no usable response', async ({ visit, chain }) => {
  const startTime = Date.now() - HOUR
  const own = chain({ startTime })
  const same = chain({ startTime })
  const behind = chain({ startTime })
  const branch = chain({ startTime, seed: 'another' })
  const gone = chain({ startTime })
  const broken = chain({ startTime })
  gone.close()
  own.devnet.mine(3)
  same.devnet.mine(5)
  branch.devnet.mine(5)
  broken.devnet.setFaults({ malformedRate: 1 })
  const { index } = own.devnet.chain.tip
  const lag = same.devnet.chain.tip.index - behind.devnet.chain.tip.index
  visit(`/block/${index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()

  const table = page.getByRole('table', { name: /^Block .* at each endpoint$/ })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect.element(row('Test 1')).toContainText('same block, verified')
  await expect.element(row('Test 1')).toContainText('in use')
  await expect.element(row('Test 2')).toContainText('same block')
  await expect.element(row('Test 2')).toContainText(/\d ms/)
  await expect.element(row('Test 3')).toContainText(`${lag} blocks behind`)
  await expect.element(row('Test 4')).toContainText('different block')
  await expect
    .element(row('Test 4'))
    .toContainText(branch.devnet.chain.block(index)?.hash ?? 'none')
  await expect.element(row('Test 5')).toContainText('unreachable')
  await expect.element(row('Test 6')).toContainText('invalid response')
  for (const verdict of [
    'Different block: Test 4',
    'Behind: Test 3',
    'No usable response: Test 5 · Test 6',
  ]) {
    await expect.element(page.getByText(verdict, { exact: true })).toBeVisible()
  }
  await expect
    .element(page.getByText(/^Endpoints disagree/))
    .toHaveText(
      'Endpoints disagree. Use Test 2: its block passed verification, and 2 of 4 endpoints have the same block.',
    )

  broken.devnet.clearFaults()
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect.element(row('Test 6')).toContainText(/blocks? behind/)
})

test('never recommends an endpoint whose block fails verification', async ({ visit, chain }) => {
  const startTime = Date.now()
  const own = chain({ startTime, difficulty: 1 })
  chain({ startTime, difficulty: 1 })
  own.devnet.setFaults({ lie: 'reward' })
  visit(`/block/${own.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()
  const row = page.getByRole('table', { name: /at each endpoint$/ }).getByRole('row')
  await expect
    .element(row.filter({ hasText: 'Test 1' }))
    .toContainText('failed verification: Reward, Merkle root')
  await expect.element(row.filter({ hasText: 'Test 2' })).toContainText('same block, verified')
  await expect
    .element(page.getByText('Endpoints disagree. Use Test 2: its block passed verification.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Use Test 2' }).click()
  await expect
    .element(page.getByRole('link', { name: /^Work verified in your browser/ }))
    .toBeVisible()
})

test('finds transfers that verification can’t prove, but other endpoints contradict', async ({
  visit,
  chain,
}) => {
  const startTime = Date.now()
  const chains = [1, 2, 3].map(() => chain({ startTime }))
  const [own] = chains
  if (!own) throw new Error('no chain')
  for (const { devnet } of chains) {
    devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
    devnet.mine()
  }
  routeRequests(`${own.url}/block`, async (_request, forward) => {
    const body = (await (await forward()).json()) as { block?: Block }
    const operations = body.block?.transactions.flatMap((each) => each.operations) ?? []
    const paid = operations.find(({ type }) => type === 'DESTINATION_TRANSFER')
    if (paid?.account) paid.account.address = `0x${'ab'.repeat(20)}`
    return Response.json(body)
  })
  visit(`/block/${own.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()
  const row = page.getByRole('table', { name: /at each endpoint$/ }).getByRole('row')
  await expect.element(row.filter({ hasText: 'Test 1' })).toContainText('different transfers')
  await expect.element(page.getByText(/^Endpoints disagree\. Use Test [23]/)).toBeVisible()
})

test('warns about an endpoint that is outvoted', async ({ visit, chain }) => {
  const startTime = Date.now() - HOUR
  const own = chain({ startTime, seed: 'alone' })
  chain({ startTime })
  chain({ startTime })
  visit(`/block/${own.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect
    .element(page.getByText('The endpoint in use may be on a losing branch', { exact: false }))
    .toBeVisible()
})

test('the panel compares tips: latency, height, and an old tip is behind', async ({
  visit,
  chain,
}) => {
  const own = chain({ startTime: Date.now() })
  chain({ startTime: Date.now() - 3 * HOUR })
  own.devnet.mine()
  const panel = await openPanel(visit)
  await expect.element(panel).toContainText('Connected & Synced')
  await expect.element(panel).toContainText('Latest block')
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  const choice = (name: string) => panel.css('label').filter({ hasText: name })
  await expect.element(choice('Test 1')).toContainText(/1,\d{3},\d{3}.*\d ms$/)
  await expect.element(choice('Test 2')).toContainText(/latest block 3 h ago.*\d ms$/)
})

test('the panel names the endpoint that has a different block', async ({ visit, chain }) => {
  const startTime = Date.now()
  for (const seed of ['most', 'most', 'alone']) chain({ startTime, seed })
  const panel = await openPanel(visit)
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect.element(panel.getByText('Different block: Test 3')).toBeVisible()
})

test('a newer block that a comparison finds is the latest one above it, too', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ startTime: Date.now() })
  const panel = await openPanel(visit)
  const latest = () => `Latest block ${devnet.chain.tip.index.toLocaleString('en')}`
  await expect.element(panel).toContainText(latest())
  // Nothing else asks for the latest block.
  showTab(false)
  devnet.mine()
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect.element(panel).toContainText(latest())
})

test('each row of the panel shows how far behind and how fast its endpoint is', async ({
  visit,
  chain,
}) => {
  const startTime = Date.now()
  const [own, same, , gone] = [1, 2, 3, 4].map(() => chain({ startTime }))
  for (const one of [own, same]) one?.devnet.mine(3)
  gone?.close()
  const panel = await openPanel(visit)
  const choice = (name: string) => panel.css('label').filter({ hasText: name })
  await expect.element(panel).toContainText('Comparing contacts every endpoint in this list.')
  // Nothing is known of them, and there is no column for it.
  await expect.element(panel).not.toContainText('Height')
  // What starts the comparison is above the choices, even on the smallest screen.
  const compare = panel.getByRole('button', { name: 'Compare endpoints' })
  const top = () => choice('Test 1').element().getBoundingClientRect().top
  for (const width of [320, 390, 1280]) {
    await page.viewport(width, 640)
    expect(compare.element().getBoundingClientRect().bottom).toBeLessThan(top())
  }
  await page.viewport(1280, 800)
  const before = top()
  await compare.click()
  await expect.element(choice('Test 1')).toContainText(/1,\d{3},\d{3}.*\d ms$/)
  await expect.element(choice('Test 2')).toContainText(/1,\d{3},\d{3}.*\d ms$/)
  await expect.element(choice('Test 3')).toContainText(/3 behind.*\d ms$/)
  await expect.element(choice('Test 4')).toContainText(/unreachable/)
  await expect.element(choice('Test 4')).not.toContainText(' ms')
  // What to use and why is one short line, because nothing is to be changed.
  await expect
    .element(panel)
    .toContainText('Block verified. 2 endpoints agree, 1 is behind, 1 didn’t respond.')
  // The choices stay where they were, under the finger.
  expect(top()).toBe(before)
})

test('panel and dialog are accessible, including by keyboard', async ({ visit, chain }) => {
  const { url } = chain({ startTime: Date.now() })
  offerEndpoints([url, 'https://nobody.test'])
  const panel = await openPanel(visit)
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect
    .element(panel.getByRole('button', { name: 'Compare again' }))
    .not.toHaveAttribute('aria-busy')
  await expect.element(panel).toContainText('unreachable')
  await expectAccessible()
  for (const width of [320, 390, 1280]) {
    await page.viewport(width, 900)
    const box = panel.element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
  }

  // By keyboard into the dialog and out of it.
  panel.getByRole('radio', { name: 'Test 1' }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
  await expect.element(dialog.getByLabelText('Enter API URL')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).toHaveLength(0)
})
