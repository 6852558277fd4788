import { type AttemptInfo, type ClientHooks, throttle } from '@mcm/rosetta-client'
import { afterEach, expect, test, vi } from 'vitest'
import { shareWithTabs } from './shared-pace'

let endpoints = 0
afterEach(() => vi.unstubAllGlobals())

/** A tab's allowance of an endpoint that all tabs of a test ask. */
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
  const answer: Answer = async (attempt, result) => {
    await own.afterResponse?.(attempt, result)
    await tabs.afterResponse(attempt, result)
  }
  return { allowance, answer, request, left: () => left }
}

const anAttempt = (): AttemptInfo => ({
  endpoint: 'https://example.test',
  call: '/block',
  attempt: 1,
  body: {},
  headers: new Headers(),
  signal: new AbortController().signal,
})

type Answer = NonNullable<ClientHooks['afterResponse']>

const refusal: Parameters<Answer>[1] = {
  status: 429,
  headers: new Headers({ 'retry-after': '30' }),
  duration: 1,
}

/** Lets what the tabs tell each other arrive. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 50))
const another = () => `https://${(endpoints += 1)}.test`

test('the tabs of a browser use one allowance together', async () => {
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  for (let n = 0; n < 8; n++) one.request()
  await arrive()
  for (let n = 0; n < 8; n++) other.request()
  await arrive()
  expect([one.left(), other.left()]).toEqual([8, 2])
})

test('a tab that is opened later knows what the others did within a minute', async () => {
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

test('a refusal slows all tabs, those opened later too', async () => {
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  const attempt = one.request()
  await arrive()
  await one.answer(attempt, refusal)
  await arrive()
  expect([one.allowance.limited, other.allowance.limited]).toEqual([true, true])
  const third = openTab(endpoint)
  await arrive()
  expect(third.allowance.limited).toBe(true)
})

test('endpoints have nothing to do with each other', async () => {
  const [one, other] = [openTab(another()), openTab(another())]
  for (let n = 0; n < 10; n++) one.request()
  await arrive()
  for (let n = 0; n < 10; n++) other.request()
  await arrive()
  expect(other.left()).toBe(10)
})

test('without a channel between them each tab is alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const endpoint = another()
  const [one, other] = [openTab(endpoint), openTab(endpoint)]
  for (let n = 0; n < 10; n++) [one, other].forEach(({ request }) => request())
  await arrive()
  expect([one.left(), other.left()]).toEqual([10, 10])
})
