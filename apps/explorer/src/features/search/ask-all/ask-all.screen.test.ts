import { main, OTHER } from '../../../../test/address'
import { expectAccessible } from '../../../../test/accessible'
import { expect, page, requestedUrls, test } from '../../../../test/screen'

const table = () => page.getByRole('table', { name: 'The hash at each endpoint' })
const row = (name: string) => table().getByRole('row').filter({ hasText: name })

test('a payment that the endpoint lacks is looked up at all of them, and one that has it can be used', async ({
  visit,
  chain,
}) => {
  const options = { startTime: Date.now(), traffic: 0 }
  chain(options)
  const mined = chain(options)
  const pending = chain(options)
  const gone = chain(options)
  gone.close()
  const payment = { to: OTHER, amount: 1_500_000_000n }
  const id = mined.devnet.pay(payment)
  expect(pending.devnet.pay(payment)).toBe(id)
  mined.devnet.mine()
  const urls = requestedUrls()
  visit(`/tx/${id}`)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveText('Transaction not found yet')
  const ask = page.getByRole('button', { name: 'Ask all endpoints' })
  await expect.element(ask).toBeVisible()
  expect(urls.filter((url) => url.startsWith(mined.url))).toEqual([])
  await ask.click()

  await expect.element(row('Test 1')).toContainText('in use')
  await expect.element(row('Test 1')).toContainText('not found')
  const height = mined.devnet.chain.tip.index.toLocaleString('en')
  await expect.element(row('Test 2')).toContainText(`in block ${height}`)
  await expect.element(row('Test 3')).toContainText('pending')
  await expect.element(row('Test 4')).toContainText('unreachable')
  await expect.element(main()).toContainText('2 of the 3 endpoints that responded have this hash.')
  await expect.element(row('Test 1').getByRole('button')).toHaveLength(0)
  await expectAccessible()

  await page.getByRole('button', { name: 'Use Test 2' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Details')
  await expect.element(main()).toContainText('1.50 MCM')
})

test('a hash that no endpoint has is asked for again', async ({ visit, chain }) => {
  const options = { startTime: Date.now(), traffic: 0 }
  chain(options)
  const late = chain(options)
  visit(`/block/0x${'ab'.repeat(32)}`)
  await page.getByRole('button', { name: 'Ask all endpoints' }).click()
  await expect.element(main()).toContainText('Neither endpoint that responded has this hash.')
  // The button is gone, but the keyboard's place isn't.
  expect(document.activeElement?.closest('section')?.textContent).toContain('Neither endpoint')
  const id = late.devnet.pay({ to: OTHER, amount: 1n })
  visit(`/tx/${id}`)
  await page.getByRole('button', { name: 'Ask all endpoints' }).click()
  await expect.element(row('Test 2')).toContainText('pending')
  late.devnet.mine()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(row('Test 2')).toContainText('in block')
})
