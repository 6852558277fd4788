import { expect, test } from 'vitest'
import { messages } from './answer-messages'

test.each([
  [0, 0, 'No endpoint responded.'],
  [0, 1, 'The only endpoint that responded doesn’t have this hash.'],
  [1, 1, 'The only endpoint that responded has this hash.'],
  [0, 2, 'Neither endpoint that responded has this hash.'],
  [1, 2, '1 of the 2 endpoints that responded has this hash.'],
  [2, 2, 'Both endpoints that responded have this hash.'],
  [0, 6, 'None of the 6 endpoints that responded has this hash.'],
  [2, 6, '2 of the 6 endpoints that responded have this hash.'],
  [6, 6, 'All 6 endpoints that responded have this hash.'],
])('%d of %d: %s', (found, responded, words) => {
  expect(messages.summary(found, responded)).toBe(words)
})
