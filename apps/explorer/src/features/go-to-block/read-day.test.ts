import { expect, test } from 'vitest'
import { readDay } from './read-day'

test('a day ends just before the next one, in UTC', () => {
  expect(readDay(' 2026-09-04 ')).toBe(Date.UTC(2026, 8, 5) - 1)
  expect(readDay('2028-02-29')).toBe(Date.UTC(2028, 2, 1) - 1)
})

test.each(['', '1078535', '2026-9-4', '2026-13-01', '2026-02-30', '2026-09-04T12:00', 'yesterday'])(
  '%j isn’t a day',
  (text) => {
    expect(readDay(text)).toBeUndefined()
  },
)
