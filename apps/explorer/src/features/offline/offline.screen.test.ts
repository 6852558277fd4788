import { beforeEach, vi } from 'vitest'
import { expect, installClock, keepData, page, runFor, test } from '../../../test/screen'
import { setOfflineState } from './offline-state'
import { MAX_SAVED, readResponse, saveResponses } from './saved-responses'

const HOUR = 3_600_000
const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })

beforeEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('last-seen').addEventListener('success', resolve)
    }),
)

/** Disconnects the device, as far as the page can tell. */
function disconnect(): () => void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    spy.mockRestore()
    dispatchEvent(new Event('online'))
  }
}

test('without a connection, screens show what was last seen there, with its age', async ({
  visit,
  chain,
}) => {
  const { devnet, close } = chain()
  keepData('one')
  const real = Date.now()
  installClock({ time: real })
  const { index, hash } = devnet.chain.tip
  const main = page.getByRole('main')
  const screens = [
    [`/block/${index}`, main.getByText(hash.slice(2, 12))],
    [`/address/${devnet.chain.busiest}`, main.getByRole('link', { name: /^0x/ })],
    ['/', main.getByRole('link', { name: index.toLocaleString('en') })],
  ] as const
  for (const [path, content] of screens) {
    visit(path)
    await expect.element(content.first()).toBeVisible()
    await runFor(3000)
  }

  close()
  const reconnect = disconnect()
  installClock({ time: real + 3 * HOUR })
  for (const [path, content] of screens) {
    visit(path)
    await expect.element(notice).toHaveTextContent(/saved 3 h ago/)
    await expect.element(content.first()).toBeVisible()
  }
  // Its retries fail too.
  await runFor(20_000)
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('button', { name: /: Disconnected/ })).toBeVisible()
  reconnect()
})

test('it is noticed as soon as the browser reports it', async ({ visit, chain }) => {
  const { devnet, close } = chain()
  keepData('one')
  visit(`/block/${devnet.chain.tip.index}`)
  await expect.element(page.getByText(devnet.chain.tip.hash.slice(2, 12)).first()).toBeVisible()
  close()
  const reconnect = disconnect()
  dispatchEvent(new Event('offline'))
  await expect.element(notice).toHaveTextContent(/Any data shown was saved/)
  reconnect()
})

test('if only the endpoint is down, the screen says so', async ({ visit, chain }) => {
  const { devnet, close } = chain()
  keepData('one')
  installClock()
  visit(`/block/${devnet.chain.tip.index}`)
  await expect.element(page.getByText(devnet.chain.tip.hash.slice(2, 12)).first()).toBeVisible()
  await runFor(3000)
  close()
  visit(`/block/${devnet.chain.tip.index}`)
  await runFor(10_000)
  await expect.element(page.getByText('Couldn’t reach the endpoint').first()).toBeVisible()
  await expect.element(notice).toHaveLength(0)
})

test('the newest responses are kept, for the build that saved them', async () => {
  const of = (n: number) => ({ key: `response ${n}`, build: 'one', at: n, data: 2n ** 70n })
  await saveResponses(Array.from({ length: MAX_SAVED + 1 }, (_, n) => of(n)))
  expect(await readResponse('response 0', 'one')).toBeUndefined()
  expect((await readResponse('response 1', 'one'))?.data).toBe(2n ** 70n)
  expect(await readResponse('response 1', 'two')).toBeUndefined()
})

test('a new deployment offers to reload', async ({ visit, chain }) => {
  chain()
  visit('/about')
  const offer = page.getByText('A new version of the explorer is available.')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  setOfflineState({ isOutdated: true })
  await expect.element(offer).toBeVisible()
  setOfflineState({ isOutdated: false })
  await expect.element(offer).toHaveLength(0)
})
