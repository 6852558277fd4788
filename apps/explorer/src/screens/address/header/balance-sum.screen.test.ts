import type { Devnet } from '@mcm/devnet/core'
import { balance, fact, main, nano, OTHER, pay } from '../../../../test/address'
import {
  expect,
  failConnection,
  goBack,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

const NANO = 1_000_000_000n
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns an account without any history whose balance, in nanoMCM, is small. */
function holderOf({ chain }: Devnet): string {
  const used = new Set<number>()
  for (let height = chain.first; height <= chain.tip.index; height++) {
    const { miner = -1, transactions = [] } = chain.block(height) ?? {}
    used.add(miner)
    for (const { source, destinations } of transactions) {
      for (const account of [source, ...destinations.map((one) => one.account)]) used.add(account)
    }
  }
  for (let number = 0; number < 400; number++) {
    const held = chain.account(chain.address(number))?.balance ?? 0n
    if (!used.has(number) && held > 0n && held < 10_000n * NANO) return chain.address(number)
  }
  throw new Error('No such account')
}

/** The figures beside the facts of a short history, by their labels. */
const sum = (label: string) =>
  main().getByRole('region', { name: 'How the balance adds up' }).css(`dt:text-is("${label}") + dd`)

test('a history too short for a chart is a sum that is the balance', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0, startTime: Date.now() - 2 * DAY_MS })
  pay(devnet, OTHER, 1_500_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(fact('First indexed')).toHaveText('Same as last activity')
  pay(devnet, OTHER, 250_000_000n)
  visit(`/address/${OTHER}`)
  await expect.element(sum('Received')).toHaveText('1.750000000')
  await expect.element(sum('Sent')).toHaveText('0')
  await expect.element(sum('Balance')).toHaveText('1.750000000')
  await expect.element(sum('Held before the index begins')).not.toBeInTheDocument()
  await expect.element(fact('Total indexed')).not.toBeInTheDocument()
  await page.viewport(1024, 720)
  await expect.element(sum('Balance')).toHaveText('1.750000000')
})

test('says which part of the balance the index doesn’t explain', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0, blocks: 16 })
  const holder = holderOf(devnet)
  const held = devnet.chain.account(holder)?.balance ?? 0n
  pay(devnet, holder, 1_500_000_000n)
  visit(`/address/${holder}`)
  const shown = (label: string) => nano(sum(label).element().textContent)
  await expect.element(sum('Held before the index begins')).toBeVisible()
  expect(shown('Held before the index begins')).toBe(String(held))
  expect(shown('Received')).toBe('1500000000')
  expect(shown('Balance')).toBe(String(held + 1_500_000_000n))
})

test('a new payment never counts as older than the index, even if it can’t be loaded', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0, startTime: Date.now() - 2 * DAY_MS })
  pay(devnet, OTHER, 1_000_000_000n)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(sum('Balance')).toHaveText('1.000000000')
  const seen = new Set<string>()
  const watcher = new MutationObserver(() => seen.add(main().element().textContent))
  watcher.observe(main().element(), { childList: true, characterData: true, subtree: true })
  let isDown = true
  routeRequests(`${url}/search/transactions`, (_request, forward) =>
    isDown ? failConnection() : forward(),
  )
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(balance()).toHaveText('3.000000000 MCM')
  await runFor(10_000)
  isDown = false
  pay(devnet, OTHER, 3_000_000_000n)
  await pollTip()
  await expect.element(fact('Total indexed')).toContainText('6.00 MCM received')
  watcher.disconnect()
  expect([...seen].filter((text) => /held before/i.test(text))).toEqual([])
})

test('until balance and list are of the same block, there is no sum', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0, blocks: 16 })
  const holder = holderOf(devnet)
  pay(devnet, holder, 1_500_000_000n)
  installClock()
  visit(`/address/${holder}`)
  await expect.element(sum('Balance')).toBeVisible()
  await page.getByRole('link', { name: 'Statistics' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Statistics')
  routeRequests(`${url}/search/transactions`, () => failConnection())
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await goBack()
  await expect.element(sum('Received')).toBeVisible()
  await expect.element(sum('Held before the index begins')).not.toBeInTheDocument()
  await expect.element(sum('Balance')).not.toBeInTheDocument()
})

test('an unused address has none', async ({ visit, chain }) => {
  chain({ traffic: 0 })
  await page.viewport(390, 844)
  visit(`/address/${OTHER}`)
  await expect.element(page.getByText('No transactions found')).toBeVisible()
  await expect.element(balance()).toHaveText('0 MCM')
  await expect.element(main()).not.toContainText('How the balance adds up')
})
