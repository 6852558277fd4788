import { expectAccessible } from '../../test/accessible'
import { expect, page, test } from '../../test/screen'

const main = () => page.getByRole('main')
const latestBlocks = () => page.getByRole('table', { name: 'Latest blocks' })

/**
 * Screens that don't have their own accessibility suite. Other suites check the accessibility of a
 * screen in all of its states.
 */
const screens: [name: string, path: string, shown: string][] = [
  ['statistics', '/statistics', '100 blocks, mined from'],
  ['the almanac', '/haiku', 'Latest verses'],
  ['a search without results', '/search?q=nothing of the kind', 'Invalid address format'],
  ['search', '/search', ''],
  ['about', '/about', 'Roadmap'],
  ['terms', '/terms', 'warranty'],
  ['privacy', '/privacy', 'browser'],
  ['contact', '/contact', 'Contact'],
  ['a missing page', '/nowhere', 'Page Not Found'],
  ['an unknown hash', `/tx/0x${'ab'.repeat(32)}`, 'Transaction not found yet'],
  ['a block that hasn’t been mined', '/block/9999999', 'hasn’t been mined yet'],
]

for (const [name, path, shown] of screens) {
  test(`${name} is accessible`, async ({ visit, chain }) => {
    chain()
    visit(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(main()).toContainText(shown)
    await expectAccessible()
  })
}

test('statistics that fail to load are accessible', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ calls: { '/block': { malformedRate: 1 } } })
  visit('/statistics')
  await expect.element(main()).toContainText('Error loading data')
  await expectAccessible()
})

test('home is accessible while loading', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ calls: { '/block': { latency: 60_000 } } })
  visit('/')
  await expect.element(latestBlocks()).toHaveAttribute('aria-busy', 'true')
  await expectAccessible()
})

test('home is accessible with an endpoint that fails and is behind', async ({ visit, chain }) => {
  const { devnet } = chain()
  devnet.setFaults({ sync: 'error', calls: { '/block': { malformedRate: 1 } } })
  visit('/')
  await expect.element(main()).toContainText('Endpoint Issues Detected')
  await expect.element(page.getByText('Endpoint Sync Issue')).toBeVisible()
  await expectAccessible()
})

test('a phone announces the titles of visible columns only', async ({ visit, chain }) => {
  chain()
  await page.viewport(390, 900)
  visit('/')
  await expect.element(latestBlocks()).toHaveAttribute('aria-busy', 'false')
  const cells = latestBlocks().getByRole('row').nth(1).getByRole('cell').elements().length
  expect(cells).toBeGreaterThan(0)
  await expect.element(latestBlocks().getByRole('columnheader')).toHaveLength(cells)
})
