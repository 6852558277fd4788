import { beforeEach } from 'vitest'
import { expectAccessible } from '../../../test/accessible'
import {
  currentPath,
  expect,
  goBack,
  offerLinks,
  page,
  spec,
  test as base,
  textsOf,
  userEvent,
} from '../../../test/screen'

const links = {
  sourceCode: 'https://example.org/node',
  discord: 'https://example.org/chat',
}

beforeEach(() => offerLinks(links))

const test = base.extend<{ endpoint: undefined }>({
  endpoint: [
    async ({ chain }, provide) => {
      chain()
      await provide(undefined)
    },
    { auto: true },
  ],
})

const main = () => page.getByRole('main')

test(
  'About has every section, with exactly this deployment’s links',
  spec('`/about`', 'About: sections and roadmap'),
  async ({ visit }) => {
    visit('/about')
    await expect.poll(() => document.title).toBe('About · Mochimo Explorer')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('About')
    expect(textsOf(main().getByRole('heading', { level: 2 }))).toEqual([
      'Quantum resistance',
      'The mining algorithm',
      'Pruning technology',
      'Roadmap',
      'Who works on it',
      'Questions and answers',
      'Community',
      'Resources',
    ])
    // After the facts below the title.
    expect(textsOf(main().getByRole('term')).slice(4)).toEqual([
      '2018',
      '2021',
      '2022',
      '2023',
      '2024–2025',
    ])
    await expect
      .element(main().getByRole('link', { name: 'Discord' }))
      .toHaveAttribute('href', links.discord)
    await expect.element(main().getByRole('link', { name: 'Source code' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Security audit' })).toHaveLength(0)
  },
)

test('three figures explain the text, in words too', async ({ visit }) => {
  visit('/about')
  for (const [title, words] of [
    ['Each payment uses up a key', /whole balance.*change to key n\+1.*same address/],
    ['Solve time and the change in difficulty', /69 seconds.*138 seconds.*238 seconds/],
    ['What a node needs of the chain', /Every 256th is a neogenesis block/],
  ] as const) {
    const figure = main().getByRole('figure').filter({ hasText: title })
    await expect.element(figure.getByRole('img', { name: words })).toBeVisible()
    // No text is smaller than 12 pixels.
    await page.viewport(320, 640)
    const drawing = figure.css('svg').element()
    expect(drawing.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      (drawing as SVGSVGElement).viewBox.baseVal.width,
    )
  }
  await expectAccessible()
})

test('on phones, each drawing follows the paragraph it explains', async ({ visit }) => {
  await page.viewport(390, 844)
  visit('/about')
  for (const [title, before] of [
    ['Each payment uses up a key', /^Each WOTS\+ key/],
    ['Solve time and the change in difficulty', /^A block solved in less than 69/],
    ['What a node needs of the chain', /^Every 256th block/],
  ] as const) {
    const figure = main().getByRole('figure').filter({ hasText: title })
    await expect.element(figure).toHaveLength(1)
    expect(figure.element().parentElement?.previousElementSibling?.textContent).toMatch(before)
  }
})

for (const [from, part, heading] of [
  ['/mining', 'mining', 'The mining algorithm'],
  ['/faq', 'faq', 'Questions and answers'],
  ['/meet-the-team', 'team', 'Who works on it'],
] as const) {
  test(
    `${from} leads to the matching section of About`,
    spec('`/mining`, `/faq`, `/meet-the-team`'),
    async ({ visit }) => {
      visit(from, ['/nowhere'])
      await expect.poll(currentPath).toBe(`/about#${part}`)
      await expect.element(page.getByRole('heading', { name: heading })).toBeInViewport()
      await goBack()
      await expect.poll(currentPath).toBe('/nowhere')
    },
  )
}

test('the table of contents links to its sections', async ({ visit }) => {
  visit('/about')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Roadmap' })
    .click()
  // A plain link: the browser follows it, not the router.
  await expect.poll(() => location.hash).toBe('#roadmap')
  await expect.element(page.getByRole('heading', { name: 'Roadmap' })).toBeInViewport()
})

for (const [path, heading, words] of [
  ['/terms', 'Terms', 'without warranty of any kind'],
  ['/privacy', 'Privacy', 'No accounts, no analytics, no advertising'],
  ['/contact', 'Contact', 'Channels'],
] as const) {
  test(
    `${path} is linked from the footer`,
    spec('`/terms`, `/privacy`, `/contact`'),
    async ({ visit }) => {
      visit('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: heading }).click()
      await expect.poll(currentPath).toBe(path)
      await expect.poll(() => document.title).toBe(`${heading} · Mochimo Explorer`)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.element(main()).toContainText(words)
    },
  )
}

test('the privacy page lists everything a visit stores in the browser', async ({ visit }) => {
  visit('/')
  await page
    .getByPlaceholder('Search by Address')
    .fill('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await page.getByRole('button', { name: /^Theme: / }).click()
  await expect
    .poll(() => Object.keys(localStorage).toSorted())
    .toEqual(['address-watchlist', 'recent-searches', 'theme'])
  const kept = Object.keys(localStorage)
  const cookies = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))
  visit('/privacy')
  for (const name of [...kept, ...cookies]) {
    await expect.element(main()).toContainText(name)
  }
})

test('the list of what is stored links to its button, which says that the watchlist goes too', async ({
  visit,
}) => {
  visit('/privacy')
  await main().getByRole('link', { name: 'clear all of them' }).click()
  await expect.poll(() => location.hash).toBe('#clear')
  await expect.element(page.getByRole('button', { name: 'Clear everything' })).toBeInViewport()
  await expect.element(main().getByText('This also removes your watchlist.')).toBeInViewport()
})

test(
  'home explains the network, the explorer, and where developers start',
  spec('Home: marketing sections'),
  async ({ visit }) => {
    visit('/')
    const part = (name: string) => page.getByRole('region', { name })
    await expect.element(part('What is Mochimo?')).toContainText('quantum computer')
    const features = part('Explorer Features').getByRole('heading', { level: 3 })
    expect(textsOf(features)).toEqual([
      'Real-time updates',
      'Advanced search',
      'Quantum-safe architecture',
    ])
    const resources = part('Developer Resources').getByRole('link')
    expect(textsOf(resources)).toEqual([
      expect.stringMatching(/REST API/),
      expect.stringMatching(/WebSockets/),
      expect.stringMatching(/Client libraries/),
      expect.stringMatching(/Documentation/),
    ])
    for (const link of resources.elements()) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/docs(\/|$)/))
    }
    await part('What is Mochimo?').getByRole('link').click()
    await expect.poll(currentPath).toBe('/about')
  },
)
