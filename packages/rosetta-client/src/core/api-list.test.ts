import { expect, it } from 'vitest'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createBlockEventsReader } from '../block-events-reader'
import { createRosettaClient } from '../client'

/** Creates an index of events with gaps between their sequence numbers. */
function setUp(sequences: readonly number[]) {
  const { fetch, calls } = fakeEndpoint(({ body }) => {
    const { offset = 0, limit = 10 } = body as { offset?: number; limit?: number }
    const rows = sequences.filter((sequence) => sequence >= offset).slice(0, limit)
    return {
      max_sequence: sequences.at(-1) ?? 0,
      events: rows.map((sequence) => ({
        sequence,
        block_identifier: { index: sequence, hash: `0x${'ab'.repeat(32)}` },
        type: 'block_added',
      })),
    }
  })
  const options = { baseUrl: 'https://node.example', fetch, retry: false } as const
  return { client: createRosettaClient(options), reader: createBlockEventsReader(options), calls }
}

const SEQUENCES = Array.from({ length: 250 }, (_, index) => index * 2)

it('returns one page with the server’s default size if awaited', async () => {
  const { client, calls } = setUp(SEQUENCES)
  const page = await client.events.blocks()
  expect(page.events).toHaveLength(10)
  expect(calls.map(({ body }) => body['limit'])).toEqual([undefined])
})

it('returns all items if iterated, with 100 per page', async () => {
  const { client, reader, calls } = setUp(SEQUENCES)
  for (const events of [client.events, reader]) {
    const seen: number[] = []
    for await (const { sequence } of events.blocks()) seen.push(sequence)
    expect(seen).toEqual(SEQUENCES)
  }
  const pages = [0, 199, 399].map((offset) => [offset, 100])
  expect(calls.map(({ body }) => [body['offset'], body['limit']])).toEqual([...pages, ...pages])
})

it('starts an iteration at the offset and returns its pages', async () => {
  const { client } = setUp(SEQUENCES)
  const sizes: number[] = []
  for await (const { events } of client.events.blocks({ offset: 301, limit: 60 }).pages()) {
    sizes.push(events.length)
  }
  expect(sizes).toEqual([60, 39])
})

it('sends no request before it is awaited or iterated over, and only one for several awaits', async () => {
  const { client, calls } = setUp(SEQUENCES)
  const list = client.events.blocks({ limit: 1 })
  expect(calls).toEqual([])
  const [page, { data, response }] = await Promise.all([list, list.withResponse()])
  expect(data).toBe(page)
  expect(response).toMatchObject({ status: 200, endpoint: 'https://node.example' })
  expect(calls).toHaveLength(1)
})

it('is a promise for all code that takes one', async () => {
  const { client } = setUp([1])
  const list = client.events.blocks()
  const both = await Promise.all([list, list])
  expect(both.map(({ max_sequence }) => max_sequence)).toEqual([1, 1])
  expect(await list.then(({ max_sequence }) => max_sequence)).toBe(1)
  let settled = 0
  await list.finally(() => void settled++)
  const invalid = client.events.blocks({ limit: 101 })
  expect(await invalid.catch((error: Error) => error.name)).toBe('InvalidRequestError')
  await expect(invalid.finally(() => void settled++)).rejects.toThrow('limit')
  expect(settled).toBe(2)
})
