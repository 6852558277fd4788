import {
  countRequests,
  expect,
  failConnection,
  holdResponses,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

const done = (count: number) =>
  expect.element(page.getByText(new RegExp(`^${count} blocks, mined from`))).toBeVisible()

test('a rate-limited endpoint is read slowly, and the page says so', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ rateLimit: 'server' })
  const asked = countRequests()
  installClock()
  visit('/statistics')
  await expect.element(page.getByText('Rate limited; loading slowly')).toBeVisible()
  const before = asked('/block')
  const since = Date.now()
  await runFor(12_000)
  const sent = asked('/block') - before
  const minutes = (Date.now() - since) / 60_000
  // At one per second, both ends of the time can have one.
  expect(sent).toBeLessThanOrEqual(60 * minutes + 1)
  expect(sent).toBeGreaterThan(1)
})

test('if the endpoint goes down halfway, loaded blocks stay, and Resume continues', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  let answered = 0
  let down = true
  routeRequests(`${url}/block`, (_request, forward) => {
    answered += 1
    return down && answered > 30 ? failConnection() : forward()
  })
  installClock()
  visit('/statistics')
  const every = page.getByRole('table', { name: 'All blocks' })
  await expect.element(every.getByRole('link')).not.toHaveLength(0)
  await runFor(10_000)
  await expect.element(page.getByText('Loading stopped.')).toBeVisible()
  await expect.element(every.getByRole('link')).not.toHaveLength(0)
  down = false
  await page.getByRole('button', { name: 'Resume' }).click()
  await done(100)
})

test('if nothing loads, the page offers recovery', async ({ visit, chain }) => {
  const first = chain()
  chain({ seed: 'second' })
  first.close()
  installClock()
  visit('/statistics')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await runFor(30_000)
  await expect.element(page.getByText('Unable to load blocks')).toBeVisible()
  await page.getByRole('button', { name: 'Try another endpoint' }).click()
  await done(100)
})

test('a server whose node is down isn’t shown as a chain without blocks', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ faults: { noNode: true } })
  installClock()
  visit('/statistics')
  const main = page.getByRole('main')
  await expect.element(main).toContainText('The endpoint is starting up and not ready')
  await expect.element(main.getByRole('button', { name: /Try Again/i })).toBeVisible()
  devnet.clearFaults()
  await pollTip()
  await done(100)
})

test('before the first block, there are placeholders instead of empty results', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  const respond = holdResponses(`${url}/network/status`)
  visit('/statistics')
  await expect.element(page.getByRole('heading', { name: 'Mining' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'All blocks' })).toBeVisible()
  await expect.element(page.getByRole('main')).not.toContainText(/No data|–/)
  respond()
  await expect.element(page.getByRole('slider').first()).toBeVisible()
})
