import { commands } from 'vitest/browser'
import {
  expect,
  offerEndpoints,
  page,
  pause,
  requestedUrls,
  spec,
  test,
  userEvent,
} from '../../../test/screen'

const selector = /^API endpoint /
const HOUR = 3_600_000

const control = () => page.getByRole('button', { name: selector })
const inUse = (url: string) => page.getByRole('button', { name: new URL(url).host })
const dialog = () => page.getByRole('dialog', { name: 'Custom API Endpoint' })

test('every screen shows that the endpoint is behind, with another endpoint and Dismiss', async ({
  visit,
  chain,
}) => {
  chain({ startTime: Date.now() - HOUR })
  chain({ seed: 'second' })
  const notice = page.getByRole('status').filter({ hasText: 'This endpoint is behind' })
  for (const path of ['/', '/block/0', '/mempool', '/richlist', '/about']) {
    visit(path)
    await expect.element(notice).toContainText(/Its latest block was 1 h ago.*Data may be outdated/)
    await expect.element(notice).toBeInViewport()
  }
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).toHaveLength(0)
  visit('/about')
  await notice.getByRole('button', { name: 'Try another endpoint' }).click()
  await expect.element(control()).toHaveAccessibleName(/Synced/)
  await expect.element(notice).toHaveLength(0)
})

test(
  'hovering over the control opens its panel, and a press keeps it open',
  spec('Endpoint selector: hover panel'),
  async ({ visit, chain }) => {
    chain()
    visit('/about')
    await expect.element(control()).toHaveAccessibleName(/Synced/)
    const panel = page.getByRole('dialog', { name: selector })
    await userEvent.hover(control())
    await expect.element(panel).toBeVisible()
    await control().click()
    await userEvent.hover(page.getByRole('heading', { level: 1 }))
    await pause(500)
    await expect.element(panel).toBeVisible()
    await control().click()
    await expect.element(panel).toHaveLength(0)
    await userEvent.hover(page.getByRole('heading', { level: 1 }))
    await userEvent.hover(control())
    await expect.element(panel).toBeVisible()
    await userEvent.hover(page.getByRole('heading', { level: 1 }))
    await expect.element(panel).toHaveLength(0)
  },
)

test(
  'a chosen preset is saved in storage and in a cookie for a year',
  spec(
    'Endpoint selector: presets',
    'Endpoint presets',
    'Endpoint: saved, and re-checked immediately',
    'Endpoint from storage or cookie, saved to both',
    'Cookie 365 days',
  ),
  async ({ visit, chain }) => {
    chain()
    const second = chain({ seed: 'second' })
    visit('/')
    await control().click()
    await page.getByRole('radio', { name: 'Test 2' }).click()
    await expect.element(inUse(second.url)).toBeVisible()

    expect(localStorage.getItem('api-endpoint')).toBe(second.url)
    const cookie = await commands.storedCookie('api-endpoint')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe(second.url)
    expect(cookie?.path).toBe('/')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    localStorage.removeItem('api-endpoint')
    visit('/')
    await expect.element(inUse(second.url)).toBeVisible()
  },
)

test(
  'the Custom API dialog tests the URL before it replaces a working endpoint',
  spec("Endpoint selector: 'Custom API' dialog", 'Custom endpoint URL'),
  async ({ visit, chain }) => {
    const first = chain()
    const custom = chain({ seed: 'custom' })
    offerEndpoints([first.url])
    visit('/')
    await control().click()
    await page.getByRole('radio', { name: 'Custom API' }).click()

    const field = dialog().getByLabelText('Enter API URL')
    await expect.element(field).toHaveValue('https://localhost:8443')
    await expect.element(field).toHaveAttribute('placeholder', 'https://localhost:8443')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('node')
    await expect.element(field).toHaveValue('node')

    for (const [text, problem] of [
      ['', 'Enter the URL of a Mesh API.'],
      ['nonsense', 'Not a valid URL.'],
      ['ftp://example.org', 'The URL must begin with http:// or https://.'],
      ['http://name:secret@localhost', 'Remove the user name and password'],
      ['http://localhost:4100/?', 'Remove everything from ? or # on'],
      ['http://localhost:4100/#', 'Remove everything from ? or # on'],
      [
        'http://127.0.0.1:4969',
        ', or it blocks cross-origin requests. Your endpoint is unchanged.',
      ],
    ] as const) {
      await field.fill(text)
      await dialog().getByRole('button', { name: 'Connect' }).click()
      await expect.element(dialog().getByRole('alert')).toContainText(problem)
      await expect.element(field).toHaveValue(text)
    }
    // Without a scheme, a remote host gets https.
    await field.fill(`  ${new URL(custom.url).host}/  `)
    await dialog().getByRole('button', { name: 'Connect' }).click()
    await expect.element(dialog()).toHaveLength(0)
    await expect.element(inUse(custom.url)).toBeVisible()
  },
)

for (const way of ['Cancel', 'Close', 'Escape', 'a press outside'] as const) {
  test(
    `the Custom API dialog closes with ${way} and keeps the endpoint`,
    spec('Endpoint selector: ways to close the dialog', 'Dialog: opens and closes'),
    async ({ visit, chain }) => {
      const { url } = chain()
      visit('/')
      await control().click()
      await page.getByRole('radio', { name: 'Custom API' }).click()
      await expect.element(dialog()).toBeVisible()
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      // The page behind is inert, but a pointer can still press there.
      else if (way === 'a press outside') await pressCorner()
      else await dialog().getByRole('button', { name: way }).click()
      await expect.element(dialog()).toHaveLength(0)
      await expect.element(inUse(url)).toBeVisible()
    },
  )
}

const pressCorner = () =>
  page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 }, force: true })

const broken = { calls: { '/block': { malformedRate: 1 } } }

test('prefers a next endpoint with a fresh tip over one that only reports being synchronized', async ({
  visit,
  chain,
}) => {
  chain({ faults: broken })
  const syncing = chain({ faults: { sync: 'synchronizing' } })
  const old = chain({ startTime: Date.now() - 3 * HOUR })
  const fresh = chain()
  const asked = requestedUrls()
  visit(`/block/${old.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
  const { host } = new URL(fresh.url)
  await expect.element(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
  const origins = asked.map((url) => new URL(url).origin)
  for (const passed of [syncing, old]) expect(origins).toContain(passed.url)
})

test('switches to an endpoint that is behind if none is synchronized', async ({ visit, chain }) => {
  chain({ faults: broken })
  chain({ faults: { sync: 'synchronizing' } })
  const old = chain({ startTime: Date.now() - 3 * HOUR })
  visit(`/block/${old.devnet.chain.tip.index}`)
  await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
  const { host } = new URL(old.url)
  await expect.element(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
})
