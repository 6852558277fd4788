import { expect, test } from 'vitest'
import { parseDraft } from './draft'

const valid = { destination: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: ' 1.5 ', memo: 'INV-42' }

test('reads a payment', () => {
  expect(parseDraft((field) => valid[field])).toEqual({
    draft: {
      destination: '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59',
      amount: 1_500_000_000n,
      memo: 'INV-42',
    },
    problems: {},
  })
})

test('says what is wrong with each field', () => {
  const wrong = { destination: 'nobody', amount: '0', memo: 'AB-CD' }
  const { draft, problems } = parseDraft((field) => wrong[field])
  expect(draft).toBeUndefined()
  expect(problems.destination).toMatch(/address/i)
  expect(problems.amount).toBe('The amount must be greater than 0')
  expect(problems.memo).toMatch(/alternate letters and digits/)
})
