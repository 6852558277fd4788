import type { Check } from '@mcm/proof'
import { expect, test } from 'vitest'
import { failedChecks, summarize, summarizeChecks } from './summary'

const holds = (id: Check['id']): Check => ({
  id,
  outcome: 'verified',
  subject: 'Block 1',
  expected: '1',
  actual: '1',
  reason: 'It holds.',
})
const fails = (id: Check['id']): Check =>
  ({ ...holds(id), outcome: 'failed', actual: '2' }) as Check
const open = (id: Check['id']): Check => ({
  id,
  outcome: 'not-checkable',
  subject: 'Block 1',
  reason: 'Nothing to compare with.',
})

test('a seal names what held, in a fixed order, and nothing else', () => {
  expect(summarizeChecks([holds('reward'), holds('block-hash'), open('work')], 'block')).toEqual({
    state: 'verified',
    words: 'Verified in your browser: header, reward',
  })
  expect(summarizeChecks([holds('conservation'), open('transfers')], 'transaction')).toEqual({
    state: 'verified',
    words: 'Verified in your browser: amounts',
  })
})

test('one failure outweighs everything that holds, and is named once', () => {
  const checks = [holds('block-hash'), fails('reward'), fails('merkle-root'), fails('reward')]
  expect(summarizeChecks(checks, 'block')).toEqual({
    state: 'failed',
    words: 'Does not add up: Reward, Merkle root',
  })
  expect(failedChecks(checks)).toHaveLength(3)
})

test('nothing checkable is neither proof nor alarm', () => {
  expect(summarizeChecks([open('work')], 'block')).toEqual({
    state: 'unavailable',
    words: 'Nothing here can be checked',
  })
})

test('waiting and a broken worker are told apart', () => {
  expect(summarize({ data: undefined, isError: false }, 'block').state).toBe('working')
  expect(summarize({ data: undefined, isError: true }, 'block')).toEqual({
    state: 'unavailable',
    words: 'Not checked: the verification could not run in this browser',
  })
})
