import { nextPoll, pay, rows } from '../../../test/mempool'
import {
  expect,
  holdResponses,
  installClock,
  page,
  pollTip,
  runFor,
  test,
} from '../../../test/screen'
import { chooseEndpoint } from '../../features/endpoint/endpoint-store'

test('before the first list, there are neither numbers nor times', async ({ visit, chain }) => {
  const { url } = chain({ traffic: 2 })
  const respond = holdResponses(`${url}/mempool`)
  visit('/mempool')
  await expect.element(page.getByRole('heading', { name: 'Pending Transactions' })).toBeVisible()
  await expect.element(page.getByRole('main')).not.toContainText(/\(\d|Last updated|Updating/)
  respond()
  await expect.element(page.getByText(/^Last updated/)).toBeVisible()
})

test('a transaction that was already pending has a dash instead of the time it was first seen', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  installClock()
  visit('/mempool')
  await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
  await expect.element(rows('pending')).toHaveLength(0)
  await expect.element(page.getByRole('main')).toContainText(/Next block [\d,]+expected/)
  pay(devnet)
  await nextPoll()
  await expect.element(page.getByRole('columnheader', { name: 'First seen' })).toBeVisible()
  await expect.element(rows('pending').first()).not.toContainText('—')
  sessionStorage.clear()
  visit('/mempool')
  await expect.element(rows('pending').first()).toContainText('—')
  // A column of dashes isn't shown, but keeps its place for the next one that arrives.
  const title = page.css('th').filter({ hasText: 'First seen' })
  await expect.element(title).not.toBeVisible()
  const { left } = title.element().getBoundingClientRect()
  devnet.mine()
  pay(devnet)
  await nextPoll()
  await expect.element(title).toBeVisible()
  await expect.element(rows('pending').first()).not.toContainText('—')
  expect(Math.abs(title.element().getBoundingClientRect().left - left)).toBeLessThan(2)
})

test('a reload keeps the times at which transactions were first seen', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  installClock()
  visit('/mempool')
  await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
  pay(devnet)
  await nextPoll()
  await expect.element(rows('pending').first()).toContainText(/[0-9] s/)
  await runFor(60_000)
  visit('/mempool')
  await expect.element(rows('pending').first()).toContainText('1 min')
})

for (const stored of ['{', 'null', '[]', '{"endpoint":"","times":[1,["a"]]}'])
  test(`stored times such as ${stored} are none`, async ({ visit, chain }) => {
    const { devnet, url } = chain({ traffic: 0 })
    pay(devnet)
    sessionStorage.setItem('mempool-seen', stored.replace('""', `"${url}"`))
    visit('/mempool')
    await expect.element(rows('pending').first()).toContainText('—')
  })

test('below few pending transactions, or none, it lists what the latest block took', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = pay(devnet)
  devnet.mine()
  installClock()
  visit('/mempool')
  const taken = page.getByRole('table', { name: 'Mined in block' })
  await expect.element(taken.css('tbody').getByRole('row')).toHaveLength(1)
  await expect.element(taken.css(`a[href^="/tx/${id}"]`).first()).toBeVisible()
  pay(devnet)
  await nextPoll()
  await expect.element(rows('pending')).toHaveLength(1)
  await expect.element(taken.css('tbody').getByRole('row')).toHaveLength(1)
})

test('what the latest block took is below a longer list, too', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 12 })
  devnet.mine()
  devnet.simulate(12)
  const count = devnet.chain.pending().length
  visit('/mempool')
  await expect.element(rows('pending')).toHaveLength(count)
  const mined = page.getByRole('table', { name: 'Mined in block' })
  await expect.element(mined).toBeVisible()
  const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top ?? 0
  expect(topOf(mined.element())).toBeGreaterThan(topOf(rows('pending').elements().at(-1)))
})

test('nothing is listed as taken by a block without transactions', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.mine(1, { pseudo: true })
  visit('/mempool')
  await expect.element(page.getByText('No pending transactions in mempool')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /: no transactions$/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Mined in block' })).toBeVisible()
  await expect.element(page.getByText('No transactions', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('table')).toHaveLength(0)
})

test('until the next block has loaded, the rows of the one before it stay, but not another endpoint’s', async ({
  visit,
  chain,
}) => {
  const [own, other] = [chain({ traffic: 0 }), chain({ traffic: 0, seed: 'other' })]
  const ids = [own, other].map(({ devnet }) => {
    const id = pay(devnet)
    devnet.mine()
    return id
  })
  installClock()
  visit('/mempool')
  const taken = page.getByRole('table', { name: 'Mined in block' })
  const row = (at: number) => taken.css(`a[href^="/tx/${ids[at]}"]`)
  await expect.element(row(0).first()).toBeVisible()
  const respond = holdResponses(`${own.url}/block`)
  own.devnet.mine(1, { pseudo: true })
  await pollTip()
  await expect.element(row(0).first()).toBeVisible()
  respond()
  await expect.element(page.getByText('No transactions', { exact: true })).toBeVisible()
  await expect.element(row(0)).toHaveLength(0)

  const respondOther = holdResponses(`${other.url}/block`)
  chooseEndpoint(other.url)
  await expect.element(page.getByText('No transactions', { exact: true })).toHaveLength(0)
  respondOther()
  await expect.element(row(1).first()).toBeVisible()
})
