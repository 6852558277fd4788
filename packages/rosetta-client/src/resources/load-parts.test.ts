import { expect, it, vi } from 'vitest'
import type { ListReader } from '../core/api-list'
import type { ApiResult } from '../core/api-promise'
import { createCaller } from '../core/caller'
import { createRosettaReader } from '../reader'
import { listMethod, loadOnce } from './load-parts'

const call = createCaller({ baseUrl: 'https://node.example' }, 'createCaller').at('/block')
const response = { endpoint: '', status: 200, headers: new Headers(), duration: 1 }

it('calls made meanwhile share a resource, so that its state is in one place', async () => {
  const create = vi.fn<() => object>(() => ({}))
  const load = loadOnce(create)
  const [first, second] = await Promise.all([load(call), load(call)])
  expect(second).toBe(first)
  expect(await load(call)).toBe(first)
  expect(create).toHaveBeenCalledOnce()
})

it('loads a list only if it is awaited or iterated over, and reads its page once', async () => {
  type Reader = ListReader<[query: { name: string }], number, string>
  const readPage = vi.fn<(query: { name: string }) => Promise<ApiResult<string>>>(({ name }) =>
    Promise.resolve({ data: name, response }),
  )
  const walk: Reader['walk'] = ({ name }) => Promise.resolve([{ page: name, fresh: [1, 2] }])
  const load = vi.fn<() => Promise<Reader>>(() => Promise.resolve({ readPage, walk }))
  const list = listMethod(call, load)({ name: 'all' })
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()

  expect([await list, await list]).toEqual(['all', 'all'])
  expect(readPage).toHaveBeenCalledExactlyOnceWith({ name: 'all' })
  const items: number[] = []
  for await (const item of list) items.push(item)
  expect(items).toEqual([1, 2])
})

it('reads the arguments as they were at the time of the call', async () => {
  const bodies: unknown[] = []
  const { mempool, search } = createRosettaReader({
    baseUrl: 'https://node.example',
    retry: false,
    fetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({}, { status: 404 })
    },
  })
  const query = { limit: 5 }
  const wanted = { hash: 'ab'.repeat(32) }
  const calls = [mempool.transaction(wanted), search.transactions(query)]
  query.limit = 6
  wanted.hash = 'cd'.repeat(32)
  await Promise.allSettled(calls)
  expect(bodies).toMatchObject([
    { transaction_identifier: { hash: `0x${'ab'.repeat(32)}` } },
    { limit: 5 },
  ])
})
