import { expect, test } from 'vitest'
import type { EndpointResult, View } from './endpoint-comparison'
import { messages } from './messages'
import {
  adviseEndpoint,
  standingOf,
  commonVersion,
  summarizeComparison,
} from './summarize-comparison'

type Returned = Partial<Exclude<View, { kind: 'no-result' }>>

/** The result of an endpoint with the block, unless something else is given. */
function responded(returned: Returned = {}, tip: { index?: number; latency?: number } = {}) {
  const { index = 8, latency = 100 } = tip
  return {
    state: 'responded',
    latency,
    tip: { index, hash: '', time: 0 },
    view: {
      kind: 'same',
      at: 8,
      hash: 'a',
      contents: 0,
      verification: 'verified',
      failed: [],
      ...returned,
    },
  } satisfies EndpointResult as EndpointResult
}
const other = { kind: 'other-branch', hash: 'b', contents: 1 } as const
const lie = { verification: 'failed', failed: ['Reward'] } as const satisfies Returned

/** Results by endpoint, named like the endpoints. */
const read = (results: Record<string, EndpointResult>, own = Object.keys(results)[0] ?? '') => ({
  results: new Map(Object.entries(results)),
  advice: adviseEndpoint(
    Object.keys(results).map((name) => ({ label: name, url: name })),
    new Map(Object.entries(results)),
    own,
  ),
})
const down: EndpointResult = { state: 'failed', reason: 'unreachable' }

test('keeps the endpoint in use if it is as good as the others', () => {
  const { advice } = read({
    own: responded({}, { latency: 300 }),
    near: responded({}, { latency: 10, index: 9 }),
    down,
  })
  expect(advice).toMatchObject({ best: { label: 'own', isVerified: true }, agree: 2, keep: true })
})

test('recommends the fastest with the highest tip instead of one that is behind', () => {
  const { advice } = read({
    own: responded({}, { index: 8 }),
    far: responded({}, { index: 10, latency: 300 }),
    near: responded({}, { index: 10, latency: 200 }),
    late: responded({}, { index: 9, latency: 1 }),
    lagging: responded({ kind: 'not-yet', at: 7 }, { index: 7, latency: 1 }),
  })
  expect(advice).toMatchObject({ best: { label: 'near' }, keep: false })
})

test('a block that fails verification counts for nothing, however many have it', () => {
  const { advice, results } = read({
    own: responded(lie),
    accomplice: responded(lie),
    honest: responded(),
  })
  expect(advice).toMatchObject({ best: { label: 'honest' }, agree: 1, keep: false })
  expect(summarizeComparison(results)).toMatchObject({ unverified: 2, same: 1, disagree: true })
  expect(read({ own: responded(lie) }).advice).toBeUndefined()
})

test('the most common block wins, and none does in a tie', () => {
  const { advice, results } = read({
    own: responded(),
    one: responded(other),
    two: responded(other),
  })
  expect(advice).toMatchObject({ best: { label: 'one' }, agree: 2 })
  expect(summarizeComparison(results).outvoted).toBe(true)
  const tie = read({ own: responded(), one: responded(other) })
  expect(tie.advice).toBeUndefined()
  expect(summarizeComparison(tie.results)).toMatchObject({ disagree: true, outvoted: false })
})

test('the same block with other transfers is wrong', () => {
  const { advice, results } = read({
    own: responded({ contents: 1 }),
    one: responded(),
    two: responded(),
  })
  expect(advice?.best.label).toBe('one')
  expect(standingOf(results.get('own'), commonVersion(results))).toBe('altered')
  expect(summarizeComparison(results)).toMatchObject({ altered: 1, disagree: true })
})

test('says briefly why the endpoint in use is kept', () => {
  const words = (agree: number, of: number, isVerified = false, asked = of, behind = 0) =>
    messages.summary.keepBrief({ agree, of, isVerified }, asked, behind)
  expect(words(1, 1, true)).toBe('Block verified. No other endpoint responded.')
  expect(words(2, 2)).toBe('Both endpoints agree.')
  expect(words(7, 7)).toBe('All 7 endpoints agree.')
  expect(words(6, 6, true, 7)).toBe('Block verified. 6 endpoints agree, 1 didn’t respond.')
  expect(words(5, 6, true, 7, 1)).toBe(
    'Block verified. 5 endpoints agree, 1 is behind, 1 didn’t respond.',
  )
  expect(words(5, 7, true, 7, 2)).toBe('Block verified. 5 endpoints agree, 2 are behind.')
  expect(words(1, 3)).toBe('This endpoint has the latest block.')
})
