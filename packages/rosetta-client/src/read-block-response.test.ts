import { expect, it } from 'vitest'
import { capture } from '../test/support/captures'
import { fakeEndpoint } from '../test/support/fake-endpoint'
import { createRosettaClient } from './client'
import { readBlockResponse } from './read-block-response'

const { text } = capture('block_standard_by_index').response
const { block } = JSON.parse(text) as { block: { block_identifier: { index: number } } }
const { index } = block.block_identifier

it('returns the same block as a request', async () => {
  const { fetch } = fakeEndpoint(() => JSON.parse(text) as object)
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch })
  expect(await readBlockResponse(text, { index })).toEqual(await client.block.get({ index }))
})

it.each([
  ['', { name: 'InvalidResponseError' }],
  [text.slice(0, -9), { name: 'InvalidResponseError' }],
  [
    text.replace('"timestamp"', '"time"'),
    { name: 'InvalidResponseError', path: 'block.timestamp' },
  ],
  ['{"code":6,"message":"Block not found","retriable":true}', { name: 'RosettaApiError', code: 6 }],
])('rejects the text %.20s', async (wrong, error) => {
  await expect(readBlockResponse(wrong, { index })).rejects.toMatchObject(error)
})

it('rejects another block', async () => {
  await expect(readBlockResponse(text, { index: index + 1 })).rejects.toMatchObject({
    name: 'InvalidResponseError',
    path: 'block.block_identifier.index',
  })
})
