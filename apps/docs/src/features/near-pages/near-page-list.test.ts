import type { Section } from '@mcm/shared/docs-search'
import { expect, test } from 'vitest'
import { nearPages } from './near-page-list'

const page = (slug: string, title: string): Section => ({
  url: slug ? `/docs/${slug}` : '/docs',
  page: 'API Endpoints',
  title,
  text: '',
})

const sections = [
  page('', 'Mochimo developer documentation'),
  page('blocks', 'Blocks'),
  page('transactions', 'Transaction search'),
  page('accounts', 'Accounts'),
  page('not-supported', 'What the API doesn’t have'),
  page('guides/exchanges', 'Guide for exchanges'),
  page('guides/wallets', 'Guide for wallets'),
  page('guides/explorers', 'Guide for explorers'),
  page('guides/analyze-the-chain', 'Analyze the chain'),
  page('errors', 'Error handling'),
  {
    url: '/docs/errors#rate-limits',
    page: 'Error handling',
    title: 'Rate limits',
    text: 'Accounts, accounts, accounts.',
  },
  page('glossary', 'Glossary'),
]
const titles = (path: string) => nearPages(path, sections).map(({ title }) => title)

test.each([
  ['/docs/acount', 'Accounts'],
  ['/docs/Accounts', 'Accounts'],
  ['/docs/acounts.html', 'Accounts'],
  ['/docs/api/get-block', 'Blocks'],
  ['/docs/exchange', 'Guide for exchanges'],
  ['/docs/guide/exchange', 'Guide for exchanges'],
  ['/docs/Error%20handling', 'Error handling'],
  ['/docs/accounts-api', 'Accounts'],
  ['/docs/acount-balance', 'Accounts'],
  ['/docs/intro', 'Mochimo developer documentation'],
])('%s means %s first', (path, expected) => {
  expect(titles(path)[0]).toBe(expected)
})

test.each(['/docs/%E0%A4%A', '/docs/xylophone', '/docs/a', '/docs/'])(
  '%s means nothing',
  (path) => {
    expect(titles(path)).toEqual([])
  },
)

test('a folder means all its pages', () => {
  expect(titles('/docs/guides')).toEqual([
    'Guide for exchanges',
    'Guide for wallets',
    'Guide for explorers',
    'Analyze the chain',
  ])
})

test('what a search finds isn’t named beside a page with a similar name', () => {
  expect(titles('/docs/acount')).toEqual(['Accounts'])
})

test('a page is named once, however many of its sections a search finds', () => {
  const found = ['a', 'b'].map((id) => ({
    url: `/docs/errors#${id}`,
    page: 'Error handling',
    title: 'Rates',
    text: 'Accounts have limits.',
  }))
  expect(nearPages('/docs/my-limits', found).map(({ title }) => title)).toEqual(['Error handling'])
})

test('leads to the section that fits best', () => {
  expect(nearPages('/docs/rate-limits', sections)[0]).toEqual({
    url: '/docs/errors#rate-limits',
    title: 'Error handling',
    about: '',
  })
})

test('names four similar pages at most, or two that a search finds', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => page(id, 'Wallets'))
  expect(nearPages('/docs/wallets', many)).toHaveLength(4)
  expect(nearPages('/docs/my-first-wallets', many)).toHaveLength(4)
  const about = many.map(({ url, page }) => ({ url, page, title: 'Keys', text: 'Wallets.' }))
  expect(nearPages('/docs/wallets', about)).toHaveLength(2)
})

test('says what a page is about, in the first part of its description', () => {
  const blocks = {
    ...page('blocks', 'Blocks'),
    text: 'Get a block by height: its operations. Then more.',
  }
  const text = 'Reference of @mcm/proof: functions and errors. Verifies data. And more.'
  const proof = { ...page('packages/proof', '@mcm/proof'), text }
  expect(nearPages('/docs/proof', [proof])[0]?.about).toBe('Verifies data.')
  expect(nearPages('/docs/block', [blocks])).toEqual([
    { url: '/docs/blocks', title: 'Blocks', about: 'Get a block by height.' },
  ])
})
