import {
  countRequests,
  expect,
  holdResponses,
  pollTip,
  installClock,
  page,
  routeRequests,
  runFor,
  spec,
  test,
} from '../../../../test/screen'

const indicator = (text: string) => page.getByRole('button', { name: text })

for (const [sync, text] of [
  ['synchronized', 'Connected & Synced'],
  ['tfile map', 'Connected (tfile map)'],
] as const) {
  test(
    `the indicator shows '${text}'`,
    spec('Endpoint: connected and synced; syncing with its stage'),
    async ({ visit, chain }) => {
      chain({ faults: { sync } })
      visit('/')
      await expect.element(indicator(text)).toBeVisible()
    },
  )
}

test(
  'the indicator shows that the first check is running',
  spec('Endpoint: checking'),
  async ({ visit, chain }) => {
    const { url } = chain()
    const respond = holdResponses(`${url}/network/status`)
    visit('/')
    await expect.element(indicator('Checking...')).toBeDisabled()
    respond()
    await expect.element(indicator('Connected & Synced')).toBeEnabled()
  },
)

test('health is rechecked every 30 seconds where no tip is displayed', async ({ visit, chain }) => {
  const { devnet } = chain()
  const asked = countRequests()
  installClock()
  visit('/about')
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  expect(asked('/network/status')).toBe(1)

  const nextCheck = async () => {
    const before = asked('/network/status')
    await runFor(20_000)
    expect(asked('/network/status')).toBe(before)
    await pollTip(10_000)
    expect(asked('/network/status')).toBe(before + 1)
  }
  devnet.setFaults({ sync: 'synchronizing' })
  await nextCheck()
  await expect.element(indicator('Connected (synchronizing)')).toBeVisible()
  devnet.setFaults({ calls: { '/network/status': { errorRate: 1 } } })
  await nextCheck()
  await expect.element(indicator('Disconnected')).toBeVisible()
  devnet.clearFaults()
  await nextCheck()
  await expect.element(indicator('Connected & Synced')).toBeVisible()
})

test('health is rechecked as soon as the browser is online again', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ calls: { '/network/status': { errorRate: 1 } } })
  const asked = countRequests()
  installClock()
  visit('/about')
  await expect.element(indicator('Disconnected')).toBeVisible()
  devnet.clearFaults()
  const before = asked('/network/status')
  dispatchEvent(new Event('online'))
  await runFor(100)
  expect(asked('/network/status')).toBe(before + 1)
  await expect.element(indicator('Connected & Synced')).toBeVisible()
})

test(
  'the indicator shows when an endpoint doesn’t report its sync state',
  spec('Endpoint: status unknown'),
  async ({ visit, chain }) => {
    const { url } = chain()
    routeRequests(`${url}/network/status`, async (_request, forward) => {
      const status = (await (await forward()).json()) as Record<string, unknown>
      return Response.json({ ...status, sync_status: { stage: 'synchronized' } })
    })
    visit('/')
    await expect.element(indicator('Connected (Status Unknown)')).toBeVisible()
  },
)

test(
  'the indicator treats an endpoint without a tip as disconnected',
  spec('Endpoint: disconnected'),
  async ({ visit, chain }) => {
    const { url } = chain()
    routeRequests(`${url}/network/status`, () => Promise.resolve(Response.json({ hello: 'world' })))
    visit('/')
    await expect.element(indicator('Disconnected')).toBeVisible()
  },
)
