import { expectAccessible } from './support/quality'
import { expect, offerEndpoints, test } from './support/test'

const HOUR = 3_600_000

test('nobody else is asked until the visitor wants a comparison', async ({ page, chain }) => {
  const { devnet, url } = await chain({ startTime: Date.now() })
  const other = await chain({ startTime: Date.now() })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto(`/block/${devnet.chain.tip.index - 1}`)
  await expect(page.getByRole('button', { name: 'Compare endpoints' })).toBeVisible()
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await expect(page.getByRole('radio', { name: 'Test 2' })).toBeAttached()
  expect(asked).toContain(url)
  expect(asked).not.toContain(other.url)
})

test('a block is compared: who agrees, lags, is on another branch, gives no answer', async ({
  page,
  context,
  chain,
}) => {
  const startTime = Date.now() - HOUR
  const own = await chain({ startTime })
  const same = await chain({ startTime })
  const behind = await chain({ startTime })
  const branch = await chain({ startTime, seed: 'another' })
  const gone = await chain({ startTime })
  const broken = await chain({ startTime })
  await gone.close()
  own.devnet.mine(3)
  same.devnet.mine(5)
  branch.devnet.mine(5)
  broken.devnet.setFaults({ malformedRate: 1 })
  await offerEndpoints(context, [own.url, same.url, behind.url, branch.url, gone.url, broken.url])
  const { index } = own.devnet.chain.tip
  const lag = same.devnet.chain.tip.index - behind.devnet.chain.tip.index
  await page.goto(`/block/${index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()

  const table = page.getByRole('table', { name: /^What each endpoint says of block/ })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(row('Test 1')).toContainText('the same block')
  await expect(row('Test 1')).toContainText('in use')
  await expect(row('Test 2')).toContainText('the same block')
  await expect(row('Test 2')).toContainText(/\d ms/)
  await expect(row('Test 3')).toContainText('not there yet')
  await expect(row('Test 3')).toContainText(`${lag} blocks behind`)
  await expect(row('Test 4')).toContainText('another branch')
  await expect(row('Test 4')).toContainText(branch.devnet.chain.block(index)?.hash ?? 'none')
  await expect(row('Test 5')).toContainText('could not be reached')
  await expect(row('Test 6')).toContainText('answered in another form')
  await expect(page.getByText('2 of the 4 endpoints that answered have this block.')).toContainText(
    '1 is on another branch. 1 is not there yet. 2 gave no answer.',
  )

  broken.devnet.clearFaults()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(row('Test 6')).toContainText('not there yet')
})

test('what is pressed stays in its place while the block is verified', async ({ page, chain }) => {
  const { devnet } = await chain()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/proof.worker*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/block/${devnet.chain.tip.index}`)
  const button = page.getByRole('button', { name: 'Compare endpoints' })
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  const before = await button.boundingBox()
  release()
  await expect(page.getByRole('main')).toContainText(/\d+ checks hold/)
  expect(await button.boundingBox()).toEqual(before)
})

test('an endpoint that is outvoted is told so', async ({ page, chain }) => {
  const startTime = Date.now() - HOUR
  const own = await chain({ startTime, seed: 'alone' })
  await chain({ startTime })
  await chain({ startTime })
  await page.goto(`/block/${own.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect(
    page.getByText('the endpoint in use may be on a branch that lost', { exact: false }),
  ).toBeVisible()
})

test('the panel compares tips: latency, height, and an old tip is behind', async ({
  page,
  chain,
}) => {
  const own = await chain({ startTime: Date.now() })
  const old = await chain({ startTime: Date.now() - 3 * HOUR })
  own.devnet.mine()
  await page.goto('/about')
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  const panel = page.getByRole('dialog', { name: /^API endpoint/ })
  await expect(panel).toContainText('Connected & Synced')
  await expect(panel).toContainText('Newest block')
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  const choice = (name: string) => panel.locator('label').filter({ hasText: name })
  await expect(choice('Test 1')).toContainText('the same block')
  await expect(choice('Test 1')).toContainText(/\d ms · height [\d,]+/)
  await expect(choice('Test 2')).toContainText('behind: newest block 3 h ago')
  await expect(choice('Test 2')).toContainText(
    `height ${old.devnet.chain.tip.index.toLocaleString('en')}`,
  )
})

test('panel and dialog are accessible, also by keyboard', async ({ page, context, chain }) => {
  const { url } = await chain({ startTime: Date.now() })
  await offerEndpoints(context, [url, 'http://127.0.0.1:4969'])
  await page.goto('/about')
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  const panel = page.getByRole('dialog', { name: /^API endpoint/ })
  await panel.getByRole('button', { name: 'Compare endpoints' }).click()
  await expect(panel.getByRole('button', { name: 'Ask again' })).not.toHaveAttribute('aria-busy')
  await expect(panel).toContainText('could not be reached')
  await expectAccessible(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }

  // By keyboard into the dialog, and out of it again.
  await panel.getByRole('radio', { name: 'Test 1' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
  await expect(dialog.getByLabel('Enter API URL')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
