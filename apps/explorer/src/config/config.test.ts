import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig, publishedConfig } from './config'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Parses a deployment's configuration file as the page does. */
function load(file: unknown, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file, { status })))
  return loadConfig()
}

const endpoint = { label: 'Test', url: 'https://node.example.org' }

test('drops a link with an empty or invalid URL', async () => {
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

test('accepts a path or a web address as the labels file', async () => {
  const labelsOf = async (labels: unknown) => (await load({ endpoints: [endpoint], labels })).labels
  expect(await labelsOf('/labels.json')).toBe('/labels.json')
  expect(await labelsOf('https://example.org/labels.json')).toBe('https://example.org/labels.json')
  for (const other of ['javascript:alert(1)', '//example.org/x', '', 7, undefined]) {
    expect(await labelsOf(other)).toBeUndefined()
  }
})

test('accepts a path or a web address as the data set, without its trailing slash', async () => {
  const datasetOf = async (dataset: unknown) =>
    (await load({ endpoints: [endpoint], dataset })).dataset
  expect(await datasetOf('/dataset/')).toBe('/dataset')
  expect(await datasetOf('https://example.org/chain')).toBe('https://example.org/chain')
  for (const other of ['javascript:alert(1)', '//example.org/x', '', 7, undefined]) {
    expect(await datasetOf(other)).toBeUndefined()
  }
})

test('drops an endpoint with an unusable URL', async () => {
  const unusable = [{ label: 'Test' }, { ...endpoint, url: 'ftp://example.org' }, null]
  expect(await load({ endpoints: [...unusable, endpoint] })).toEqual({
    endpoints: [endpoint],
    links: {},
  })
})

test.each([[{ endpoints: [] }], [{ links: {} }], [null]])(
  'falls back to the published endpoints if there are none, as in %j',
  async (file) => {
    expect(await load(file)).toBe(publishedConfig)
  },
)

test('falls back to the published endpoints if the file can’t be loaded', async () => {
  expect(await load({}, 404)).toBe(publishedConfig)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadConfig()).toBe(publishedConfig)
})
