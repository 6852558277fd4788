import type { Check } from '@mcm/proof'
import { createRosettaReader } from '@mcm/rosetta-client'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  hasFailedVerification,
  isFailing,
  subscribeToFailures,
  watchEndpointFailures,
} from './endpoint-failures'
import { keys } from './keys'

const ENDPOINT = 'https://endpoint.test'

/** Returns a cache that is watched, and a function that requests a block with an HTTP status. */
function watched() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  watchEndpointFailures(queries)
  const request = (queryKey: readonly string[], status: number, body = '') => {
    const fetch = () => Promise.resolve(new Response(body, { status }))
    const { block } = createRosettaReader({ baseUrl: ENDPOINT, retry: false, fetch })
    const queryFn = (): Promise<unknown> =>
      status === 200 && body === '' ? Promise.resolve('a block') : block.get('tip')
    return queries.fetchQuery({ queryKey, queryFn }).catch(() => undefined)
  }
  return { queries, request }
}

test('an endpoint fails from a failed request until one succeeds', async () => {
  const { request } = watched()
  const seen: boolean[] = []
  const stop = subscribeToFailures(() => seen.push(isFailing(ENDPOINT)))
  await request(keys.mempoolKnown(ENDPOINT), 503)
  await request(keys.richList(ENDPOINT), 502)
  expect(isFailing(ENDPOINT)).toBe(true)
  await request(keys.richList(ENDPOINT), 200)
  expect(isFailing(ENDPOINT)).toBe(false)
  const internal = { code: 2, message: 'Internal error', retriable: true }
  await request(keys.richList(ENDPOINT), 500, JSON.stringify(internal))
  expect(isFailing(ENDPOINT)).toBe(true)
  await request(keys.richList(ENDPOINT), 200)
  expect(seen).toEqual([true, false, true, false])
  stop()
})

test('a call that works doesn’t hide another that is repeated and still fails', async () => {
  const { request, queries } = watched()
  const list = keys.mempoolKnown(ENDPOINT)
  await request(list, 503)
  const options = { refetchOnMount: false, retryOnMount: false, refetchInterval: 60_000 }
  const observer = new QueryObserver(queries, {
    ...options,
    queryKey: list,
    queryFn: () => 'a list',
  })
  const stopUse = observer.subscribe(() => undefined)
  await request(keys.richList(ENDPOINT), 200)
  expect(isFailing(ENDPOINT)).toBe(true)
  await request(list, 200)
  expect(isFailing(ENDPOINT)).toBe(false)

  await request(list, 503)
  stopUse()
  await request(keys.richList(ENDPOINT), 200)
  expect(isFailing(ENDPOINT)).toBe(false)
})

test('a rate limit, a missing block and the status call say nothing about it', async () => {
  const { request, queries } = watched()
  await request(keys.mempoolKnown(ENDPOINT), 429)
  const missing = { code: 6, message: 'Block not found', retriable: true }
  await request(keys.richList(ENDPOINT), 200, JSON.stringify(missing))
  await request(keys.status(ENDPOINT), 503)
  expect(isFailing(ENDPOINT)).toBe(false)
  await request(keys.mempoolKnown(ENDPOINT), 503)
  queries.setQueryData(keys.richList(ENDPOINT), 'from a cache')
  await request(keys.status(ENDPOINT), 200)
  expect(isFailing(ENDPOINT)).toBe(true)
})

test('an endpoint has failed verification until the same check of the same block passes', async () => {
  const { queries } = watched()
  const verify = async (response: string, checks: Pick<Check, 'id' | 'subject' | 'outcome'>[]) => {
    const queryKey = keys.blockVerification(ENDPOINT, response)
    await queries.fetchQuery({ queryKey, queryFn: () => ({ checks }) })
    return hasFailedVerification(ENDPOINT)
  }
  const reward = { id: 'reward', subject: 'Block 7' } as const
  expect(await verify('1', [{ ...reward, outcome: 'verified' }])).toBe(false)
  expect(await verify('2', [{ ...reward, outcome: 'failed' }])).toBe(true)
  const other = { id: 'work', subject: 'Block 7', outcome: 'verified' } as const
  expect(await verify('3', [other, { ...reward, outcome: 'not-checkable' }])).toBe(true)
  expect(await verify('4', [{ ...reward, subject: 'Block 8', outcome: 'verified' }])).toBe(true)
  expect(await verify('5', [{ ...reward, outcome: 'verified' }])).toBe(false)
})
