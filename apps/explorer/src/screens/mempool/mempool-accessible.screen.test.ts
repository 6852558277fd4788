import { nextPoll, openWithPayment, rows } from '../../../test/mempool'
import { expectAccessible } from '../../../test/accessible'
import { expect, page, test } from '../../../test/screen'

test('is accessible with a pending, a departed and a confirmed transaction', async ({
  visit,
  chain,
}) => {
  const running = chain({ traffic: 3 })
  const { vanish } = await openWithPayment(running, visit)
  await expectAccessible()
  vanish()
  await nextPoll()
  await expect.element(page.getByText('left the mempool')).toBeVisible()
  await expectAccessible()
  running.devnet.mine()
  await nextPoll()
  await expect.element(rows('confirmed').first()).toBeVisible()
  await expectAccessible()
})
