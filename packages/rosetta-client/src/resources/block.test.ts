import { describe, expect, it } from 'vitest'
import { capture } from '../../test/support/captures'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { BlockSelector } from './block'

const { text } = capture('block_standard_by_index').response
const { block } = JSON.parse(text) as {
  block: { block_identifier: { index: number; hash: string } }
}
const { index, hash } = block.block_identifier
const OTHER = `0x${'12'.repeat(32)}`

function setUp(changes: object = {}) {
  const { fetch, calls } = fakeEndpoint(() => ({ block: { ...block, ...changes } }))
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  return { ...client, calls }
}

describe('block.get', () => {
  it.each<[BlockSelector, object]>([
    ['tip', {}],
    [{ index }, { index }],
    [{ hash }, { hash }],
    [
      { index, hash },
      { index, hash },
    ],
    [{ hash: hash.toUpperCase() }, { hash }],
    [{ hash: hash.slice(2) }, { hash }],
    [{ index, hash: undefined }, { index }],
  ])('requests %j', async (selector, identifier) => {
    const { block: resource, calls } = setUp()
    const response = await resource.get(selector)
    expect(calls[0]?.body['block_identifier']).toEqual(identifier)
    expect(response).toEqual({ block })
  })

  it.each<[BlockSelector, string, string]>([
    [{ index: 0 }, 'index', 'returns the tip for 0'],
    [{ index: -1 }, 'index', 'at least 1'],
    [{ index: 1.5 }, 'index', 'at least 1'],
    [{ index: 2 ** 53 }, 'index', 'at least 1'],
    [{ index: '5' as unknown as number }, 'index', 'at least 1'],
    [{ hash: `${hash}00` }, 'hash', '64 hex digits'],
    [{ hash: '' }, 'hash', '64 hex digits'],
    [{} as BlockSelector, 'block', "must be 'tip'"],
    [{ index: 0, hash }, 'index', 'returns the tip for 0'],
  ])('rejects %j', async (selector, argument, problem) => {
    const { block: resource, calls } = setUp()
    const refusal = {
      name: 'InvalidRequestError',
      argument,
      message: expect.stringContaining(problem) as string,
    }
    await expect(resource.get(selector)).rejects.toMatchObject(refusal)
    await expect(resource.transaction({ block: selector, hash })).rejects.toMatchObject(refusal)
    expect(calls).toEqual([])
  })

  it('throws BlockNotFound if a different block is at that height', async () => {
    await expect(setUp().block.get({ index, hash: OTHER })).rejects.toMatchObject({
      name: 'RosettaApiError',
      code: 6,
      message: expect.stringContaining(`Block not found: block ${index} is now ${hash}`) as string,
    })
  })

  it('rejects a parent at another height', async () => {
    const parent_block_identifier = { index: index - 2, hash: OTHER }
    await expect(setUp({ parent_block_identifier }).block.get({ index })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      path: 'block.parent_block_identifier.index',
    })
  })

  it.each<[BlockSelector, string]>([
    [{ index: index + 1 }, 'block.block_identifier.index'],
    [{ hash: OTHER }, 'block.block_identifier.hash'],
    [{ index: index + 1, hash: OTHER }, 'block.block_identifier.index'],
  ])('rejects a different block for %j', async (selector, path) => {
    await expect(setUp().block.get(selector)).rejects.toMatchObject({
      name: 'InvalidResponseError',
      path,
    })
  })
})
