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

test('a seal lists the passed checks, in a fixed order', () => {
  expect(summarizeChecks([holds('reward'), holds('block-hash'), open('work')], 'block')).toEqual({
    state: 'verified',
    words: 'Verified in your browser: header, reward',
    short: 'Verified in your browser',
  })
  expect(summarizeChecks([holds('work'), holds('block-hash')], 'block')).toEqual({
    state: 'verified',
    words: 'Work verified in your browser: header, proof of work',
    short: 'Work verified in your browser',
  })
  expect(summarizeChecks([holds('conservation'), open('transfers')], 'transaction')).toEqual({
    state: 'verified',
    words: 'Verified in your browser: amounts',
    short: 'Verified in your browser',
  })
})

test('one failure outweighs all passed checks and is named once', () => {
  const checks = [holds('block-hash'), fails('reward'), fails('merkle-root'), fails('reward')]
  expect(summarizeChecks(checks, 'block')).toEqual({
    state: 'failed',
    words: 'Verification failed: Reward, Merkle root',
  })
  expect(failedChecks(checks)).toHaveLength(3)
})

test('shows neither success nor alarm if there is nothing to check', () => {
  expect(summarizeChecks([open('work')], 'block')).toEqual({
    state: 'unavailable',
    words: 'Nothing to verify here',
  })
})

test('distinguishes waiting from a broken worker', () => {
  expect(summarize({ data: undefined, isError: false }, 'block').state).toBe('working')
  expect(summarize({ data: undefined, isError: true }, 'block')).toEqual({
    state: 'unavailable',
    words: 'Not checked: verification could not run in this browser',
  })
})
