import { expectAccessible } from '../../../../test/accessible'
import { OTHER, pay, rows } from '../../../../test/address'
import {
  countRequests,
  expect,
  failConnection,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

const FIRST = 1_000_000_000n
const AMOUNT = 2_500_000_000n
const check = () => page.getByRole('button', { name: 'Check the mempool' })
const main = () => page.getByRole('main')
/** Not in a row of the list. */
const found = (hash: string) => main().css(`a[href="/tx/${hash}"]:not(table a)`)

test('a pending payment is found on request, and is listed once a block has it', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet, OTHER, FIRST)
  const requests = countRequests()
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  const hash = devnet.pay({ to: OTHER, amount: AMOUNT })
  expect(requests('/mempool')).toBe(0)
  await check().click()
  await expect.element(found(hash)).toHaveText('+2.50 MCM')
  expect(found(hash).element().parentElement?.textContent).toContain('from')
  await expectAccessible()

  // It stays until the list has it: it is never neither pending nor listed.
  const [block] = devnet.mine()
  await runFor(10_000)
  await expect.element(found(`${hash}?block=${block?.index}`)).toBeVisible()
  await expect.element(main()).toContainText(`In block ${block?.index.toLocaleString('en')}:`)
  await expect.element(main()).not.toContainText('Nothing is pending')
  await pollTip()
  await expect.element(rows()).toHaveLength(2)
  await runFor(60_000)
  await expect.element(found(hash)).toHaveLength(0)
  await expect.element(main()).toContainText('Nothing is pending on this endpoint.')

  // The mempool is still checked.
  const next = devnet.pay({ to: OTHER, amount: AMOUNT })
  await runFor(10_000)
  await expect.element(found(next)).toBeVisible()
})

test('what an address sends is found, too, and others’ payments aren’t', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const hash = devnet.pay({ to: OTHER, amount: AMOUNT })
  visit(`/address/${devnet.faucet.address}`)
  await check().click()
  await expect.element(found(hash)).toHaveText('−2.5000005 MCM')
  expect(found(hash).element().parentElement?.textContent).toContain('to')

  visit(`/address/0x${'5e'.repeat(20)}`)
  await check().click()
  await expect
    .element(main())
    .toContainText('None. The only pending transaction is between other addresses.')
  await expect.element(found(hash)).toHaveLength(0)
})

test('a mempool that can’t be loaded is said, and asked again', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  const hash = devnet.pay({ to: OTHER, amount: AMOUNT })
  const mend = routeRequests(`${url}/mempool`, failConnection)
  installClock()
  visit(`/address/${OTHER}`)
  await check().click()
  await runFor(20_000)
  await expect.element(main()).toContainText('Couldn’t load the mempool. Trying again…')
  mend()
  await runFor(30_000)
  await expect.element(found(hash)).toBeVisible()

  // What was read before isn't shown as if it were current.
  routeRequests(`${url}/mempool`, failConnection)
  await runFor(20_000)
  await expect.element(found(hash)).toBeVisible()
  await expect.element(main()).toContainText('Couldn’t refresh the mempool. Trying again…')
})

test('the mempool is still checked when an address gets its first payment', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const hash = devnet.pay({ to: OTHER, amount: AMOUNT })
  installClock()
  visit(`/address/${OTHER}`)
  await check().click()
  await expect.element(found(hash)).toBeVisible()
  devnet.mine()
  await pollTip()
  await expect.element(rows()).toHaveLength(1)
  await expect.element(check()).toHaveLength(0)
  await expect.element(main()).toContainText('In block')
})
