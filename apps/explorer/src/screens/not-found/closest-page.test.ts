import { expect, test } from 'vitest'
import { closestPage, correctedPath } from './closest-page'

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

test.each([
  ['/adress/foo', '/address/foo'],
  ['/account/0x12', '/address/0x12'],
  ['/blok/1079717', '/block/1079717'],
  ['/blocks/1079717', '/block/1079717'],
  ['/transactions/0xab', '/tx/0xab'],
])('%s probably meant %s', (path, meant) => {
  expect(correctedPath(path)).toBe(meant)
})

test.each(['/adress', '/foo/bar', '/adress/foo/bar', '/docs/block/1', '/ty/0xab'])(
  '%s has no obvious correction',
  (path) => {
    expect(correctedPath(path)).toBeUndefined()
  },
)
