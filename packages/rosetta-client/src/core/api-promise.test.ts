import { afterEach, expect, it, vi } from 'vitest'
import { apiError } from '../../test/support/fake-endpoint'
import { setUp } from '../../test/support/mock-client'

const LIST = { network_identifiers: [] }

const unhandled = vi.fn<(error: unknown) => void>()
process.on('unhandledRejection', unhandled)
afterEach(() => unhandled.mockClear())

const withHeaders = (body: object) =>
  Response.json(body, { headers: { 'x-request-id': 'r-1', 'x-ratelimit-remaining': '7' } })

it('returns the data and the response of one request', async () => {
  const { client, calls } = setUp([withHeaders(LIST)])
  const { data, response } = await client.network.list().withResponse()
  expect(data).toEqual(LIST)
  expect(response).toMatchObject({
    endpoint: 'https://node.example',
    status: 200,
    requestId: 'r-1',
    duration: expect.any(Number) as number,
  })
  expect(response.headers.get('x-ratelimit-remaining')).toBe('7')
  expect(calls).toHaveLength(1)
})

it('has no request ID if the endpoint sends none', async () => {
  const { client } = setUp([LIST])
  expect((await client.network.list().withResponse()).response).not.toHaveProperty('requestId')
})

it('returns the response of the last attempt', async () => {
  const { client } = setUp([Response.json(apiError(9), { status: 500 }), withHeaders(LIST)], {
    retry: { delay: 1 },
  })
  const { response } = await client.network.list().withResponse()
  expect(response).toMatchObject({ status: 200, requestId: 'r-1' })
})

it('makes the request only once if both promises are used', async () => {
  const { client, calls } = setUp([LIST])
  const call = client.network.list()
  const [data, result] = await Promise.all([call, call.withResponse()])
  expect(result.data).toBe(data)
  expect(calls).toHaveLength(1)
})

it('rejects both promises, and only those that are used count as unhandled', async () => {
  const { client } = setUp(() => apiError(5))
  await expect(client.network.list().withResponse()).rejects.toMatchObject({ code: 5 })
  const call = client.network.list()
  await expect(call).rejects.toMatchObject({ code: 5 })
  await expect(call.withResponse()).rejects.toMatchObject({ code: 5 })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(unhandled).not.toHaveBeenCalled()
})

it('rejects for an invalid argument instead of throwing', async () => {
  const { client, calls } = setUp([])
  await expect(client.block.get({ index: 0 }).withResponse()).rejects.toMatchObject({
    name: 'InvalidRequestError',
  })
  expect(calls).toEqual([])
})

it('an error contains its response, but a log of it doesn’t', async () => {
  const { client } = setUp([
    Response.json(apiError(5), { status: 500, headers: { 'x-request-id': 'r-2' } }),
  ])
  const error = await client.network.list().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ response: { status: 500, requestId: 'r-2' } })
  expect(Object.keys(error as object)).not.toContain('response')
})
