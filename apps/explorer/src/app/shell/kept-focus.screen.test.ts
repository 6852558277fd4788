import { newest, rows } from '../../../test/latest-blocks'
import { nextPoll, pay, rows as pending } from '../../../test/mempool'
import { expect, installClock, pollTip, test } from '../../../test/screen'

/** Home polls faster than other screens (specification, section 9). */
const LIVE_MS = 10_000

test('the focus stays in the latest blocks when its row leaves them', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const last = () => rows().last().getByRole('link').first()
  const leaving = last().element() as HTMLElement
  leaving.focus()
  const [block] = devnet.mine()
  await pollTip(LIVE_MS)
  await expect.element(newest()).toHaveAttribute('href', `/block/${block?.index}`)
  expect(leaving.isConnected).toBe(false)
  await expect.element(last()).toHaveFocus()

  // A visitor who has left the list isn't taken back to it.
  ;(last().element() as HTMLElement).blur()
  const [next] = devnet.mine()
  await pollTip(LIVE_MS)
  await expect.element(newest()).toHaveAttribute('href', `/block/${next?.index}`)
  expect(document.activeElement).toBe(document.body)
})

test('the focus goes to the pending transaction that takes the place of a mined one', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  installClock()
  const first = pay(devnet)
  visit('/mempool')
  const link = () => pending('pending').first().getByRole('link').first()
  await expect.element(link()).toHaveAttribute('href', expect.stringContaining(first))
  ;(link().element() as HTMLElement).focus()
  devnet.mine()
  const second = pay(devnet)
  await nextPoll()
  await expect.element(link()).toHaveAttribute('href', expect.stringContaining(second))
  await expect.element(link()).toHaveFocus()
})
