import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig, publishedConfig } from './config'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the page makes of the file that a deployment serves. */
function load(file: unknown, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file, { status })))
  return loadConfig()
}

const endpoint = { label: 'Test', url: 'https://node.example.org' }

test('a link without an address, or to what is no page, is none', async () => {
  const links = {
    sourceCode: 'https://example.org/node',
    securityAudit: '',
    x: 7,
    forum: 'javascript:alert(1)',
  }
  expect(await load({ endpoints: [endpoint], links })).toEqual({
    endpoints: [endpoint],
    links: { sourceCode: 'https://example.org/node' },
  })
})

test('an endpoint that no request can be sent to is none', async () => {
  const unusable = [{ label: 'Test' }, { ...endpoint, url: 'ftp://example.org' }, null]
  expect(await load({ endpoints: [...unusable, endpoint] })).toEqual({
    endpoints: [endpoint],
    links: {},
  })
})

test.each([[{ endpoints: [] }], [{ links: {} }], [null]])(
  'without any, as in %j, the published ones hold',
  async (file) => {
    expect(await load(file)).toBe(publishedConfig)
  },
)

test('so they do where the file can not be had', async () => {
  expect(await load({}, 404)).toBe(publishedConfig)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadConfig()).toBe(publishedConfig)
})
