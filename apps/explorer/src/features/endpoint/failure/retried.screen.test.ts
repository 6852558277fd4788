import {
  expect,
  failConnection,
  installClock,
  page,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'
import { watchShifts } from '../../../../test/shifts'

/** Time after which no call is being retried anymore. */
const RETRIED_MS = 10_000
/** Longer than any time between two looks at the status. */
const NEXT_STATUS_MS = 60_000

test('all blocks keep their error while an endpoint that is down is asked again', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  routeRequests(url, failConnection)
  installClock()
  visit('/blocks')
  await runFor(RETRIED_MS)
  const failed = page.getByRole('main').getByText('Couldn’t reach the endpoint')
  await expect.element(failed).toBeVisible()
  const seen: boolean[] = []
  routeRequests(`${url}/network/status`, async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    seen.push(failed.elements().length > 0)
    return failConnection()
  })
  await runFor(NEXT_STATUS_MS)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain(false)
})

for (const [screen, path, call] of [
  ['home', () => '/', '/block'],
  ['all transactions', () => '/txs', '/search/transactions'],
  ['the rich list', () => '/richlist', '/stats/richlist'],
  ['a block', (height: number) => `/block/${height}`, '/block'],
  ['all blocks', () => '/blocks', '/block'],
] as const) {
  test(`${screen} that failed to load loads once the endpoint works, and shows the error until then`, async ({
    visit,
    chain,
  }) => {
    const { url, devnet } = chain()
    const mend = routeRequests(`${url}${call}`, failConnection)
    installClock()
    visit(path(devnet.chain.tip.index))
    const expectStill = watchShifts()
    await runFor(RETRIED_MS)
    const main = page.getByRole('main')
    const failed = main.getByText(
      /Error Loading|Endpoint Issues|not to this request|Couldn’t reach/,
    )
    await expect.element(failed.first()).toBeVisible()

    // A failure stays visible while the call that may succeed is on its way.
    const seen: boolean[] = []
    const stop = routeRequests(`${url}${call}`, async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      seen.push(failed.elements().length > 0)
      return failConnection()
    })
    // Another block to ask for hasn't failed yet.
    devnet.mine()
    await runFor(NEXT_STATUS_MS)
    // The first failure loads the code, for which no time passes here.
    await runFor(NEXT_STATUS_MS)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)

    stop()
    mend()
    await runFor(NEXT_STATUS_MS)
    await expect.element(failed).toHaveLength(0)
    const link = main.getByRole('link', { name: /^(0x|[1-9])/ })
    await expect.element(link.first()).toBeVisible()
    expectStill()
  })
}
