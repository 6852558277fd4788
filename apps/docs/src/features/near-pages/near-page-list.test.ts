import { createEngine } from '@mcm/shared/docs-search'
import { expect, test } from 'vitest'
import { nearPages } from './near-page-list'

const section = (url: string, page: string, title: string) => ({
  url: `/docs/${url}`,
  page,
  title,
  text: '',
})

const search = createEngine([
  section('blocks', 'Blocks', 'Blocks'),
  section('accounts', 'Accounts', 'Accounts'),
  section('errors', 'Error handling', 'Error handling'),
  section('errors#rate-limits', 'Error handling', 'Rate limits'),
])
const pages = (path: string) => nearPages(path, search).map(({ page }) => page)

test.each([
  ['/docs/api/get-block', ['Blocks']],
  ['/docs/acounts.html', ['Accounts']],
  ['/docs/account/error', ['Accounts', 'Error handling']],
  ['/docs/%E0%A4%A', []],
  ['/docs/xylophone', []],
])('%s may mean %j', (path, expected) => {
  expect(pages(path).toSorted()).toEqual(expected)
})

test('leads to the section that fits best', () => {
  expect(nearPages('/docs/rate-limits', search)[0]?.url).toBe('/docs/errors#rate-limits')
})

test('names three pages at most', () => {
  const many = createEngine(['a', 'b', 'c', 'd'].map((id) => section(id, `Page ${id}`, 'Wallets')))
  expect(nearPages('/docs/wallets', many)).toHaveLength(3)
})
