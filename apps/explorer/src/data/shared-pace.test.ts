import { type AttemptInfo, type ClientHooks, throttle } from '@mcm/rosetta-client'
import { afterEach, expect, test, vi } from 'vitest'
import { shareWithTabs } from './shared-pace'

let endpoints = 0
afterEach(() => vi.unstubAllGlobals())

/** Creates one tab's allowance for an endpoint that all tabs of a test share. */
function openTab(endpoint: string, perMinute = 10) {
  const allowance = throttle({ perMinute })
  const own = allowance.at('waiting')
  const tabs = shareWithTabs(endpoint, allowance)
  let left = 0
  const leave = async (attempt: AttemptInfo) => {
    await own.beforeRequest?.(attempt)
    await tabs.beforeRequest(attempt)
    left += 1
  }
  const request = () => {
    const attempt = anAttempt()
    void leave(attempt)
    return attempt
  }
  const receive: Receive = async (attempt, result) => {
    await own.afterResponse?.(attempt, result)
    await tabs.afterResponse(attempt, result)
  }
  return { allowance, receive, request, left: () => left }
}

const anAttempt = (): AttemptInfo => ({
  endpoint: 'https://example.test',
  call: '/block',
  attempt: 1,
  body: {},
  headers: new Headers(),
  signal: new AbortController().signal,
})

type Receive = NonNullable<ClientHooks['afterResponse']>

const refusal: Parameters<Receive>[1] = {
  status: 429,
  headers: new Headers({ 'retry-after': '30' }),
  duration: 1,
}

/** Waits until the messages between tabs have been delivered. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 50))
const another = () => `https://${(endpoints += 1)}.test`

test('the tabs of a browser share one allowance', async () => {
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  for (let n = 0; n < 8; n++) one.request()
  await arrive()
  for (let n = 0; n < 8; n++) other.request()
  await arrive()
  expect([one.left(), other.left()]).toEqual([8, 2])
})

test('a tab opened later knows the other tabs’ requests of the last minute', async () => {
  const endpoint = another()
  const one = openTab(endpoint)
  for (let n = 0; n < 7; n++) one.request()
  await arrive()
  const other = openTab(endpoint)
  await arrive()
  for (let n = 0; n < 8; n++) other.request()
  await arrive()
  expect(other.left()).toBe(3)
})

test('a rate-limit error slows all tabs, including those opened later', async () => {
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  const attempt = one.request()
  await arrive()
  await one.receive(attempt, refusal)
  await arrive()
  expect([one.allowance.limited, other.allowance.limited]).toEqual([true, true])
  const third = openTab(endpoint)
  await arrive()
  expect(third.allowance.limited).toBe(true)
})

test('endpoints have separate allowances', async () => {
  const [one, other] = [openTab(another()), openTab(another())]
  for (let n = 0; n < 10; n++) one.request()
  await arrive()
  for (let n = 0; n < 10; n++) other.request()
  await arrive()
  expect(other.left()).toBe(10)
})

test('without a channel between them, each tab counts alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  for (let n = 0; n < 10; n++) [one, other].forEach(({ request }) => request())
  await arrive()
  expect([one.left(), other.left()]).toEqual([10, 10])
})
