import { expect, spec, test } from './support/test'

const links = {
  sourceCode: 'https://example.org/node',
  securityAudit: '',
  discord: 'https://example.org/chat',
}

test.beforeEach(async ({ chain, context }) => {
  const { url } = await chain()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { endpoints: [{ label: 'Test', url }], links } }),
  )
})

test(
  'About has every part, with the links of this deployment and no empty one',
  spec('`/about`', 'About: parts and roadmap'),
  async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveTitle('About · Mochimo Explorer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Quantum resistance',
      'The mining algorithm',
      'Pruning technology',
      'Roadmap',
      'Who works on it',
      'Questions and answers',
      'Community',
      'Resources',
    ])
    await expect(main.getByRole('term')).toHaveText(['2018', '2021', '2022', '2023', '2024–2025'])
    await expect(main.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', links.discord)
    await expect(main.getByRole('link', { name: 'Source code' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Security audit' })).toHaveCount(0)
  },
)

for (const [from, part, heading] of [
  ['/mining', 'mining', 'The mining algorithm'],
  ['/faq', 'faq', 'Questions and answers'],
  ['/meet-the-team', 'team', 'Who works on it'],
] as const) {
  test(
    `${from} leads to the matching part of About`,
    spec('`/mining`, `/faq`, `/meet-the-team`'),
    async ({ page }) => {
      await page.goto('/nowhere')
      await page.goto(from)
      await expect(page).toHaveURL(`/about#${part}`)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL('/nowhere')
    },
  )
}

test('the contents lead to their parts', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Roadmap' })
    .click()
  await expect(page).toHaveURL('/about#roadmap')
  await expect(page.getByRole('heading', { name: 'Roadmap' })).toBeInViewport()
})

for (const [path, heading, words] of [
  ['/terms', 'Terms', 'without warranty of any kind'],
  ['/privacy', 'Privacy', 'no accounts, no analytics, no advertising'],
  ['/contact', 'Contact', 'Where to write'],
] as const) {
  test(
    `${path} is linked from the foot of the page`,
    spec('`/terms`, `/privacy`, `/contact`'),
    async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: heading }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${heading} · Mochimo Explorer`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main')).toContainText(words)
    },
  )
}

test('the privacy page names all that a visit leaves in the browser', async ({ page, context }) => {
  await page.goto('/')
  await page
    .getByPlaceholder('Search by Address')
    .fill('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await page.getByRole('button', { name: /^Theme: / }).click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['address-watchlist', 'recent-searches', 'theme'])
  const kept = await page.evaluate(() => Object.keys(localStorage))
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto('/privacy')
  for (const name of [...kept, ...cookies]) {
    await expect(page.getByRole('main')).toContainText(name)
  }
})

test(
  'home tells what the network is, what the explorer does, and where developers begin',
  spec('Home: marketing sections'),
  async ({ page }) => {
    await page.goto('/')
    const part = (name: string) => page.getByRole('region', { name })
    await expect(part('What is Mochimo?')).toContainText('quantum computer')
    await expect(part('Explorer Features').getByRole('heading', { level: 3 })).toHaveText([
      'Real-time updates',
      'Advanced search',
      'Quantum-safe architecture',
    ])
    const resources = part('Developer Resources').getByRole('link')
    await expect(resources).toHaveText([
      /REST API/,
      /WebSockets/,
      /Client libraries/,
      /Documentation/,
    ])
    for (const link of await resources.all()) {
      await expect(link).toHaveAttribute('href', /^\/docs(\/|$)/)
    }
    await part('What is Mochimo?').getByRole('link').click()
    await expect(page).toHaveURL('/about')
  },
)
