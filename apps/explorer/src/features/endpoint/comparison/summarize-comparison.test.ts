import { expect, test } from 'vitest'
import type { EndpointResult, View } from './endpoint-comparison'
import { bestEndpoint } from './summarize-comparison'

const responded = (latency: number, index: number, kind: 'same' | 'not-yet'): EndpointResult => ({
  state: 'responded',
  latency,
  tip: { index, hash: '', time: 0 },
  view: { kind } satisfies View,
})
const endpoints = ['far', 'near', 'late', 'lagging', 'down'].map((name) => ({
  label: name,
  url: `https://${name}.example`,
}))
const results = new Map<string, EndpointResult>([
  ['https://far.example', responded(300, 8, 'same')],
  ['https://near.example', responded(200, 8, 'same')],
  ['https://late.example', responded(10, 7, 'same')],
  ['https://lagging.example', responded(10, 8, 'not-yet')],
  ['https://down.example', { state: 'failed', reason: 'unreachable' }],
])

test('the best endpoint is the fastest with the block and the highest tip', () => {
  expect(bestEndpoint(endpoints, results)?.label).toBe('near')
  expect(bestEndpoint(endpoints, new Map())).toBeUndefined()
})
