import { expect, test } from 'vitest'
import { closestPage } from './closest-page'

test.each([
  ['/rich-list', '/richlist'],
  ['/RichList', '/richlist'],
  ['/rich_list/', '/richlist'],
  ['/accounts', '/richlist'],
  ['/transactions', '/txs'],
  ['/stats', '/statistics'],
  ['/api', '/docs'],
])('%s is another spelling of %s', (path, href) => {
  expect(closestPage(path)).toEqual({ href, isSure: true })
})

test.each([
  ['/mempol', '/mempool'],
  ['/richlst', '/richlist'],
  ['/block', '/blocks'],
  ['/statistic', '/statistics'],
  ['/richlist-top100', '/richlist'],
  ['/blocks-by-day', '/blocks'],
])('%s is close to %s', (path, href) => {
  expect(closestPage(path)).toEqual({ href, isSure: false })
})

test.each(['/nowhere', '/wp-admin', '/x', '/123', '/docs/nothing'])(
  '%s is close to none',
  (path) => {
    expect(closestPage(path)).toBeUndefined()
  },
)
