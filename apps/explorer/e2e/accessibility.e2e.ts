import type { Page } from '@playwright/test'
import { axe } from './support/quality'
import { expect, test } from './support/test'

/** The screens that have no suite of their own for this; those check themselves in each of their states. */
const screens: [name: string, path: string, ready: (page: Page) => Promise<void>][] = [
  ['home', '/', (page) => busy(page, 'Latest blocks', 'false')],
  ['statistics', '/statistics', (page) => visible(page, '100 of 100')],
  [
    'a search that found nothing',
    '/search?q=nothing of the kind',
    (page) => visible(page, 'Invalid address format'),
  ],
  ['search', '/search', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  ['about', '/about', (page) => visible(page, 'Roadmap')],
  ['terms', '/terms', (page) => visible(page, 'warranty')],
  ['privacy', '/privacy', (page) => visible(page, 'browser')],
  ['contact', '/contact', (page) => visible(page, 'Contact')],
  ['a page that is not there', '/nowhere', (page) => visible(page, 'Page Not Found')],
  ['a hash nobody knows', `/tx/0x${'ab'.repeat(32)}`, (page) => visible(page, 'Possible causes')],
  ['a block that is not mined', '/block/9999999', (page) => visible(page, 'is not mined yet')],
]

async function visible(page: Page, text: string) {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

async function busy(page: Page, name: string, value: string) {
  await expect(page.getByRole('table', { name })).toHaveAttribute('aria-busy', value)
}

async function check(page: Page) {
  const { violations } = await axe(page).analyze()
  expect(violations).toEqual([])
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(overflows).toBe(false)
}

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} pixels, ${colorScheme}`, async ({ page, chain }) => {
      test.setTimeout(300_000)
      const { devnet } = await chain()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await test.step('statistics that fail', async () => {
        devnet.setFaults({ calls: { '/block': { malformedRate: 1 } } })
        await page.goto('/statistics')
        await visible(page, 'Error loading data')
        await check(page)
        devnet.clearFaults()
      })
      for (const [name, path, ready] of screens) {
        await test.step(name, async () => {
          await page.goto(path)
          await ready(page)
          await check(page)
        })
      }
      await test.step('home while it waits', async () => {
        devnet.setFaults({ calls: { '/block': { latency: 60_000 } } })
        await page.goto('/')
        await busy(page, 'Latest blocks', 'true')
        await check(page)
      })
      await test.step('home with an endpoint that fails and is behind', async () => {
        devnet.setFaults({ sync: 'error', calls: { '/block': { malformedRate: 1 } } })
        await page.goto('/')
        await visible(page, 'Endpoint Issues Detected')
        await visible(page, 'Endpoint Sync Issue')
        await check(page)
      })
    })
  }
}
