import type { Page } from '@playwright/test'
import { expectAccessible } from './support/quality'
import { expect, test } from './support/test'

/**
 * Screens without their own suite for this; other suites check accessibility in every state.
 */
const screens: [name: string, path: string, ready: (page: Page) => Promise<void>][] = [
  ['home', '/', (page) => busy(page, 'Latest blocks', 'false')],
  ['statistics', '/statistics', (page) => visible(page, '100 of 100')],
  [
    'a search without results',
    '/search?q=nothing of the kind',
    (page) => visible(page, 'Invalid address format'),
  ],
  ['search', '/search', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  ['about', '/about', (page) => visible(page, 'Roadmap')],
  ['terms', '/terms', (page) => visible(page, 'warranty')],
  ['privacy', '/privacy', (page) => visible(page, 'browser')],
  ['contact', '/contact', (page) => visible(page, 'Contact')],
  ['a missing page', '/nowhere', (page) => visible(page, 'Page Not Found')],
  ['an unknown hash', `/tx/0x${'ab'.repeat(32)}`, (page) => visible(page, 'Not found yet')],
  [
    'a block that hasn’t been mined',
    '/block/9999999',
    (page) => visible(page, 'hasn’t been mined yet'),
  ],
]

async function visible(page: Page, text: string) {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

async function busy(page: Page, name: string, value: string) {
  await expect(page.getByRole('table', { name })).toHaveAttribute('aria-busy', value)
}

test('statistics that fail to load', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.setFaults({ calls: { '/block': { malformedRate: 1 } } })
  await page.goto('/statistics')
  await visible(page, 'Error loading data')
  await expectAccessible(page)
})

for (const [name, path, ready] of screens) {
  test(name, async ({ page, chain }) => {
    await chain()
    await page.goto(path)
    await ready(page)
    await expectAccessible(page)
  })
}

test('a phone announces the titles of visible columns only', async ({ page, chain }) => {
  await chain()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await busy(page, 'Latest blocks', 'false')
  const table = page.getByRole('table', { name: 'Latest blocks' })
  const cells = await table.getByRole('row').nth(1).getByRole('cell').count()
  await expect(table.getByRole('columnheader')).toHaveCount(cells)
})

test('in forced colors a placeholder has no text, and the selected menu item is marked', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.emulateMedia({ forcedColors: 'active' })
  devnet.setFaults({ calls: { '/block': { latency: 3000 } } })
  await page.goto('/')
  await busy(page, 'Latest blocks', 'true')
  const placeholder = page.getByRole('main').getByText(/^0+$/).first()
  await expect(placeholder).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('banner').locator('[class*="dot"]').first()).toHaveCSS(
    'forced-color-adjust',
    'none',
  )
  devnet.clearFaults()
  await page.goto(`/block/${devnet.chain.tip.index}`)
  await page.getByRole('main').getByRole('button', { name: 'Download' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid')
})

test('home while loading', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.setFaults({ calls: { '/block': { latency: 60_000 } } })
  await page.goto('/')
  await busy(page, 'Latest blocks', 'true')
  await expectAccessible(page)
})

test('home with an endpoint that fails and is behind', async ({ page, chain }) => {
  const { devnet } = await chain()
  devnet.setFaults({ sync: 'error', calls: { '/block': { malformedRate: 1 } } })
  await page.goto('/')
  await visible(page, 'Endpoint Issues Detected')
  await expect(page.getByText('Endpoint Sync Issue')).toBeVisible()
  await expectAccessible(page)
})
