import { expect, test } from 'vitest'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createBlockEventsReader } from '../block-events-reader'
import { createRosettaClient } from '../client'

const response = {
  max_sequence: 7,
  events: [
    {
      sequence: 7,
      block_identifier: { index: 3, hash: `0x${'ab'.repeat(32)}` },
      type: 'block_added',
    },
  ],
}

test('makes the same request and returns the same response as the full client', async () => {
  const { fetch, calls } = fakeEndpoint(() => response)
  const options = { baseUrl: 'https://node.example', fetch, retry: false } as const
  const params = { offset: 7, limit: 100 }
  const read = await createBlockEventsReader(options).blocks(params)
  expect(read).toEqual(await createRosettaClient(options).events.blocks(params))
  const [reader, full] = calls.map(({ path, body }) => ({ path, body }))
  expect(reader).toEqual(full)
  await expect(createBlockEventsReader(options).blocks({ limit: 101 })).rejects.toMatchObject({
    name: 'InvalidRequestError',
  })
})
