import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { builtPages, data, select } from './support/pages'

const pages = builtPages()

test('every call of the Mesh standard is documented or listed as not supported', () => {
  const steps = 'derive preprocess metadata payloads combine parse hash submit'.split(' ')
  const mesh = [
    '/network/list',
    '/network/status',
    '/network/options',
    '/account/balance',
    '/account/coins',
    '/block',
    '/block/transaction',
    '/mempool',
    '/mempool/transaction',
    '/call',
    '/events/blocks',
    '/search/transactions',
    ...steps.map((step) => `/construction/${step}`),
  ]
  const documented = new Set(
    pages
      .flatMap(({ tree }) => select(tree, ({ properties }) => 'dataCall' in properties))
      .map((call) => data(call, 'Call')),
  )
  const notSupported = pages.find(({ url }) => url === '/docs/not-supported')
  const listed = notSupported ? toString(notSupported.tree) : ''
  const missing = mesh.filter((path) => !documented.has(path))
  expect(missing).toEqual(['/account/coins'])
  for (const path of missing) expect(listed).toContain(path)
})
