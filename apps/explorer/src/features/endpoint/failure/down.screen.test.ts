import {
  currentPath,
  expect,
  failConnection,
  installClock,
  page,
  routeRequests,
  runFor,
  spec,
  test,
} from '../../../../test/screen'

const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
/** Time after which no call is being retried anymore. */
const RETRIED_MS = 10_000

for (const [screen, path] of [
  ['home', '/'],
  ['block', '/block/1079000'],
  ['transaction', `/tx/${HASH}`],
  ['address', `/address/${ADDRESS}`],
] as const) {
  test(
    `${screen} reports that the endpoint is down, retries, and finds another`,
    spec('Silent: failed health check'),
    async ({ visit, chain }) => {
      const first = chain()
      const second = chain({ seed: 'second' })
      first.close()
      installClock()
      visit(path)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await runFor(RETRIED_MS)

      const failure = page.getByRole('main').getByText('Couldn’t reach the endpoint')
      await expect.element(failure.first()).toBeVisible()
      await expect.element(page.getByRole('main')).toContainText(first.url)
      await expect
        .element(page.getByRole('button', { name: /^API endpoint .*: Disconnected/ }))
        .toBeVisible()

      await page.getByRole('button', { name: 'Try again' }).last().click()
      await runFor(RETRIED_MS)
      await expect.element(failure.first()).toBeVisible()

      await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
      await expect.element(failure).toHaveLength(0)
      const { host } = new URL(second.url)
      await expect.element(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
    },
  )
}

test('a page that doesn’t exist says so', async ({ visit, chain }) => {
  chain()
  visit('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('link', { name: 'Go to the latest blocks' }).click()
  await expect.poll(currentPath).toBe('/')
})

test('a misspelled page leads to the page that was probably meant', async ({ visit, chain }) => {
  chain()
  visit('/rich-lst')
  await page.getByRole('link', { name: 'Go to Rich List' }).click()
  await expect.poll(currentPath).toBe('/richlist')
})

test('an HTTP error is reported as a response, with its status', async ({ visit, chain }) => {
  const { url } = chain()
  installClock()
  routeRequests(`${url}/block`, () => Promise.resolve(new Response('', { status: 503 })))
  visit('/block/1079000')
  await runFor(RETRIED_MS)
  const { host } = new URL(url)
  const alert = page.getByRole('main')
  await expect.element(alert).toContainText(`${host} returned an error (503).`)
  await expect.element(alert).not.toContainText('Couldn’t reach the endpoint')
  // The status call works, but the endpoint doesn't.
  const indicator = page.getByRole('button', {
    name: /^API endpoint .*: Connected \(Requests Failing\)/,
  })
  await expect.element(indicator).toBeVisible()
})

test('a request that fails while others succeed may not be supported, unless all fail later', async ({
  visit,
  chain,
}) => {
  const own = chain()
  routeRequests(`${own.url}/search/transactions`, failConnection)
  installClock()
  visit('/txs')
  const main = page.getByRole('main')
  await runFor(RETRIED_MS)
  await expect.element(main).toContainText('The endpoint responds, but not to this request')
  own.close()
  await runFor(60_000)
  await expect.element(main).toContainText('Couldn’t reach the endpoint')
})
