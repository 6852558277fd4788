import { expect, it } from 'vitest'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import { createRosettaReader } from '../reader'

const { fetch, calls } = fakeEndpoint(() => ({ network_identifiers: [] }))

it.each([
  ['createRosettaClient', createRosettaClient],
  ['createRosettaReader', createRosettaReader],
])('%s: withOptions replaces options and adds headers', async (_name, create) => {
  calls.length = 0
  const client = create({
    baseUrl: 'https://a.example',
    fetch,
    headers: { 'x-a': '1', 'x-b': '1' },
  })
  const other = client.withOptions({ baseUrl: 'https://b.example', headers: { 'x-b': '2' } })
  await other.network.list()
  await client.network.list()
  expect(other.endpoint).toBe('https://b.example')
  const seen = calls.map(({ host, headers }) => [host, headers.get('x-a'), headers.get('x-b')])
  expect(seen).toEqual([
    ['b.example', '1', '2'],
    ['a.example', '1', '1'],
  ])
})

it('a full client stays a full client', () => {
  const client = createRosettaClient({ baseUrl: 'https://a.example' }).withOptions({ retry: 1 })
  expect(client.construction).toBeDefined()
})

it('rejects an invalid option', () => {
  const client = createRosettaClient({ baseUrl: 'https://a.example' })
  expect(() => client.withOptions({ timeout: -1 })).toThrow('timeout')
})
