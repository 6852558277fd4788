import type { Devnet } from '@mcm/devnet/core'
import { onTestFinished } from 'vitest'
import { expect, installClock, page, pollTip, runFor, test } from '../../../test/screen'

const statuses = () => page.getByRole('main').getByRole('status')

const pay = (devnet: Devnet) => devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n })
const confirmedIn = ({ chain }: Devnet) =>
  `Confirmed in block ${chain.tip.index.toLocaleString('en-US')}.`

/** Returns what the page's live regions say from now on. Only those already there are announced. */
function listen(): string[] {
  const heard: string[] = []
  for (const region of statuses().elements()) {
    const observer = new MutationObserver(() => {
      if (region.textContent !== '') heard.push(region.textContent)
    })
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    onTestFinished(() => observer.disconnect())
  }
  return heard
}

/** Opens the page of a pending payment. Returns its id, and what is announced from then on. */
async function openPending(devnet: Devnet, visit: (path: string) => void) {
  const id = pay(devnet)
  installClock()
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  return { id, heard: listen() }
}

test('announces that a pending transaction is confirmed, once', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const { id, heard } = await openPending(devnet, visit)
  devnet.mine()
  const announcement = confirmedIn(devnet)
  await pollTip()
  await expect.poll(() => heard).toEqual([announcement])

  devnet.mine(2)
  await pollTip()
  await expect.element(page.getByRole('main')).toContainText('3 of 10 confirmations')
  expect(heard).toEqual([announcement])

  // Whoever opens it now reads that it is confirmed.
  visit('/about')
  visit(`/tx/${id}`)
  await expect.element(page.getByRole('main')).toContainText('3 of 10 confirmations')
  await expect.element(statuses().filter({ hasText: 'Confirmed' })).toHaveLength(0)
})

test('announces that a pending transaction is missing, and its block when it is found', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const { heard } = await openPending(devnet, visit)
  devnet.setFaults({ calls: { '/mempool/transaction': { errorRate: 1, errorCode: 3 } } })
  await expect
    .poll(async () => {
      await runFor(10_000)
      return heard
    })
    .toEqual(['Not found yet. Still looking.'])

  devnet.mine()
  const announcement = confirmedIn(devnet)
  await pollTip()
  await expect.poll(() => heard.slice(1)).toEqual([announcement])
})

test('announces that a confirmed transaction is no longer in the chain', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = pay(devnet)
  devnet.mine()
  installClock()
  visit(`/tx/${id}`)
  await expect.element(page.getByRole('main')).toContainText('1 of 10 confirmations')
  const heard = listen()
  devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
  await pollTip()
  await expect.poll(() => heard).toEqual(['No longer in the chain.'])
})
